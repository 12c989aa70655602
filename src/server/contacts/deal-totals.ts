import { sql } from "drizzle-orm";
import type { DealStatus } from "#domain/contacts/deal-status.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

type Totals = {
  deals: number;
  volume: string;
  withoutPrice: number;
  commission: string;
  withoutCommission: number;
  undated: number;
};

/**
 * The sums of an account's deals of some statuses, of all or of those that close in a period (YYYY-MM-DD, both included).
 * PostgreSQL adds decimals, so that no cent is lost; a stored commission that is no number counts as unknown.
 */
export async function readDealTotals(
  tx: OwnerTransaction,
  owner: OwnerId,
  { statuses, from, until }: { statuses: DealStatus[]; from: string | null; until: string | null },
): Promise<Totals> {
  const isAll = from === null && until === null;
  const [totals] = rowsOf<Totals>(
    await tx.execute(sql`
      select count(*) filter (where is_in)::int as deals,
             coalesce(sum(price) filter (where is_in), 0)::text as volume,
             count(*) filter (where is_in and price is null)::int as "withoutPrice",
             coalesce(sum(commission) filter (where is_in), 0)::text as commission,
             count(*) filter (where is_in and commission is null)::int as "withoutCommission",
             count(*) filter (where closing_day is null)::int as undated
        from (select closing_day, deal_amount as price,
                     case when deal_progress->>'commission_amount' ~ '^[-+]?[0-9]{1,40}([.][0-9]{0,40})?$'
                       then (deal_progress->>'commission_amount')::numeric end as commission,
                     ${isAll} or closing_day between coalesce(${from}::text, '') and coalesce(${until}::text, '9999-12-31')
                       as is_in
                from contacts
               where user_id = ${owner} and type = 'Deal' and status = any (${sql.param(statuses)}::text[])) as d`),
  );
  return totals!;
}
