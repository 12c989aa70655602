CREATE INDEX "rate_limit_last_request" ON "account"."rate_limit" ("last_request");--> statement-breakpoint
-- The hourly job forgets counted requests by their age, and sees neither whose nor how many they were.
grant select (id, last_request), delete on account.rate_limit to hearthline_worker;
--> statement-breakpoint
create policy forget on account.rate_limit to hearthline_worker
  using (last_request < extract(epoch from now() - interval '1 day') * 1000);
--> statement-breakpoint
-- What is refused keeps its text for a while (src/server/mail/outbox.ts); the hourly job looks for it.
create index outbox_failed on mail.outbox (created_at) where failed_at is not null;
