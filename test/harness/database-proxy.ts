import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/**
 * A connection to the tests' PostgreSQL that can be closed as if the server were down, or frozen as if the network
 * were.
 */
export type DatabaseProxy = AsyncDisposable & {
  /** The address of a database through this proxy. */
  urlOf(url: string): string;
  /** Ends every connection and accepts no new one. */
  close(): Promise<void>;
  /** Keeps every connection, accepts new ones, and passes nothing on. */
  freeze(): void;
  /** Ends frozen connections and lets everything through again. */
  open(): Promise<void>;
  /** The largest number of concurrent connections so far. */
  most(): number;
};

export async function startDatabaseProxy(): Promise<DatabaseProxy> {
  const socketDir = process.env.HEARTHLINE_TEST_PG!;
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let connections = 0;
  let most = 0;
  const server = createServer((client) => {
    const inner = connect(join(socketDir, ".s.PGSQL.5432"));
    connections += 1;
    most = Math.max(most, connections);
    client.once("close", () => (connections -= 1));
    for (const [from, to] of [
      [client, inner],
      [inner, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (data) => void (isFrozen || to.write(data)));
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = async () => {
    const closed = server.listening ? once(server, "close") : null;
    server.close();
    endAll();
    await closed;
  };
  return {
    urlOf(url) {
      const { username, pathname } = new URL(url);
      return `postgres://${username}@127.0.0.1:${port}${pathname}`;
    },
    close,
    freeze() {
      isFrozen = true;
    },
    async open() {
      endAll();
      isFrozen = false;
      if (server.listening) return;
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    most: () => most,
    [Symbol.asyncDispose]: close,
  };
}
