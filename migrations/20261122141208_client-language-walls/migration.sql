-- In which language mails speak to the client: the browser says it with the booking, and again with each change.
alter table appointments add constraint appointments_client_language check (client_language in ('en', 'es'));
--> statement-breakpoint
grant insert (client_language) on appointments to hearthline_app;
--> statement-breakpoint
grant select (client_language), insert (client_language), update (client_language)
  on appointments to hearthline_visitor;
