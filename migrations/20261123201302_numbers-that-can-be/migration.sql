-- A number of +1 whose area code or exchange begins with 0 or 1, or whose area code ends in 11, is nobody's
-- (domain/kernel/us-number.ts): what was typed stays, and it is no longer understood as a number that could be called, that
-- makes two contacts the same person, or that signs somebody in. Actions that wait for such a number are refused when they
-- are due; consents and stops stay as they were given.

-- The owner of the tables is held to the policies as well, but for these statements.
alter table contacts no force row level security;
--> statement-breakpoint
update contacts set phone_e164 = null where phone_e164 ~ '^\+1' and phone_e164 !~ '^\+1(?!\d11)[2-9]\d{2}[2-9]\d{6}$';
--> statement-breakpoint
alter table contacts force row level security;
--> statement-breakpoint
alter table deleted_contacts no force row level security;
--> statement-breakpoint
update deleted_contacts set phone_e164 = null
 where phone_e164 ~ '^\+1' and phone_e164 !~ '^\+1(?!\d11)[2-9]\d{2}[2-9]\d{6}$';
--> statement-breakpoint
alter table deleted_contacts force row level security;
