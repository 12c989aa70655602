import { randomBytes } from "node:crypto";
import { type Client, escapeIdentifier, escapeLiteral } from "pg";

/**
 * The seven roles that requests and jobs run as. None is a superuser, an owner of tenant tables or able to bypass
 * row-level security (docs/decisions/004-two-walls.md).
 */
export const groupRoles = {
  app: "hearthline_app",
  account: "hearthline_account",
  worker: "hearthline_worker",
  /** Serves people without an account: of one professional, what booking needs (docs/decisions/016). */
  visitor: "hearthline_visitor",
  /** Serves what two professionals may see of each other: cards, invitations, shared deals (docs/decisions/018). */
  links: "hearthline_links",
  /** Serves what a signed-in person sees and does of the own account (docs/decisions/021). */
  person: "hearthline_person",
  /** Serves the assistant's conversations and what it does towards the outside (docs/decisions/027). */
  assistant: "hearthline_assistant",
} as const;
export type RoleName = keyof typeof groupRoles;

/**
 * Roles that nobody is a member of and nobody connects as: each owns a function that sees more than its caller, or the
 * triggers that write beyond it, and may do no more than those need.
 */
export const keeperRoles = {
  /** Reads sessions, to tell whose a token is. */
  gate: "hearthline_gate",
  /** Reads what searches compare, to find one owner's contacts by an index that policies would keep from use. */
  search: "hearthline_search",
  /** Writes which words stand in the names of contacts, whoever adds, changes or deletes one. */
  words: "hearthline_word_keeper",
  /** Writes what follows from a change of a link: the copies on the profiles, the log, the notices. */
  links: "hearthline_link_keeper",
  /** Writes what follows from a change of an account: its events, the profile's copy of the email. */
  account: "hearthline_account_keeper",
} as const;

/** How one process connects as one of the roles. */
export type Login = { user: string; password: string | undefined; group: string };
export type Logins = Record<RoleName, Login>;

/** Who sees all that another sees, and more: the assistant books, moves and cancels as visitors do. */
const heirs: { heir: string; of: string }[] = [
  { heir: groupRoles.assistant, of: groupRoles.visitor },
];

/** Makes the roles if they are missing. Runs before the migrations, which grant to them. */
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
  // An administrator that is no superuser must be a member to hand things over to these roles.
  const { rows } = await admin.query<{ superuser: boolean }>(
    "select rolsuper as superuser from pg_roles where rolname = current_user",
  );
  const receivers = [groupRoles.worker, ...Object.values(keeperRoles)].join(", ");
  if (!rows[0]?.superuser) await admin.query(`grant ${receivers} to current_user`);
  const database = escapeIdentifier(await currentDatabase(admin));
  await admin.query(
    `grant connect on database ${database} to ${Object.values(groupRoles).join(", ")}`,
  );
  // The queue's library asks for this right when it installs its schema, even where the schema exists.
  await admin.query(`grant create on database ${database} to ${groupRoles.worker}`);
}

/**
 * Makes one login per group for this database. Where connections need a password it is random and kept in
 * operation.secret, so that several server processes share it.
 */
export async function ensureLogins(admin: Client, needsPassword: boolean): Promise<Logins> {
  const database = await currentDatabase(admin);
  const logins = {} as Logins;
  for (const [name, group] of Object.entries(groupRoles) as [RoleName, string][]) {
    // PostgreSQL cuts identifiers at 63 bytes; the database's own name is rarely that long.
    const user = `${group}__${database}`.slice(0, 63);
    const password = needsPassword ? await sharedSecret(admin, `login ${name}`) : undefined;
    const { rowCount } = await admin.query("select 1 from pg_roles where rolname = $1", [user]);
    const role = escapeIdentifier(user);
    if (!rowCount) await admin.query(`create role ${role} login`);
    await admin.query(`grant ${group} to ${role}`);
    if (password) await admin.query(`alter role ${role} password ${escapeLiteral(password)}`);
    logins[name] = { user, password, group };
  }
  return logins;
}

/** A secret of this database: made once, the same for every process afterwards. */
export async function sharedSecret(admin: Client, name: string): Promise<string> {
  await admin.query(
    "insert into operation.secret (name, value) values ($1, $2) on conflict do nothing",
    [name, randomBytes(32).toString("base64url")],
  );
  const { rows } = await admin.query<{ value: string }>(
    "select value from operation.secret where name = $1",
    [name],
  );
  return rows[0]!.value;
}

/**
 * Throws when a role could see past row-level security: a superuser, one with BYPASSRLS, or an owner of a table in
 * public. Asked as that very role, at every start.
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
