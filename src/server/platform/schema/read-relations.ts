import { type Ask, notOfExtension, owner } from "./ask.ts";
import type { Column, Named, Policy, Relation } from "./catalog.ts";

/** Tables, views and sequences, with their parts. */
export async function readRelations(ask: Ask, inSchemas: unknown[]): Promise<Relation[]> {
  type Found = Omit<Relation, "columns" | "constraints" | "indexes" | "policies" | "triggers">;
  const relations = await ask<Found & { oid: string }>(
    `select c.oid::text, n.nspname as schema, format('%I', c.relname) as name, ${owner("c.relowner")} as owner,
            case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'view' else 'table' end as kind,
            case when not c.relrowsecurity then 'off' when c.relforcerowsecurity then 'forced' else 'enabled' end
              as security,
            case when c.relkind in ('v', 'm') then concat_ws(' ', array_to_string(c.reloptions, ', '),
              pg_get_viewdef(c.oid, true)) end as query
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any ($2) and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        and ${notOfExtension("pg_class", "c.oid")}
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
                           and c.relkind = 'S' and d.deptype = 'i')
      order by 2, 3`,
    inSchemas,
  );
  const oids = relations.map(({ oid }) => oid);
  const columns = await ask<Column & { of: string }>(
    `select a.attrelid::text as of, format('%I', a.attname) as name, a.attnotnull as "notNull",
            format_type(a.atttypid, a.atttypmod)
              || case when a.attcollation not in (0, t.typcollation)
                      then ' collate ' || a.attcollation::regcollation::text else '' end as type,
            case when a.attgenerated <> '' then format('generated always as (%s) %s', pg_get_expr(e.adbin, e.adrelid, true),
                        case a.attgenerated when 's' then 'stored' else 'virtual' end)
                 when a.attidentity <> '' then format('generated %s as identity',
                        case a.attidentity when 'a' then 'always' else 'by default' end)
                 when e.adbin is not null then 'default ' || pg_get_expr(e.adbin, e.adrelid, true)
                 else '' end as filled
       from pg_attribute a join pg_type t on t.oid = a.atttypid
       join pg_class c on c.oid = a.attrelid
       left join pg_attrdef e on e.adrelid = a.attrelid and e.adnum = a.attnum
      where a.attrelid = any ($1::oid[]) and a.attnum > 0 and not a.attisdropped and c.relkind <> 'S'
      order by a.attnum`,
    [oids],
  );
  // "not null" is reported with its column, because only PostgreSQL 18 counts it as a constraint.
  const constraints = await ask<Named & { of: string }>(
    `select k.conrelid::text as of, k.conname as name, pg_get_constraintdef(k.oid, true) as definition
       from pg_constraint k where k.conrelid = any ($1::oid[]) and k.contype in ('p', 'u', 'x', 'c', 'f') order by 2`,
    [oids],
  );
  const indexes = await ask<Named & { of: string }>(
    `select i.indrelid::text as of, c.relname as name,
            pg_get_indexdef(i.indexrelid, 0, true) || case when i.indisvalid then '' else ' (invalid)' end as definition
       from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = any ($1::oid[])
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
      order by 2`,
    [oids],
  );
  const policies = await ask<Policy & { of: string }>(
    `select p.polrelid::text as of, p.polname as name, p.polpermissive as permissive,
            case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete'
                          else 'all' end as command,
            array(select case r.oid when 0 then 'public' else pg_get_userbyid(r.oid)::text end
                    from unnest(p.polroles) as r(oid) order by 1) as roles,
            pg_get_expr(p.polqual, p.polrelid, true) as using, pg_get_expr(p.polwithcheck, p.polrelid, true) as check
       from pg_policy p where p.polrelid = any ($1::oid[]) order by 2`,
    [oids],
  );
  const triggers = await ask<Named & { of: string }>(
    `select t.tgrelid::text as of, t.tgname as name, pg_get_triggerdef(t.oid, true)
              || case t.tgenabled when 'O' then '' when 'D' then ' (disabled)' else ' (by replication)' end as definition
       from pg_trigger t where t.tgrelid = any ($1::oid[]) and not t.tgisinternal order by 2`,
    [oids],
  );
  const parts = [columns, constraints, indexes, policies, triggers].map(groupByTable);
  return relations.map(({ oid, ...relation }) => {
    const [ofColumns, ofConstraints, ofIndexes, ofPolicies, ofTriggers] = parts.map(
      (part) => part.get(oid) ?? [],
    );
    return {
      ...relation,
      columns: ofColumns as Column[],
      constraints: ofConstraints as Named[],
      indexes: ofIndexes as Named[],
      policies: ofPolicies as Policy[],
      triggers: ofTriggers as Named[],
    };
  });
}

function groupByTable(rows: { of: string }[]): Map<string, unknown[]> {
  const groups = new Map<string, unknown[]>();
  for (const { of, ...row } of rows) {
    const group = groups.get(of);
    if (group) group.push(row);
    else groups.set(of, [row]);
  }
  return groups;
}
