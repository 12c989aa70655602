-- Comparing owners and spans of time in one index needs btree_gist, which comes with PostgreSQL and is trusted: the
-- owner of a database may switch it on.
create extension if not exists btree_gist;
--> statement-breakpoint
-- The time an appointment takes, its start included and its end not. Adding to a timestamptz is only STABLE, because
-- days may have 23 hours; minutes never change with a zone, hence the wrapper.
create function appointment_span(starts_at timestamptz, duration_minutes integer) returns tstzrange
  language sql immutable parallel safe
  return tstzrange(starts_at, starts_at + duration_minutes * interval '1 minute', '[)');
