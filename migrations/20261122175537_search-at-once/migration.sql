-- Searches of 100,000 contacts that answer at once (docs/decisions/032). The words of an appointment are kept as those of
-- a contact are; of its notes as many letters as a search shows.
create function appointment_words(client_name text, notes text) returns text
  language sql immutable parallel safe
  return folded_words(coalesce(client_name, '') || ' ' || coalesce(left(notes, 200), ''));
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "words" text GENERATED ALWAYS AS (appointment_words(client_name, notes)) STORED NOT NULL;
--> statement-breakpoint
-- An index for each type: a word that the deals have not is seen at once to be missing there, however many partners have
-- it.
drop index contacts_by_trigram;
--> statement-breakpoint
create index contacts_by_trigram_leads on contacts using gin (user_id, search_text gin_trgm_ops) where type = 'Lead';
--> statement-breakpoint
create index contacts_by_trigram_deals on contacts using gin (user_id, search_text gin_trgm_ops) where type = 'Deal';
--> statement-breakpoint
create index contacts_by_trigram_partners on contacts using gin (user_id, search_text gin_trgm_ops)
  where type = 'Referral Partner';
--> statement-breakpoint
drop index contacts_by_name_key;
--> statement-breakpoint
create index contacts_by_name_key_leads on contacts using gin (user_id, name_key gin_trgm_ops) where type = 'Lead';
--> statement-breakpoint
create index contacts_by_name_key_deals on contacts using gin (user_id, name_key gin_trgm_ops) where type = 'Deal';
--> statement-breakpoint
create index contacts_by_name_key_partners on contacts using gin (user_id, name_key gin_trgm_ops)
  where type = 'Referral Partner';
--> statement-breakpoint
-- Both functions below look through the newest of each type first: a small account is walked whole, and common words
-- fill their page early. A type that is not full by then is asked by its trigrams. That is two statements and no more,
-- because PostgreSQL plans such a statement as long as it runs it. What is found is gathered before it is put in order:
-- in order, the planner would rather walk a list to its end. Called by these two alone, with conditions of theirs.
create function search.newest_of_each_type(
  owner uuid, compared text, walkable text, all_walkable boolean, wanted text, most int
) returns setof uuid
  language plpgsql stable rows 30
  set search_path = pg_catalog, pg_temp
as $$
declare
  nearby constant int := 600;
  types constant text[] := array['Lead', 'Deal', 'Referral Partner'];
  walks text[] := '{}';
  rest text[] := '{}';
  of_type text;
  found uuid[];
  seen int;
begin
  foreach of_type in array types loop
    walks := walks || format(
      '(with near as materialized (
          select id, %1$I from public.contacts where user_id = $1 and type = %2$L and %3$s
           order by created_at desc, id desc limit $3)
        select %2$L, array(select id from near where %4$s limit $2), (select count(*)::int from near))',
      compared, of_type, walkable, wanted);
  end loop;
  for of_type, found, seen in execute array_to_string(walks, ' union all ') using owner, most, nearby loop
    if cardinality(found) = most or (seen < nearby and all_walkable) then
      return query select unnest(found);
    else
      rest := rest || format(
        '(with hits as materialized (
            select id, created_at from public.contacts where user_id = $1 and type = %L and %s and %s)
          select id from hits order by created_at desc, id desc limit $2)',
        of_type, case when all_walkable then walkable else 'true' end, wanted);
    end if;
  end loop;
  if rest <> '{}' then return query execute array_to_string(rest, ' union all ') using owner, most; end if;
end
$$;
--> statement-breakpoint
create or replace function search.named(words text[], whole boolean, most int) returns setof uuid
  language plpgsql stable security definer rows 30
  set search_path = pg_catalog, pg_temp
as $$
declare
  owner constant uuid := public.app_owner();
  wanted text := 'true';
  word text;
