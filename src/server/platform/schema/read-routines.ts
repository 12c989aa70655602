import { type Ask, notOfExtension, owner } from "./ask.ts";
import type { Grant, Routine } from "./catalog.ts";

export function readRoutines(ask: Ask, inSchemas: unknown[]): Promise<Routine[]> {
  return ask<Routine>(
    `select n.nspname as schema, format('%I(%s)', p.proname, pg_get_function_identity_arguments(p.oid)) as signature,
            ${owner("p.proowner")} as owner, p.prosecdef as definer,
            concat_ws(' ', '(' || pg_get_function_arguments(p.oid) || ')', 'returns', pg_get_function_result(p.oid),
              l.lanname,
              case p.prokind when 'f' then null else 'kind ' || p.prokind::text end,
              case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
              case p.proparallel when 's' then 'parallel safe' when 'r' then 'parallel restricted' end,
              case when p.proisstrict then 'strict' end, case when p.proleakproof then 'leakproof' end,
              case when p.prosecdef then 'security definer' end,
              'set ' || array_to_string(array(select unnest(p.proconfig) order by 1), ', ')) as head,
            coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) as body, p.prosqlbody is not null as "isParsed",
            case when p.prokind in ('f', 'p') then pg_get_functiondef(p.oid) else '' end as definition
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
      where n.nspname = any ($2) and ${notOfExtension("pg_proc", "p.oid")}
      order by 1, 2`,
    inSchemas,
  );
}

/** The grants to our roles and to PUBLIC, one per line, without the implicit rights of owners. */
export function readGrants(ask: Ask, inSchemas: unknown[]): Promise<Grant[]> {
  return ask<Grant>(
    `with given (acl, owner, name) as (
       select coalesce(n.nspacl, acldefault('n', n.nspowner)), n.nspowner, format('schema %I', n.nspname)
         from pg_namespace n where n.nspname = any ($2)
       union all
       select coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's'::"char" else 'r' end, c.relowner)),
              c.relowner, format('%I.%I', n.nspname, c.relname)
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = any ($2) and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
          and ${notOfExtension("pg_class", "c.oid")}
       union all
       select coalesce(p.proacl, acldefault('f', p.proowner)), p.proowner,
              format('function %I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = any ($2) and ${notOfExtension("pg_proc", "p.oid")}
       union all
       select t.typacl, t.typowner, format('type %I.%I', n.nspname, t.typname)
         from pg_type t join pg_namespace n on n.oid = t.typnamespace
        where n.nspname = any ($2) and t.typacl is not null and ${notOfExtension("pg_type", "t.oid")}
       union all
       select f.defaclacl, f.defaclrole, concat_ws(' ', 'everything new of kind', f.defaclobjtype::text,
              'in schema ' || (select format('%I', n.nspname) from pg_namespace n where n.oid = f.defaclnamespace))
         from pg_default_acl f
     )
     select x.role, lower(a.privilege_type) || case when a.is_grantable then ' with grant option' else '' end as right,
            null as column, g.name as on
       from given g, aclexplode(g.acl) a,
            lateral (select case a.grantee when 0 then 'public' else pg_get_userbyid(a.grantee)::text end as role) x
      where a.grantee <> g.owner and (a.grantee = 0 or x.role = any ($1))
     union all
     select x.role, lower(a.privilege_type) || case when a.is_grantable then ' with grant option' else '' end,
            format('%I', t.attname), format('%I.%I', n.nspname, c.relname)
       from pg_attribute t join pg_class c on c.oid = t.attrelid join pg_namespace n on n.oid = c.relnamespace,
            aclexplode(t.attacl) a,
            lateral (select case a.grantee when 0 then 'public' else pg_get_userbyid(a.grantee)::text end as role) x
      where n.nspname = any ($2) and t.attacl is not null and not t.attisdropped and a.grantee <> c.relowner
        and (a.grantee = 0 or x.role = any ($1)) and ${notOfExtension("pg_class", "c.oid")}
      order by 1, 4, 2, 3`,
    inSchemas,
  );
}
