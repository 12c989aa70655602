-- How far a professional is with a lead (docs/decisions/065). Everybody's leads begin as New.
create function follow_up_order(follow_up text, created_at timestamptz) returns bigint
  language sql immutable parallel safe
  -- The state first, then the newest: microseconds since 1970 have 16 digits until the year 2286.
  return case follow_up when 'New' then 0 when 'Contacted' then 1 when 'Nurturing' then 2 else 3 end * 10000000000000000
    - (extract(epoch from created_at) * 1000000)::bigint;
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "follow_up" text DEFAULT 'New' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "follow_up_order" bigint NOT NULL GENERATED ALWAYS AS (follow_up_order(follow_up, created_at)) STORED;--> statement-breakpoint
ALTER TABLE "deleted_contacts" ADD COLUMN "follow_up" text DEFAULT 'New' NOT NULL;--> statement-breakpoint
CREATE INDEX "contacts_by_follow_up" ON "contacts" ("user_id","type","status","follow_up_order","id");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_follow_up" CHECK (follow_up in ('New', 'Contacted', 'Nurturing', 'Not now'));
--> statement-breakpoint
grant update (follow_up) on contacts to hearthline_app;
--> statement-breakpoint
grant select (follow_up, follow_up_order) on contacts to hearthline_search;
--> statement-breakpoint
-- The function takes one more list, so it replaces the one before.
drop function search.contacts(of_type text, statuses text[], parts text[], typed_number text[], digits text, names text[], meant text[], tag text, refinance boolean, sort text, descending boolean, after_rank int, after_key text, after_id uuid, most int);
--> statement-breakpoint
create function search.contacts(of_type text, statuses text[], follow_ups text[], parts text[], typed_number text[], digits text, names text[], meant text[], tag text, refinance boolean, sort text, descending boolean, after_rank integer, after_key text, after_id uuid, most integer)
 RETURNS TABLE(found_id uuid, found_rank integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 50
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  owner constant uuid := public.app_owner();
  -- A small account is walked whole, and a common term fills its page early: neither needs the trigrams.
  nearby constant int := greatest(1500, 4 * most);
  -- With fewer than these among the nearby, a list by name is gathered first and sorted then.
  few constant int := 10;
  list text := format('public.contacts where user_id = %L and type = %L', owner, of_type);
  way constant text := case when descending then 'desc' else 'asc' end;
  sign constant text := case when descending then '<' else '>' end;
  -- What has no day or no amount comes last in either direction.
  key constant text := case sort
    when 'name' then 'sort_name'
    when 'followUp' then 'follow_up_order'
    when 'closing' then format('coalesce(closing_day, %L)', case when descending then '' else '9999-99-99' end)
    when 'price' then format('coalesce(deal_amount, %L::numeric)', case when descending then '-Infinity' else 'Infinity' end)
    else 'created_at' end;
  after constant text := case
    when sort = 'closing' and after_key = '' then format('%L', case when descending then '' else '9999-99-99' end)
    when sort = 'price' and after_key = '' then format('%L::numeric', case when descending then '-Infinity' else 'Infinity' end)
    when sort = 'price' then format('%L::numeric', after_key)
    when sort = 'followUp' then format('%L::bigint', after_key)
    when sort in ('closing', 'name') then format('%L', after_key)
    else format('%L::timestamptz', after_key) end;
  behind text := case when after_id is null then 'true' else format('(%s, id) %s (%s, %L::uuid)', key, sign, after, after_id) end;
  place constant text := format('order by %1$s %2$s, id %2$s limit %3$s', key, way, most);
  wanted text := search.demands(parts, typed_number, digits, meant);
  plain_tag constant text := E'%\x1f' || regexp_replace(tag, '([\\%_])', '\\\1', 'g');
  -- By name_key: how a name is found.
  is_begun text;
  is_part text;
  tiers text[];
  wanted_rank int := coalesce(after_rank, 0);
  still int := most;
  got int;
  found uuid[];
  is_all boolean;
begin
  if owner is null then return; end if;
  if statuses is not null then wanted := wanted || format(' and status = any (%L::text[])', statuses); end if;
  if follow_ups is not null then wanted := wanted || format(' and follow_up = any (%L::text[])', follow_ups); end if;
  if tag is not null then
    -- A tag stands behind the six other fields, between separators.
    wanted := wanted || format(
      ' and (search_text like %L or search_text like %L) and (string_to_array(search_text, chr(31)))[7:] @> array[%L]',
      plain_tag, plain_tag || E'\x1f%', tag);
  end if;
  if refinance is not null then wanted := wanted || format(' and is_refinance = %L', refinance); end if;

  if sort = 'best' and cardinality(names) > 0 then
    select string_agg(format('name_key like %L', '% ' || regexp_replace(name, '([\\%_])', '\\\1', 'g') || '%'), ' and '),
           string_agg(format('name_key like %L', '%' || regexp_replace(name, '([\\%_])', '\\\1', 'g') || '%'), ' and ')
      into is_begun, is_part from unnest(names) as name;
    -- Trigrams know no part of one or two letters.
    if exists (select from unnest(names) as name where length(name) < 3) then is_part := 'false'; end if;
    -- All of a small account is ranked in one walk; of a large one each rank is asked for until the page is full.
    execute format('select count(*) < %s from (select from %s limit %1$s) as near', nearby, list) into is_all;
    if is_all then
      return query execute format(
        'select id, rank from (
           select id, created_at, case when %s then 0 when %s then 1 else 2 end as rank from %s and %s) as hits
          where rank > %s or rank = %5$s and %s order by rank, created_at %s, id %7$s limit %s',
        is_begun, is_part, list, wanted, wanted_rank, behind, way, most);
      return;
    end if;
    -- Those nearby come first here too. Then names are gathered by their own trigrams alone: with what is wanted beside
    -- them, the planner would rather read all that have a common part in some other field.
    tiers := array[is_begun, format('%s and not (%s)', is_part, is_begun), format('not (%s or %s)', is_begun, is_part)];
    while wanted_rank <= 2 and still > 0 loop
      execute format(
        'with near as materialized (
           select id, status, follow_up, is_refinance, search_text, name_key from %s and %s order by created_at %s, id %3$s limit %s)
         select array(select id from near where %s and %s limit %s)',
        list, behind, way, nearby, wanted, tiers[wanted_rank + 1], still) into found;
      if cardinality(found) = still then
        return query select id, wanted_rank from unnest(found) as id;
        return;
      end if;
      return query execute format(
        'with hits as materialized (select id, created_at, status, follow_up, is_refinance, search_text, name_key from %s and %s)
         select id, %s from hits where %s and %s and %s order by created_at %s, id %7$s limit %s',
        list, case when wanted_rank = 2 then wanted else tiers[wanted_rank + 1] end, wanted_rank, wanted,
        tiers[wanted_rank + 1], behind, way, still);
      get diagnostics got = row_count;
      still := still - got;
      behind := 'true';
      wanted_rank := wanted_rank + 1;
    end loop;
    return;
  end if;

  -- No index has these orders: what is found is gathered first.
  if sort in ('closing', 'price') then
    return query execute format(
      'with hits as materialized (select id, %1$s as key from %2$s and %3$s)
       select id, null::int from hits where %4$s order by key %5$s, id %5$s limit %6$s',
      key, list, wanted,
      case when after_id is null then 'true' else format('(key, id) %s (%s, %L::uuid)', sign, after, after_id) end, way, most);
    return;
  end if;

  if coalesce(cardinality(meant), 0) = 0 and not exists (
    select from public.contacts where user_id = owner and type = of_type and octet_length(search_text) > 2000
  ) then
    list := list || ' and octet_length(search_text) <= 2000';
    execute format(
      'with near as materialized (
         select id, status, follow_up, is_refinance, search_text from %1$s and %2$s order by %3$s %4$s, id %4$s limit %5$s)
       select ids, cardinality(ids) < %6$s and (select count(*) from near) < %5$s
         from (select array(select id from near where %7$s limit %6$s) as ids offset 0) as page',
      list, behind, key, way, nearby, most, wanted) into found, is_all;
    if is_all or cardinality(found) = most then
      return query select id, null::int from unnest(found) as id;
      return;
    end if;
  end if;

  if sort = 'name' and coalesce(cardinality(found), 0) < few then
    return query execute format(
      'with hits as materialized (select id from %s and %s)
       select id, null::int from public.contacts join hits using (id) where user_id = %L and %s %s',
      list, wanted, owner, behind, place);
    return;
  end if;
  return query execute format('select id, null::int from %s and %s and %s %s', list, wanted, behind, place);
end
$function$;
--> statement-breakpoint
revoke all on function search.contacts(of_type text, statuses text[], follow_ups text[], parts text[], typed_number text[], digits text, names text[], meant text[], tag text, refinance boolean, sort text, descending boolean, after_rank integer, after_key text, after_id uuid, most integer) from public;
--> statement-breakpoint
alter function search.contacts(of_type text, statuses text[], follow_ups text[], parts text[], typed_number text[], digits text, names text[], meant text[], tag text, refinance boolean, sort text, descending boolean, after_rank integer, after_key text, after_id uuid, most integer) owner to hearthline_search;
--> statement-breakpoint
grant execute on function search.contacts(of_type text, statuses text[], follow_ups text[], parts text[], typed_number text[], digits text, names text[], meant text[], tag text, refinance boolean, sort text, descending boolean, after_rank integer, after_key text, after_id uuid, most integer) to hearthline_app;
