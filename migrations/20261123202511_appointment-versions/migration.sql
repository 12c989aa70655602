ALTER TABLE "appointments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;-- Counted here and not by each writer: a visitor's move, the assistant's and the professional's own all count.
create function count_appointment_change() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
--> statement-breakpoint
create trigger appointment_version before update on appointments for each row
  when ((old.appointment_time, old.duration_minutes, old.status, old.outcome)
    is distinct from (new.appointment_time, new.duration_minutes, new.status, new.outcome))
  execute function count_appointment_change();
--> statement-breakpoint
-- The id of an entry that the professional deleted is kept, so that a late retry does not add it again.
grant insert (professional_id, id, request_hash, moves, received_at) on booking_receipts to hearthline_app;
