import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createPool } from "#server/platform/database.ts";
import { createLog } from "#server/platform/log.ts";

/** The pool of a bare handler: the product's own, as the role that its parent names in BARE. */
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

/** Listens anywhere and tells the parent where; ends with the parent. */
export function serveParent(server: Server): void {
  server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
  process.on("disconnect", () => process.exit());
}
