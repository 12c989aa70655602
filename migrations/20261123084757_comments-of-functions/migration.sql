-- Two functions gave as their reason an entry of a list that is not in this repository. Their comments alone change.
do $$
declare
  entry constant text := ' \((AMB-\d+|SPEC \S+)\)';
  f regprocedure;
begin
  foreach f in array array['links.before_change()', 'account_keeper.user_changed()']::regprocedure[] loop
    if pg_get_functiondef(f) ~ entry then
      execute regexp_replace(pg_get_functiondef(f), entry, '', 'g');
    end if;
  end loop;
end
$$;
