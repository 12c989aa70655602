-- Search through one function (docs/decisions/013). LIKE is not leakproof, so under a policy PostgreSQL would not use
-- the trigrams. The function's owner, hearthline_search (src/server/platform/roles.ts), stands under no owner's policy
-- and reads the columns that are compared, no more. Nobody tells it an owner: it asks the transaction, as policies do.
create schema search authorization hearthline_search;
--> statement-breakpoint
grant usage on schema public to hearthline_search;
--> statement-breakpoint
grant select (user_id, id, type, status, is_refinance, search_text, sort_name, created_at) on contacts
  to hearthline_search;
--> statement-breakpoint
create policy searched_contacts on contacts for select to hearthline_search using (true);
--> statement-breakpoint
-- Three letters and more that are rare in their account are found here.
create index contacts_by_trigram on contacts using gin (user_id, search_text gin_trgm_ops);
--> statement-breakpoint
-- Everything else is found by walking the list with the texts beside it, without a look at the rows. What an index
-- holds may not be larger than 2,704 bytes; a longer text (dozens of long tags make one) is known to the other index.
create index contacts_by_text on contacts (user_id, type, created_at desc, id desc)
  include (search_text, status, is_refinance) where octet_length(search_text) <= 2000;
--> statement-breakpoint
create index contacts_by_long_text on contacts (user_id, type) where octet_length(search_text) > 2000;
--> statement-breakpoint
-- The ids of one page of the asking owner's contacts of one type, in order. A null narrows nothing; after_id, with the
-- key beside it, is the last row of the page before. Every value is a parameter of what is executed, never part of it.
create function search.contacts(
  of_type text, statuses text[], term text, tag text, refinance boolean,
  by_name boolean, descending boolean, after_at timestamptz, after_name text, after_id uuid, most int
) returns setof uuid
  language plpgsql stable security definer rows 50
  set search_path = pg_catalog, pg_temp
as $$
declare
  owner constant uuid := public.app_owner();
  -- A small account is walked whole, and a common term fills its page early: neither needs the trigrams.
  nearby constant int := 1500;
  -- With fewer than these among the nearby, a list by name is gathered first and sorted then.
  few constant int := 10;
  -- As they are: % and _ and \ are plain characters.
  plain_term constant text := regexp_replace(lower(term), '([\\%_])', '\\\1', 'g');
  -- A tag stands behind the six other fields, between separators.
  plain_tag constant text := E'%\x1f' || regexp_replace(lower(tag), '([\\%_])', '\\\1', 'g');
  list text := 'from public.contacts where user_id = $1 and type = $2';
  wanted text := 'true';
  behind text := 'true';
  place constant text := format('order by %1$s %2$s, id %2$s limit $12',
    case when by_name then 'sort_name' else 'created_at' end, case when descending then 'desc' else 'asc' end);
  query text;
  found uuid[];
  is_all boolean;
begin
  if owner is null then return; end if;
  if statuses is not null then wanted := wanted || ' and status = any ($3)'; end if;
  if term is not null then wanted := wanted || ' and search_text like $4'; end if;
  if tag is not null then
    wanted := wanted || ' and (search_text like $5 or search_text like $6)
                          and (string_to_array(search_text, chr(31)))[7:] @> array[$7]';
  end if;
  if refinance is not null then wanted := wanted || ' and is_refinance = $8'; end if;
  if after_id is not null then
    behind := format(case when by_name then '(sort_name, id) %s ($10, $11)' else '(created_at, id) %s ($9, $11)' end,
                     case when descending then '<' else '>' end);
  end if;

  if not exists (
    select from public.contacts where user_id = owner and type = of_type and octet_length(search_text) > 2000
  ) then
    list := list || ' and octet_length(search_text) <= 2000';
    query := format(
      'with near as materialized (select id, status, is_refinance, search_text %1$s and %2$s %3$s)
       select ids, cardinality(ids) < $13 and (select count(*) from near) < $12
         from (select array(select id from near where %4$s limit $13) as ids offset 0) as page',
      list, behind, place, wanted);
    execute query into found, is_all
      using owner, of_type, statuses, '%' || plain_term || '%', plain_tag, plain_tag || E'\x1f%', lower(tag), refinance,
            after_at, after_name, after_id, nearby, most;
    if is_all or cardinality(found) = most then
      return query select unnest(found);
      return;
    end if;
  end if;

  query := 'select id %1$s and %4$s and %2$s %3$s';
  if by_name and cardinality(found) < few then
    query := 'with hits as materialized (select id %1$s and %4$s)
              select id from public.contacts join hits using (id) where user_id = $1 and %2$s %3$s';
  end if;
  return query execute format(query, list, behind, place, wanted)
    using owner, of_type, statuses, '%' || plain_term || '%', plain_tag, plain_tag || E'\x1f%', lower(tag), refinance,
          after_at, after_name, after_id, most;
end
$$;
--> statement-breakpoint
alter function search.contacts owner to hearthline_search;
--> statement-breakpoint
revoke all on function search.contacts from public;
--> statement-breakpoint
grant usage on schema search to hearthline_app;
--> statement-breakpoint
grant execute on function search.contacts to hearthline_app;