begin
  if owner is null then return; end if;
  foreach word in array words loop
    if word !~ '^[[:alnum:]]+(\|[[:alnum:]]+)*$' then return; end if;
    wanted := wanted || case
      when not whole then format(' and name_key like %L', '% ' || word || '%')
      when word like '%|%' then format(' and name_key ~ %L', ' (' || word || ') ')
      else format(' and name_key like %L', '% ' || word || ' %') end;
  end loop;
  return query select search.newest_of_each_type(owner, 'name_key', 'true', true, wanted, most);
end
$$;
--> statement-breakpoint
-- The newest ids of each type of the asking owner's contacts that hold a part in any of the fields that lists search;
-- % and _ are plain characters.
create function search.holding(part text, most int) returns setof uuid
  language plpgsql stable security definer rows 30
  set search_path = pg_catalog, pg_temp
as $$
declare
  owner constant uuid := public.app_owner();
  wanted constant text := format('search_text like %L', '%' || regexp_replace(lower(part), '([\\%_])', '\\\1', 'g') || '%');
  -- The index that is walked has no longer texts than these; the trigrams have all.
  has_long boolean;
begin
  if owner is null then return; end if;
  select exists (select from public.contacts where user_id = owner and octet_length(search_text) > 2000) into has_long;
  return query select search.newest_of_each_type(
    owner, 'search_text', 'octet_length(search_text) <= 2000', not has_long, wanted, most);
end
$$;
--> statement-breakpoint
alter function search.newest_of_each_type(uuid, text, text, boolean, text, int) owner to hearthline_search;
--> statement-breakpoint
alter function search.holding(text, int) owner to hearthline_search;
--> statement-breakpoint
revoke all on function search.newest_of_each_type(uuid, text, text, boolean, text, int), search.holding(text, int)
  from public;
--> statement-breakpoint
grant execute on function search.holding(text, int) to hearthline_app;
--> statement-breakpoint
create schema words authorization hearthline_word_keeper;
--> statement-breakpoint
-- The different words in the names and companies of each account: thousands where there are 100,000 contacts, so that
-- what was meant by a misspelt word is found among them and not among the contacts. Nobody waits for anybody: two who
-- add a word at once both do, each under a mark of its own, and two who take its last contacts away at once leave it.
create table contact_words (
  user_id uuid not null constraint contact_words_user_id_profiles_id_fkey references profiles (id) on delete cascade,
  word text collate "C" not null,
  mark uuid not null default gen_random_uuid(),
  primary key (user_id, word, mark)
);
--> statement-breakpoint
alter table contact_words enable row level security;
--> statement-breakpoint
alter table contact_words force row level security;
--> statement-breakpoint
create policy own_words on contact_words to hearthline_app
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
create policy searched_words on contact_words for select to hearthline_search
  using (user_id = (select app_owner()));
--> statement-breakpoint
create policy kept_words on contact_words to hearthline_word_keeper using (true) with check (true);
--> statement-breakpoint
create policy worded_contacts on contacts for select to hearthline_word_keeper using (true);
--> statement-breakpoint
grant usage on schema public to hearthline_word_keeper;
--> statement-breakpoint
grant select (user_id, word) on contact_words to hearthline_search;
--> statement-breakpoint
grant select, insert, delete on contact_words to hearthline_word_keeper;
--> statement-breakpoint
grant select (user_id, type, name_key) on contacts to hearthline_word_keeper;
--> statement-breakpoint
-- Longer words than 60 letters are no names, and would not fit into the index.
create function words_of_key(name_key text) returns text[]
  language sql immutable parallel safe
  return array(select word from unnest(string_to_array(btrim(name_key), ' ')) as word where length(word) between 1 and 60);
--> statement-breakpoint
create function words.note() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.contact_words (user_id, word)
    select distinct added.user_id, one.word
      from added, unnest(public.words_of_key(added.name_key)) as one (word)
     where not exists (
       select from public.contact_words known
        where known.user_id = added.user_id and known.word = one.word collate "C");
  return null;
end
$$;
--> statement-breakpoint
-- Takes away those of some words that no contact of the owner has any more. A few are looked for by their trigrams;
-- for many the owner's contacts are read once.
create function words.forget(owner uuid, lost text[]) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  few constant int := 20;
  gone text;
