-- What the assistant starts by itself begins with a change in another room: a lead that comes in, a date of a deal that
-- is set, a visitor who books. Each change makes a job in its own transaction, where the assistant of the professional
-- has ever been on; the job looks at everything else. These run as the jobs' role, which sees whose turn it is.
create function assistant.notice_leads() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform graphile_worker.add_job(
    'assistant-new-lead', json_build_object('owner', lead.user_id, 'contactId', lead.id),
    job_key := 'assistant-new-lead:' || lead.id
  )
  from added lead
  join public.assistant_settings s on s.user_id = lead.user_id
  where lead.type = 'Lead' and s.first_on_at is not null;
  return null;
end
$$;
--> statement-breakpoint
alter function assistant.notice_leads() owner to hearthline_worker;
--> statement-breakpoint
revoke all on function assistant.notice_leads() from public;
--> statement-breakpoint
create trigger assistant_leads after insert on contacts
  referencing new table as added for each statement execute function assistant.notice_leads();
--> statement-breakpoint
-- Of the deal's progress the dates alone go into the job: no price, no commission.
create function assistant.dates_of(progress jsonb) returns jsonb
  language sql immutable
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(d.name, d.day), '{}')
    from jsonb_each(coalesce(progress, '{}')) d (name, day)
   where d.name in (
     'contracts_out_date', 'contracts_in_date', 'inspection_date', 'appraisal_ordered_date', 'appraisal_in_date',
     'title_ordered_date', 'title_in_date', 'walk_through_date', 'closing_date', 'move_in_date'
   )
$$;
--> statement-breakpoint
alter function assistant.dates_of(jsonb) owner to hearthline_worker;
--> statement-breakpoint
create function assistant.notice_dates() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if assistant.dates_of(old.deal_progress) = assistant.dates_of(new.deal_progress) then
    return null;
  end if;
  perform graphile_worker.add_job(
    'assistant-deal-dates', json_build_object(
      'owner', new.user_id, 'contactId', new.id, 'before', assistant.dates_of(old.deal_progress),
      'after', assistant.dates_of(new.deal_progress)
    )
  )
  from public.assistant_settings s where s.user_id = new.user_id and s.first_on_at is not null;
  return null;
end
$$;
--> statement-breakpoint
alter function assistant.notice_dates() owner to hearthline_worker;
--> statement-breakpoint
revoke all on function assistant.notice_dates() from public;
--> statement-breakpoint
create trigger assistant_dates after update on contacts
  for each row when (new.type = 'Deal' and old.deal_progress is distinct from new.deal_progress)
  execute function assistant.notice_dates();
--> statement-breakpoint
create function assistant.notice_booking() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform graphile_worker.add_job(
    'assistant-booked', json_build_object('owner', new.professional_id, 'id', new.id)
  )
  from public.assistant_settings s where s.user_id = new.professional_id and s.first_on_at is not null;
  return null;
end
$$;
--> statement-breakpoint
alter function assistant.notice_booking() owner to hearthline_worker;
--> statement-breakpoint
revoke all on function assistant.notice_booking() from public;
--> statement-breakpoint
create trigger assistant_booking after insert on appointments
  for each row when (new.booked_by = 'visitor') execute function assistant.notice_booking();
