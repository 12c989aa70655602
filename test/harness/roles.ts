import { Client } from "pg";
import { groupRoles, type Logins, type RoleName } from "#server/platform/roles.ts";
import type { TestDatabase } from "./database.ts";

/** How the product itself connects to a test's database as one of its roles. */
export function connectionAs(database: TestDatabase, role: RoleName) {
  const url = new URL(database.url);
  const name = url.pathname.slice(1);
  const group = groupRoles[role];
  return {
    address: { host: url.searchParams.get("host")!, database: name },
    login: { user: `${group}__${name}`.slice(0, 63), password: undefined, group },
  };
}

/** A connection like those that serve requests, for an owner or for no one. */
export async function clientAs(
  database: TestDatabase,
  role: RoleName,
  owner?: string,
): Promise<Client> {
  const { address, login } = connectionAs(database, role);
  const client = new Client({ ...address, user: login.user, options: `-c role=${login.group}` });
  await client.connect();
  if (owner) await client.query("select set_config('app.owner', $1, false)", [owner]);
  return client;
}

/** The logins the product has created, or will create, for this database. */
export function loginsOf(database: TestDatabase): Logins {
  const roles = Object.keys(groupRoles) as RoleName[];
  return Object.fromEntries(
    roles.map((role) => [role, connectionAs(database, role).login]),
  ) as Logins;
}
