import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { refuseConnect } from "../http/methods.ts";
import { setSecurityHeaders } from "../http/security-headers.ts";

/** What operators read, at an address of its own. */
export type MetricsServer = {
  /** Where it is. */
  origin: string;
  stop(): Promise<void>;
};

type Parts = {
  host: string;
  port: number;
  /** The metrics in Prometheus's text format. */
  read: () => Promise<{ type: string; text: string }>;
  /** Whether requests can be served, and what is wrong if not. */
  readiness: () => Promise<{ ok: boolean }>;
};

/** Serves /metrics and the operator's /readyz, which no one can reach through the product's own port. */
export async function startMetricsServer({ host, port, ...parts }: Parts): Promise<MetricsServer> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 });
  server.on("connect", refuseConnect);
  server.on("request", (req, res) => {
    setSecurityHeaders(res, { https: false });
    res.setHeader("cache-control", "no-store");
    answer(req, res, parts).catch(() =>
      res.headersSent ? res.destroy() : res.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new Error(`Port ${port} is taken. Set METRICS_PORT to another.`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return {
    origin: `http://${name}:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  { read, readiness }: Pick<Parts, "read" | "readiness">,
): Promise<void> {
  const [path] = (req.url ?? "/").split("?", 1);
  if (path !== "/metrics" && path !== "/readyz")
    return void res.writeHead(404, { "content-type": "text/plain" }).end();
  if (req.method !== "GET" && req.method !== "HEAD")
    return void res.writeHead(405, { allow: "GET, HEAD", connection: "close" }).end();
  if (path === "/metrics") {
    const { type, text } = await read();
    return void res.writeHead(200, { "content-type": type }).end(text);
  }
  const state = await readiness();
  res
    .writeHead(state.ok ? 200 : 503, { "content-type": "application/json; charset=utf-8" })
    .end(`${JSON.stringify(state, null, 2)}\n`);
}
