-- Searching everything at once (docs/decisions/032). Names are compared without accents, marks and case, word by word,
-- each word between spaces: '% jo%' is a word that begins so, '% jo %' a whole one. domain/search/words.ts does the same.
create function folded_words(words text) returns text
  language sql immutable parallel safe
  return case when octet_length(words) = length(words)
    then ' ' || btrim(regexp_replace(lower(words), '[^a-z0-9]+', ' ', 'g')) || ' '
    else ' ' || btrim(regexp_replace(
      translate(
        replace(replace(replace(
          lower(regexp_replace(normalize(words, nfkd), '[\u0300-\u036f]', '', 'g')),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        'øłđðħı', 'olddhi'),
      '[^[:alnum:]]+', ' ', 'g')) || ' '
    end;
--> statement-breakpoint
create function contact_name_key(first_name text, last_name text, company_name text) returns text
  language sql immutable parallel safe
  return folded_words(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company_name, ''));
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "name_key" text GENERATED ALWAYS AS (contact_name_key(first_name, last_name, company_name)) STORED NOT NULL;
--> statement-breakpoint
-- Under a policy neither LIKE nor a similarity would use it; the functions below stand under none (docs/decisions/013).
create index contacts_by_name_key on contacts using gin (user_id, name_key gin_trgm_ops);
--> statement-breakpoint
grant select (name_key) on contacts to hearthline_search;
--> statement-breakpoint
-- The newest ids of each type of the asking owner's contacts in whose name or company every one of the words stands: each
-- is the beginning of a word or, when they are whole, one of the words between its bars (jon|john). Words are letters and
-- digits alone, so that none means anything in a pattern.
create function search.named(words text[], whole boolean, most int) returns setof uuid
  language plpgsql stable security definer rows 30
  set search_path = pg_catalog, pg_temp
as $$
declare
  owner constant uuid := public.app_owner();
  -- A small account is walked whole, and common words fill their page early: neither needs the trigrams.
  nearby constant int := 1500;
  wanted text := 'true';
  word text;
  of_type text;
  found uuid[];
  seen int;
  rest text[] := '{}';
begin
  if owner is null then return; end if;
  foreach word in array words loop
    if word !~ '^[[:alnum:]]+(\|[[:alnum:]]+)*$' then return; end if;
    wanted := wanted || case
      when not whole then format(' and name_key like %L', '% ' || word || '%')
      when word like '%|%' then format(' and name_key ~ %L', ' (' || word || ') ')
      else format(' and name_key like %L', '% ' || word || ' %') end;
  end loop;
  foreach of_type in array array['Lead', 'Deal', 'Referral Partner'] loop
    execute format(
      'with near as materialized (
         select id, name_key from public.contacts where user_id = $1 and type = $2
          order by created_at desc, id desc limit $4)
       select array(select id from near where %s limit $3), (select count(*) from near)', wanted)
      into found, seen using owner, of_type, most, nearby;
    if cardinality(found) = most or seen < nearby then
      return query select unnest(found);
    else
      rest := rest || of_type;
    end if;
  end loop;
  if rest = '{}' then return; end if;
  return query execute format(
    'with hits as materialized (
       select id, type, created_at from public.contacts where user_id = $1 and %s)
     select id from (
       select id, row_number() over (partition by type order by created_at desc, id desc) as place
         from hits where type = any ($2)) as placed
      where place <= $3', wanted)
    using owner, rest, most;
end
$$;
--> statement-breakpoint
-- The different words in names and companies of the asking owner's contacts that are similar to what was typed: whoever
-- asks picks what was meant. Four thousand contacts are looked at, no more.
create function search.similar_words(typed text) returns setof text
  language plpgsql stable security definer rows 500
  set search_path = pg_catalog, pg_temp
  set pg_trgm.word_similarity_threshold = 0.39
as $$
begin
  if public.app_owner() is null then return; end if;
  return query execute
    'with near as materialized (
       select name_key from public.contacts where user_id = $1 and name_key operator(public.%>) $2 limit 4000)
     select distinct word from near, unnest(string_to_array(btrim(name_key), '' '')) as word'
    using public.app_owner(), typed;
end
$$;
--> statement-breakpoint
alter function search.named owner to hearthline_search;
--> statement-breakpoint
alter function search.similar_words owner to hearthline_search;
--> statement-breakpoint
revoke all on function search.named, search.similar_words from public;
--> statement-breakpoint
grant execute on function search.named, search.similar_words to hearthline_app;
--> statement-breakpoint
-- The same for those whom Find Professionals shows: a side's complete profiles that are similar to what was typed, the
-- most similar first.
create function links.find_similar_professionals(typed text, of_side text, most int) returns setof uuid
  language plpgsql stable security definer rows 20
  set search_path = pg_catalog, pg_temp
  set pg_trgm.word_similarity_threshold = 0.39
as $$
begin
  if public.app_owner() is null then return; end if;
  return query execute
    'select id from public.profiles
      where is_profile_complete and found_as = $1 and card_text operator(public.%>) $2 and id <> $3
      order by public.word_similarity($2, card_text) desc, id limit $4'
    using of_side, typed, public.app_owner(), most;
end
$$;
--> statement-breakpoint
alter function links.find_similar_professionals owner to hearthline_link_keeper;
--> statement-breakpoint
revoke all on function links.find_similar_professionals from public;
--> statement-breakpoint
grant execute on function links.find_similar_professionals to hearthline_links;
