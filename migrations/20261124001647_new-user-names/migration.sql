-- Somebody who came by a phone code without a name was "New member"; the profile's text is "New User" (PROF-008). Renamed
-- are accounts without a mailbox whose profile was never saved, which alone could have changed the name: who saved it as
-- "New member" means it.
alter table profiles no force row level security;
--> statement-breakpoint
alter table profiles disable trigger user;
--> statement-breakpoint
alter table account."user" disable trigger user;
--> statement-breakpoint
update account."user" u set name = 'New User'
 where u.name = 'New member' and u.email like '%@phone.invalid'
   and not exists (select from profiles p where p.id = u.id and p.is_profile_complete);
--> statement-breakpoint
update profiles p set full_name = 'New User'
  from account."user" u
 where u.id = p.id and p.full_name = 'New member' and u.email like '%@phone.invalid' and not p.is_profile_complete;
--> statement-breakpoint
alter table account."user" enable trigger user;
--> statement-breakpoint
alter table profiles enable trigger user;
--> statement-breakpoint
alter table profiles force row level security;
