import { randomBytes } from "node:crypto";
import { type Client, escapeIdentifier, escapeLiteral } from "pg";
import { type MasterKeys, unwrapSecret, wrapSecret } from "./sealed/master-keys.ts";

/**
 * The seven roles that requests and jobs run as. None is a superuser, an owner of tenant tables or able to bypass
 * row-level security (docs/decisions/004-two-layers-of-tenant-isolation.md).
 */
export const groupRoles = {
  app: "hearthline_app",
  account: "hearthline_account",
  worker: "hearthline_worker",
  /** Serves visitors without an account: one professional, and only what booking needs (docs/decisions/016). */
  visitor: "hearthline_visitor",
  /**
   * Serves what two linked professionals may see of each other: cards, invitations, shared deals (docs/decisions/018).
   */
  links: "hearthline_links",
  /** Serves people's own account page (docs/decisions/021). */
  person: "hearthline_person",
  /** Serves the assistant's conversations and actions (docs/decisions/027). */
  assistant: "hearthline_assistant",
} as const;
export type RoleName = keyof typeof groupRoles;

/**
 * Roles without login and without members. Each owns a function that sees more than its caller, or triggers that write
 * more, and has no other rights.
 */
export const keeperRoles = {
  /** Reads sessions, for the functions in the schema `gate`. */
  gate: "hearthline_gate",
  /** Reads what searches compare, because row-level security would keep them from using an index. */
  search: "hearthline_search",
  /** Writes the word list of contact names. */
  words: "hearthline_word_keeper",
  /** Writes the consequences of a link's change: copies on the profiles, the log, notifications. */
  links: "hearthline_link_keeper",
  /** Writes the consequences of an account's change: events, the profile's copy of the email. */
  account: "hearthline_account_keeper",
  /** Seals what older releases stored in clear, and seals anew when keys are rotated. */
  sealer: "hearthline_sealer",
} as const;

/** How a process connects with one of the roles. */
export type Login = { user: string; password: string | undefined; group: string };
export type Logins = Record<RoleName, Login>;

/** Roles that see everything another role sees, and more: the assistant books, moves and cancels as visitors do. */
const heirs: { heir: string; of: string }[] = [
  { heir: groupRoles.assistant, of: groupRoles.visitor },
];

/** Creates missing roles. Runs before the migrations, which grant to them. */
export async function ensureGroupRoles(admin: Client): Promise<void> {
  for (const role of [...Object.values(groupRoles), ...Object.values(keeperRoles)]) {
    const { rowCount } = await admin.query("select 1 from pg_roles where rolname = $1", [role]);
    if (!rowCount) await admin.query(`create role ${role} nologin`);
  }
  for (const { heir, of } of heirs) {
    const { rows } = await admin.query<{ has: boolean }>(
      "select pg_has_role($1, $2, 'usage') as has",
      [heir, of],
    );
    if (!rows[0]!.has) await admin.query(`grant ${of} to ${heir}`);
  }
  // An administrator who is not a superuser must be a member of a role to transfer ownership to it.
  const { rows } = await admin.query<{ superuser: boolean }>(
    "select rolsuper as superuser from pg_roles where rolname = current_user",
  );
  const receivers = [groupRoles.worker, ...Object.values(keeperRoles)].join(", ");
  if (!rows[0]?.superuser) await admin.query(`grant ${receivers} to current_user`);
  const database = escapeIdentifier(await currentDatabase(admin));
  await admin.query(
    `grant connect on database ${database} to ${Object.values(groupRoles).join(", ")}`,
  );
  // graphile-worker needs this right when it installs its schema, even if the schema exists.
  await admin.query(`grant create on database ${database} to ${groupRoles.worker}`);
}

/**
 * Creates one login for each role in this database. If connections need a password, it is random and stored in
 * operation.secret, so that several server processes share it, wrapped by the master key; null for no passwords.
 */
export async function ensureLogins(admin: Client, masters: MasterKeys | null): Promise<Logins> {
  const database = await currentDatabase(admin);
  const logins = {} as Logins;
  for (const [name, group] of Object.entries(groupRoles) as [RoleName, string][]) {
    // PostgreSQL truncates identifiers at 63 bytes; database names are rarely that long.
    const user = `${group}__${database}`.slice(0, 63);
    const password = masters ? await sharedSecret(admin, masters, `login ${name}`) : undefined;
    const { rowCount } = await admin.query("select 1 from pg_roles where rolname = $1", [user]);
    const role = escapeIdentifier(user);
    if (!rowCount) await admin.query(`create role ${role} login`);
    await admin.query(`grant ${group} to ${role}`);
    if (password) await admin.query(`alter role ${role} password ${escapeLiteral(password)}`);
    logins[name] = { user, password, group };
  }
  return logins;
}

/** A secret of this database: created once, the same for every process, stored wrapped by the master key. */
export async function sharedSecret(
  admin: Client,
  masters: MasterKeys,
  name: string,
): Promise<string> {
  const find = async () => {
    const { rows } = await admin.query<{ value: string }>(
      "select value from operation.secret where name = $1",
      [name],
    );
    return rows[0];
  };
  if (!(await find()))
    await admin.query(
      "insert into operation.secret (name, value) values ($1, $2) on conflict do nothing",
      [name, wrapSecret(masters, name, randomBytes(32).toString("base64url"))],
    );
  return unwrapSecret(masters, name, (await find())!.value);
}

/**
 * Throws when a role could bypass row-level security: a superuser, one with BYPASSRLS, or the owner of a table in
 * public. Checked as that role at every start.
 */
export async function refuseBypass(client: { query: Client["query"] }): Promise<void> {
  const { rows } = await client.query<{ role: string; unsafe: boolean }>(
    `select current_user as role,
            exists (
              select from pg_roles r
               where (pg_has_role(session_user, r.oid, 'member') or r.rolname = session_user)
                 and (r.rolsuper or r.rolbypassrls)
            ) or exists (
              select from pg_class c
               where c.relnamespace = 'public'::regnamespace and pg_has_role(session_user, c.relowner, 'member')
            ) as unsafe`,
  );
  const answer = rows[0]!;
  if (answer.unsafe)
    throw new Error(
      `The database role ${answer.role} could read past row-level security; Hearthline does not start with it.`,
    );
}

async function currentDatabase(admin: Client): Promise<string> {
  const { rows } = await admin.query<{ name: string }>("select current_database() as name");
  return rows[0]!.name;
}