begin
  if cardinality(lost) > few then
    with kept as materialized (
      select distinct one.word collate "C" as word
        from public.contacts c, unnest(public.words_of_key(c.name_key)) as one (word) where c.user_id = owner)
    delete from public.contact_words w
     where w.user_id = owner and w.word = any (lost) and not exists (select from kept where kept.word = w.word);
    return;
  end if;
  foreach gone in array lost loop
    -- One question for each index, with the values in it: the planner must know them.
    execute format(
      'delete from public.contact_words where user_id = $1 and word = $2
          and not exists (select from public.contacts where user_id = $1 and type = ''Lead'' and name_key like %1$L)
          and not exists (select from public.contacts where user_id = $1 and type = ''Deal'' and name_key like %1$L)
          and not exists (
            select from public.contacts where user_id = $1 and type = ''Referral Partner'' and name_key like %1$L)',
      '% ' || gone || ' %') using owner, gone;
  end loop;
end
$$;
--> statement-breakpoint
create function words.forget_those_of_contacts() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  owner uuid;
  lost text[];
begin
  for owner, lost in
    select gone.user_id, array_agg(distinct one.word)
      from gone, unnest(public.words_of_key(gone.name_key)) as one (word) group by gone.user_id
  loop
    perform words.forget(owner, lost);
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create function words.change() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.contact_words (user_id, word)
    select distinct new.user_id, one.word from unnest(public.words_of_key(new.name_key)) as one (word)
     where not exists (
       select from public.contact_words known where known.user_id = new.user_id and known.word = one.word collate "C");
  perform words.forget(
    old.user_id,
    array(select distinct one.word from unnest(public.words_of_key(old.name_key)) as one (word)
           where one.word <> all (public.words_of_key(new.name_key))));
  return null;
end
$$;
--> statement-breakpoint
alter function words.note() owner to hearthline_word_keeper;
--> statement-breakpoint
alter function words.forget(uuid, text[]) owner to hearthline_word_keeper;
--> statement-breakpoint
alter function words.forget_those_of_contacts() owner to hearthline_word_keeper;
--> statement-breakpoint
alter function words.change() owner to hearthline_word_keeper;
--> statement-breakpoint
revoke all on all functions in schema words from public;
--> statement-breakpoint
create trigger contacts_add_words after insert on contacts
  referencing new table as added for each statement execute function words.note();
--> statement-breakpoint
create trigger contacts_remove_words after delete on contacts
  referencing old table as gone for each statement execute function words.forget_those_of_contacts();
--> statement-breakpoint
create trigger contacts_change_words after update on contacts
  for each row when (old.name_key is distinct from new.name_key) execute function words.change();
--> statement-breakpoint
-- As the one whom no policy keeps from any contact: the migrations' own role stands under all of them.
set role hearthline_word_keeper;
--> statement-breakpoint
insert into contact_words (user_id, word)
  select distinct user_id, one.word from contacts, unnest(words_of_key(name_key)) as one (word);
--> statement-breakpoint
reset role;
--> statement-breakpoint
drop function search.similar_words(text);
--> statement-breakpoint
-- The words of the asking owner's contacts that are like one of the patterns, those first that are about as long as what
-- was typed: whoever asks picks what was meant.
create function search.similar_words(patterns text[], about_as_long int, most int) returns setof text
  language plpgsql stable security definer rows 100
  set search_path = pg_catalog, pg_temp
as $$
begin
  if public.app_owner() is null then return; end if;
  return query
    select near.word from (
      select distinct w.word from public.contact_words w
       where w.user_id = public.app_owner() and w.word like any (patterns)) as near
     order by abs(length(near.word) - about_as_long), near.word
     limit most;
end
$$;
--> statement-breakpoint
alter function search.similar_words(text[], int, int) owner to hearthline_search;
--> statement-breakpoint
revoke all on function search.similar_words(text[], int, int) from public;
--> statement-breakpoint
grant execute on function search.similar_words(text[], int, int) to hearthline_app;
