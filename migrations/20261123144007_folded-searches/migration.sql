-- One folding for every search: what is compared is kept without case and accents, with one spelling for what counts
-- alike (ß is ss, a sigma at the end of a word is a sigma, ’ is '). domain/kernel/fold.ts does the same.
create function fold_text(words text) returns text
  language sql immutable parallel safe
  return case when octet_length(words) = length(words) then lower(words)
    else translate(
      replace(replace(replace(replace(
        lower(regexp_replace(normalize(words, nfkd),
          '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g')),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      U&'øłđðħŧıς\2018\2019\201B\02BC\2032\201C\201D\2010\2012\2013\2014\2212',
      'olddhtiσ''''''''''""-----')
    end;
--> statement-breakpoint
create or replace function folded_words(words text) returns text
  language sql immutable parallel safe
  return case when octet_length(words) = length(words)
    then ' ' || btrim(regexp_replace(lower(words), '[^a-z0-9]+', ' ', 'g')) || ' '
    else ' ' || btrim(regexp_replace(fold_text(words), '[^[:alnum:]]+', ' ', 'g')) || ' '
    end;
--> statement-breakpoint
create or replace function contact_search_text(
  first_name text, last_name text, email text, company_name text, phone_number text, phone_e164 text, lead_id text,
  tags text[]
) returns text
  language sql immutable parallel safe
  return fold_text(
    coalesce(first_name, '') || ' ' || coalesce(last_name, '') || E'\x1f' || coalesce(email, '') || E'\x1f' ||
    coalesce(company_name, '') || E'\x1f' || coalesce(phone_number, '') || E'\x1f' || coalesce(phone_e164, '') ||
    E'\x1f' || coalesce(lead_id, '') || E'\x1f' || coalesce(array_to_string(tags, E'\x1f'), '')
  );
--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "card_text";
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "card_text" text GENERATED ALWAYS AS (fold_text(full_name || E'\x1f' || coalesce(company_name, '') || E'\x1f' || coalesce(role_in_business, ''))) STORED;
--> statement-breakpoint
create index profiles_by_card_text on profiles using gin (card_text gin_trgm_ops) where is_profile_complete;
--> statement-breakpoint
grant select (card_text) on profiles to hearthline_link_keeper;
--> statement-breakpoint
-- What was kept by the functions of before is made again; texts of ASCII alone are the same by both. The owner of the
-- tables is held to the policies as well, but for these statements.
alter table contacts no force row level security;
--> statement-breakpoint
alter table appointments no force row level security;
--> statement-breakpoint
update contacts set first_name = first_name where octet_length(search_text) <> length(search_text);
--> statement-breakpoint
update appointments set client_name = client_name
 where octet_length(concat(client_name, notes)) <> length(concat(client_name, notes));
--> statement-breakpoint
alter table contacts force row level security;
--> statement-breakpoint
alter table appointments force row level security;
