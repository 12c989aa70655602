-- Which backups were restored into this database, and when. Jobs that look up what is due leave out what was due before
-- the last one, until an operator releases it: the installation that the backup came from may have sent it.
create table operation.restore (
  restored_at timestamptz primary key,
  taken_at timestamptz not null,
  released_at timestamptz
);
--> statement-breakpoint
grant usage on schema operation to hearthline_worker;
--> statement-breakpoint
grant select on operation.restore to hearthline_worker;
