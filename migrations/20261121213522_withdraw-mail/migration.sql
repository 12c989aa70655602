-- Takes mails back that did not go out yet: a reminder of an appointment that was just cancelled or moved.
create function mail.withdraw(ids uuid[]) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $$
begin
  delete from mail.outbox where id = any (ids) and sent_at is null;
end
$$;
--> statement-breakpoint
alter function mail.withdraw(uuid[]) owner to hearthline_worker;
--> statement-breakpoint
revoke all on function mail.withdraw(uuid[]) from public;
--> statement-breakpoint
grant execute on function mail.withdraw(uuid[]) to hearthline_app, hearthline_visitor;
