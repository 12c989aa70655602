ALTER TABLE "appointments" ADD COLUMN "moved_from_time" timestamptz;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "moved_from_minutes" integer;--> statement-breakpoint
grant update (moved_from_time, moved_from_minutes) on appointments to hearthline_app;
--> statement-breakpoint
grant update (moved_from_time, moved_from_minutes) on appointments to hearthline_visitor;
--> statement-breakpoint
-- While a move can be undone its client is not reminded of the new time.
grant select (moved_from_time) on appointments to hearthline_worker;
--> statement-breakpoint
-- The letter about a move by the professional is written after a while: every further move of the same appointment puts
-- it off again, so that several in a row make one letter.
create function mail.tell_about_move(owner uuid, appointment uuid, wait interval) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $$
begin
  perform graphile_worker.add_job(
    'tell-about-move', json_build_object('owner', owner, 'appointment', appointment),
    run_at := pg_catalog.now() + wait, job_key := 'moved:' || owner || ':' || appointment
  );
end
$$;
--> statement-breakpoint
alter function mail.tell_about_move(uuid, uuid, interval) owner to hearthline_worker;
--> statement-breakpoint
revoke all on function mail.tell_about_move(uuid, uuid, interval) from public;
--> statement-breakpoint
grant execute on function mail.tell_about_move(uuid, uuid, interval) to hearthline_app;
