import { sql } from "drizzle-orm";
import type { ClosingAhead, DealStage } from "#contract/overview/morning.ts";
import { workingStatuses } from "#domain/contacts/deal-status.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { isClosingAhead, lastClosingDay } from "#domain/overview/ahead.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** The most closings on the page. */
const mostClosings = 100;

/** The active deals by status, in the order of the board, including statuses without deals. */
export async function readStages(tx: OwnerTransaction, owner: OwnerId): Promise<DealStage[]> {
  const rows = rowsOf<Omit<DealStage, "amount"> & { amount: string | null }>(
    await tx.execute(sql`
      select status, count(*)::int as deals, count(deal_amount)::int as priced, sum(deal_amount) as amount
        from contacts
       where user_id = ${owner} and type = 'Deal' and status = any (${sql.param([...workingStatuses])}::text[])
       group by status`),
  );
  return workingStatuses.map((status) => {
    const row = rows.find((one) => one.status === status);
    const { deals = 0, priced = 0, amount = null } = row ?? {};
    return { status, deals, priced, amount: amount === null ? null : Number(amount) };
  });
}

/** The active deals that close within the given days, soonest first, and how many there are. */
export async function readClosings(
  tx: OwnerTransaction,
  owner: OwnerId,
  today: Day,
): Promise<{ count: number; closings: ClosingAhead[] }> {
  const rows = rowsOf<Omit<ClosingAhead, "amount"> & { amount: string | null; count: number }>(
    await tx.execute(sql`
      with ahead as (
        select id, closing_day, count(*) over ()::int as count from contacts
         where user_id = ${owner} and type = 'Deal' and status = any (${sql.param([...workingStatuses])}::text[])
           and closing_day >= ${today} and closing_day <= ${lastClosingDay(today)}
         order by closing_day, id limit ${mostClosings}
      )
      select c.id, c.first_name as "firstName", c.last_name as "lastName", c.status, c.closing_day as "closingDay",
             c.deal_amount as amount, c.is_refinance as "isRefinance", a.count
        from ahead a join contacts c on c.user_id = ${owner} and c.id = a.id
       order by a.closing_day, a.id`),
  );
  const real = rows.filter(({ closingDay }) => isClosingAhead(closingDay, today));
  // A nonexistent date, such as February 31, can be stored by other means; it is left out.
  const count = (rows[0]?.count ?? 0) - (rows.length - real.length);
  const closings = real.map(({ count: _, amount, ...closing }) => ({
    ...closing,
    amount: amount === null ? null : Number(amount),
  }));
  return { count, closings };
}
