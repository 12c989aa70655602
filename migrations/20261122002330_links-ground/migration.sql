-- Which side a professional stands on, by the profile's text (SPEC §6). The same rule as domain/profiles/sides.ts, which
-- a test compares over every business type and role: here it decides who is found and who of two lends.
create function profile_side(business_type text, role_in_business text) returns text
  language sql immutable parallel safe
  return case
    when lower(business_type) like '%mortgage%' or lower(role_in_business) like any (
      array['%loan officer%', '%loan originator%', '%mortgage banker%', '%mortgage broker%']
    ) then 'loan officer'
    when lower(business_type) like '%real estate%' or lower(role_in_business) like any (
      array['%agent%', '%sales%', '%broker%']
    ) then 'agent'
  end;
