import { sql } from "drizzle-orm";
import type { PartnerReferrals } from "#contract/overview/morning.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** The most partners listed, and the most leads of each. */
const mostPartners = 5;
const mostLeads = 10;

type Row = Omit<PartnerReferrals, "newestAt" | "newest"> & {
  newestAt: string;
  newest: (Omit<PartnerReferrals["newest"][number], "createdAt"> & { createdAt: string })[];
};

/**
 * The partners whose name or company is the source of leads since an instant, most leads first. A lead that became a
 * deal counts. Of two partners with the same name, both are listed.
 */
export async function readReferrals(
  tx: OwnerTransaction,
  owner: OwnerId,
  since: Date,
): Promise<{ hasPartners: boolean; partners: PartnerReferrals[] }> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const rows = rowsOf<Row>(
    await tx.execute(sql`
      with sources as materialized (
        select source_key, count(*)::int as leads, max(created_at) as newest_at from contacts
         where user_id = ${owner} and type <> 'Referral Partner' and source_key is not null and created_at >= ${from}
         group by source_key
      ), names as (
        select id, unnest(partner_keys) as key from contacts
         where user_id = ${owner} and type = 'Referral Partner'
      ), counted as (
        select n.id, sum(s.leads)::int as leads, max(s.newest_at) as newest_at, array_agg(n.key) as keys
          from names n join sources s on s.source_key = n.key
         group by n.id order by leads desc, newest_at desc, n.id limit ${mostPartners}
      )
      select p.id, p.first_name as "firstName", p.last_name as "lastName", p.company_name as "companyName", n.leads,
             n.newest_at as "newestAt", (
               select json_agg(l) from (
                 select c.id, c.first_name as "firstName", c.last_name as "lastName", c.created_at as "createdAt"
                   from contacts c
                  where c.user_id = ${owner} and c.type <> 'Referral Partner' and c.source_key = any (n.keys)
                    and c.created_at >= ${from}
                  order by c.created_at desc, c.id limit ${mostLeads}
               ) l
             ) as newest
        from counted n join contacts p on p.user_id = ${owner} and p.id = n.id
       order by n.leads desc, n.newest_at desc, n.id`),
  );
  const partners = rows.map(({ newest, newestAt, ...partner }) => ({
    ...partner,
    newestAt: new Date(newestAt),
    newest: newest.map((lead) => ({ ...lead, createdAt: new Date(lead.createdAt) })),
  }));
  return { hasPartners: partners.length > 0 || (await hasPartners(tx, owner)), partners };
}

async function hasPartners(tx: OwnerTransaction, owner: OwnerId): Promise<boolean> {
  const found = rowsOf(
    await tx.execute(sql`
      select from contacts where user_id = ${owner} and type = 'Referral Partner' limit 1`),
  );
  return found.length > 0;
}
