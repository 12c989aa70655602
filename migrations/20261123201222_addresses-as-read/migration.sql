-- A domain of other letters than ASCII's is kept as it is read from now on ("exämple.de", docs/decisions/054), so that both
-- spellings are one mailbox. What was stored as "xn--exmple-cua.de" is written so too: whoever signs in by either is the
-- person who signed up, and whoever said stop is not written to under the other spelling.

-- The letters behind "xn--" (RFC 3492); the label itself where there are none.
create function pg_temp.label_as_read(label text) returns text
  language plpgsql immutable
as $$
declare
  encoded constant text := substr(lower(label), 5);
  dash constant int := length(encoded) - coalesce(nullif(position('-' in reverse(encoded)), 0) - 1, length(encoded));
  letters int[] := '{}';
  code int := 128;
  at int := 0;
  bias int := 72;
  i int := dash + 1;
  before int;
  weight bigint;
  step int;
  digit int;
  threshold int;
  total int;
  distance int;
  steps int;
begin
  if lower(label) not like 'xn--%' then return label; end if;
  if dash > 0 then
    select array_agg(ascii(substr(encoded, n, 1)) order by n) into letters from generate_series(1, dash - 1) n;
    letters := coalesce(letters, '{}');
  end if;
  while i <= length(encoded) loop
    before := at; weight := 1; step := 36;
    loop
      digit := position(substr(encoded, i, 1) in 'abcdefghijklmnopqrstuvwxyz0123456789') - 1;
      if i > length(encoded) or digit < 0 then return label; end if;
      i := i + 1;
      at := at + digit * weight;
      threshold := least(greatest(step - bias, 1), 26);
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      step := step + 36;
    end loop;
    total := cardinality(letters) + 1;
    distance := (at - before) / case when before = 0 then 700 else 2 end;
    distance := distance + distance / total;
    steps := 0;
    while distance > 455 loop distance := distance / 35; steps := steps + 36; end loop;
    bias := steps + 36 * distance / (distance + 38);
    code := code + at / total;
    if code > 1114111 then return label; end if;
    at := at % total;
    letters := letters[:at] || code || letters[at + 1:];
    at := at + 1;
  end loop;
  return normalize(coalesce((select string_agg(chr(letter), '' order by place)
                               from unnest(letters) with ordinality as l (letter, place)), label), NFC);
exception when others then
  return label;
end
$$;
--> statement-breakpoint
create function pg_temp.as_read(address text) returns text
  language sql immutable
  return (select regexp_replace(address, '@[^@]*$', '') || '@' || string_agg(pg_temp.label_as_read(part), '.' order by n)
            from regexp_split_to_table(substring(address from '[^@]*$'), '\.') with ordinality as parts (part, n));
--> statement-breakpoint
-- Nobody moved to another mailbox: neither the account's log nor a letter tells of it.
alter table account."user" disable trigger user;
--> statement-breakpoint
update account."user" u set email = pg_temp.as_read(email)
 where email ~* '[@.]xn--[^@]*$'
   and not exists (select from account."user" o where o.email = pg_temp.as_read(u.email) and o.id <> u.id);
--> statement-breakpoint
alter table account."user" enable trigger user;
--> statement-breakpoint
-- The owner of the tables is held to the policies as well, but for these statements.
do $$
declare
  place record;
begin
  for place in
    select * from (values ('profiles', 'email'), ('contacts', 'email'), ('deleted_contacts', 'email'),
      ('appointments', 'client_email'), ('outreach_consents', 'address'), ('outreach_stops', 'address'),
      ('outreach_receipts', 'recipient'), ('assistant_actions', 'recipient')) as places (name, field)
  loop
    execute format('alter table public.%I no force row level security', place.name);
    execute format('alter table public.%I disable trigger user', place.name);
    execute format('update public.%1$I set %2$I = pg_temp.as_read(%2$I) where %2$I ~* ''[@.]xn--[^@]*$''', place.name,
      place.field);
    execute format('alter table public.%I enable trigger user', place.name);
    execute format('alter table public.%I force row level security', place.name);
  end loop;
end
$$;
