-- Finding any part of a word needs trigrams, and the owner beside them in the same index needs btree_gin. Both come
-- with PostgreSQL and are trusted: the owner of a database may switch them on.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gin;
--> statement-breakpoint
-- As before, and the phone also as it was understood: 7185550142 finds (718) 555-0142.
create function contact_search_text(
  first_name text, last_name text, email text, company_name text, phone_number text, phone_e164 text, lead_id text,
  tags text[]
) returns text
  language sql immutable parallel safe
  return lower(
    coalesce(first_name, '') || ' ' || coalesce(last_name, '') || E'\x1f' || coalesce(email, '') || E'\x1f' ||
    coalesce(company_name, '') || E'\x1f' || coalesce(phone_number, '') || E'\x1f' || coalesce(phone_e164, '') ||
    E'\x1f' || coalesce(lead_id, '') || E'\x1f' || coalesce(array_to_string(tags, E'\x1f'), '')
  );
--> statement-breakpoint
-- The family name first; a partner may have one name only.
create function contact_sort_name(first_name text, last_name text) returns text
  language sql immutable parallel safe
  return lower(coalesce(nullif(last_name, '') || ' ', '') || first_name);
