import type { Client } from "pg";
import { type Ask, notOfExtension, owner } from "./ask.ts";
import type { Catalog, Named, Role } from "./catalog.ts";
import { readRelations } from "./read-relations.ts";
import { readGrants, readRoutines } from "./read-routines.ts";
import { groupRoles, keeperRoles, type Login, type Logins } from "../roles.ts";

const groups: string[] = [...Object.values(groupRoles), ...Object.values(keeperRoles)];

/** Other programs' schemas: graphile-worker's and the migrator's journal. */
const foreign = ["graphile_worker", "drizzle"];

/**
 * Reads everything in the database that migrations and roles.ts create: schemas, tables, policies, functions, triggers,
 * rights. `schemas` limits it to some. Logins, whose names contain the database's, are reported as "login of" their
 * role. Objects of extensions are left out.
 */
export async function readCatalog(
  client: Client,
  { logins, schemas }: { logins: Logins; schemas?: string[] },
): Promise<Catalog> {
  await client.query("begin isolation level repeatable read read only");
  try {
    // Fixes how names and constants are printed, whatever the settings of this database or role.
    await client.query(
      `set local search_path = pg_catalog; set local quote_all_identifiers = off; set local timezone = 'UTC';
       set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local jit = off`,
    );
    return await readAll(client, Object.values(logins), schemas);
  } finally {
    await client.query("rollback");
  }
}

async function readAll(client: Client, logins: Login[], wanted?: string[]): Promise<Catalog> {
  const loginNames = new Map(logins.map(({ user, group }) => [user, `login of ${group}`]));
  const ourRoles = [...groups, ...loginNames.keys()];
  const named = (role: string) => loginNames.get(role) ?? role;
  const ask: Ask = async <Row>(text: string, values: unknown[] = []) =>
    (await client.query<Row & Record<string, unknown>>(text, values)).rows;
  const [version] = await ask<{ server_version_num: string }>("show server_version_num");
  const schemas = await ask<Catalog["schemas"][number]>(
    `select n.nspname as name, ${owner("n.nspowner")} as owner from pg_namespace n
      where case when $2::text[] is null then n.nspname !~ '^pg_' and n.nspname <> all ($3)
                 else n.nspname = any ($2) end
        and n.nspname <> 'information_schema' and ${notOfExtension("pg_namespace", "n.oid")}
      order by 1`,
    [ourRoles, wanted ?? null, foreign],
  );
  const inSchemas = [ourRoles, schemas.map(({ name }) => name)];
  const extensions = await ask<{ name: string }>(
    "select extname as name from pg_extension where extname <> 'plpgsql' order by 1",
  );
  const types = await ask<Named>(
    `select format('%I.%I', n.nspname, t.typname) as name,
            case t.typtype
              when 'e' then 'enum (' || (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)
                                           from pg_enum e where e.enumtypid = t.oid) || ')'
              when 'd' then 'domain over ' || format_type(t.typbasetype, t.typtypmod)
                || coalesce((select string_agg(' ' || pg_get_constraintdef(k.oid, true), '' order by k.conname)
                               from pg_constraint k where k.contypid = t.oid and k.contype = 'c'), '')
              else 'type' end as definition
       from pg_type t join pg_namespace n on n.oid = t.typnamespace
      where n.nspname = any ($2) and $1::text[] is not null and ${notOfExtension("pg_type", "t.oid")}
        and (t.typtype in ('e', 'd', 'r')
             or t.typtype = 'c' and exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
      order by 1`,
    inSchemas,
  );
  const roles = await ask<Role>(
    `select r.rolname as name,
            array(select g.rolname::text from pg_auth_members m join pg_roles g on g.oid = m.roleid
                   where m.member = r.oid order by 1) as "memberOf",
            array_remove(array[case when r.rolsuper then 'superuser' end, case when r.rolbypassrls then 'bypassrls' end,
              case when r.rolcreaterole then 'createrole' end, case when r.rolcreatedb then 'createdb' end,
              case when r.rolreplication then 'replication' end, case when r.rolcanlogin then 'login' end], null) as powers
       from pg_roles r where r.rolname = any ($1) order by 1`,
    [ourRoles],
  );
  return {
    major: Math.floor(Number(version!.server_version_num) / 10_000),
    schemas,
    extensions: extensions.map(({ name }) => name),
    types,
    relations: await readRelations(ask, inSchemas),
    routines: await readRoutines(ask, inSchemas),
    grants: (await readGrants(ask, inSchemas)).map((grant) => ({
      ...grant,
      role: named(grant.role),
    })),
    roles: roles.map((role) => ({ ...role, name: named(role.name) })),
  };
}
