import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Config, isLoopback } from "./platform/config.ts";
import { refuseConnect } from "./platform/http/methods.ts";

/** A server that answers 503 until it gets another handler. */
export function createHttpServer(): Server {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // How often the two limits above are checked.
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 10_000,
  });
  server.maxRequestsPerSocket = 1_000;
  server.on("request", (_, res) => res.writeHead(503, { "retry-after": "1" }).end());
  server.on("connect", refuseConnect);
  return server;
}

/** Returns the port. */
export async function listen(server: Server, { host, port }: Config): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(
        taken
          ? new Error(`Port ${port} is taken. Set PORT to another, for example PORT=${port + 1}.`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Accepts no new connections, lets open requests finish, and closes the rest when time runs out. */
export async function closeServer(server: Server, late: AbortSignal): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle only after its last response.
  const idle = setInterval(() => server.closeIdleConnections(), 25);
  const cut = () => server.closeAllConnections();
  late.addEventListener("abort", cut, { once: true });
  if (late.aborted) cut();
  await closed;
  clearInterval(idle);
}

/** This machine has two names; pages under either may write. */
export function originsOf(baseUrl: string): string[] {
  if (!isLoopback(baseUrl)) return [baseUrl];
  const { protocol, port } = new URL(baseUrl);
  const suffix = port ? `:${port}` : "";
  return [
    ...new Set([
      baseUrl,
      ...["127.0.0.1", "localhost"].map((host) => `${protocol}//${host}${suffix}`),
    ]),
  ];
}

/** The name by which this machine reaches a host that it listens on. */
export function loopbackName(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
