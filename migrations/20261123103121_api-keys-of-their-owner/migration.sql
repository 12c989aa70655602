-- Whoever makes a key makes its id. Two people may have the same one, and neither learns of the other.
ALTER TABLE "account"."api_key" DROP CONSTRAINT "api_key_pkey";--> statement-breakpoint
ALTER TABLE "account"."api_key" ADD PRIMARY KEY ("user_id","id");
--> statement-breakpoint
-- A key is found by its hash alone, also where its use is noted.
create or replace function gate.enter_key(key_hash text, scope text)
  returns table (id uuid, email text, name text, session_id uuid, confirmed_at timestamptz)
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  may boolean;
begin
  select u.id, u.email, u.name, scope = any (k.scopes) into id, email, name, may
    from account.api_key k join account."user" u on u.id = k.user_id
   where k.hash = key_hash and (k.expires_at is null or k.expires_at > now())
     and (u.email_verified or u.phone_number_verified);
  perform set_config('app.owner', case when may then id::text else '' end, true);
  if id is null then return; end if;
  if not may then
    raise insufficient_privilege using message = 'scope';
  end if;
  update account.api_key k set last_used_at = now()
   where k.hash = (select l.hash from account.api_key l
                    where l.hash = key_hash and (l.last_used_at is null or l.last_used_at < now() - interval '1 minute')
                      for update skip locked);
  return next;
end
$$;
