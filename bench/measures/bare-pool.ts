import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createPool } from "#server/platform/database.ts";
import { createLog } from "#server/platform/log.ts";

/** A bare handler's pool: the same as the product's, with the role that the parent process names in BARE. */
export function barePool(max: number) {
  const { host, database, user, group } = JSON.parse(process.env.BARE!) as {
    host: string;
    database: string;
    user: string;
    group: string;
  };
  const login = { user, group, password: undefined };
  return createPool({ host, database }, login, createLog("silent"), { max });
}

/** Listens on any free port and reports it to the parent; exits with the parent. */
export function serveParent(server: Server): void {
  server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
  process.on("disconnect", () => process.exit());
}
