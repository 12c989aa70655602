import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** The way to the tests' PostgreSQL, which can be closed as if the server were away, or go silent as if the network were. */
export type DatabaseProxy = AsyncDisposable & {
  /** The address of a database by this way. */
  urlOf(url: string): string;
  /** Ends every connection and takes no new one. */
  close(): Promise<void>;
  /** Keeps every connection, takes new ones, and brings nothing over any more. */
  freeze(): void;
  /** Ends what was frozen, and lets everybody through again. */
  open(): Promise<void>;
  /** The most connections that there were at once so far. */
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
