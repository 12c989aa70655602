-- What the overview counts of a deal stands in columns of its own: under row-level security no index may be used for an
-- expression over JSON. Whatever another door stored oddly is left out; nothing throws.
create function deal_amount(type text, details jsonb) returns numeric
  language sql immutable parallel safe
  return case
    when type = 'Deal' and details->>'purchase_price' ~ '^\s*[-+]?\d{1,40}(\.\d{0,40})?\s*$'
    then (details->>'purchase_price')::numeric
  end;
--> statement-breakpoint
create function deal_closing_day(type text, deal_progress jsonb) returns text
  language sql immutable parallel safe
  return case
    when type = 'Deal' and deal_progress->>'closing_date' ~ '^\d{4}-\d{2}-\d{2}$'
    then deal_progress->>'closing_date'
  end;
--> statement-breakpoint
-- The last of a purchase's ten dates. Days of this form compare as text.
create function deal_last_day(type text, deal_progress jsonb) returns text
  language sql immutable parallel safe
  return case when type = 'Deal' and deal_progress is not null then (
    select max(day) from unnest(array[
      deal_progress->>'contracts_out_date', deal_progress->>'contracts_in_date', deal_progress->>'inspection_date',
      deal_progress->>'appraisal_ordered_date', deal_progress->>'appraisal_in_date',
      deal_progress->>'title_ordered_date', deal_progress->>'title_in_date', deal_progress->>'walk_through_date',
      deal_progress->>'closing_date', deal_progress->>'move_in_date'
    ]) as day where day ~ '^\d{4}-\d{2}-\d{2}$'
  ) end;
--> statement-breakpoint
-- What the source of a lead that a partner sent may say: the partner's name, or the company.
create function partner_keys(type text, first_name text, last_name text, company_name text) returns text[]
  language sql immutable parallel safe
  return case when type = 'Referral Partner' then array(
    select distinct key from unnest(array[
      left(lower(btrim(first_name || ' ' || coalesce(last_name, ''))), 250), left(lower(btrim(company_name)), 250)
    ]) as key where key <> ''
  ) end;
