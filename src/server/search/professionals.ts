import { and, ne, sql } from "drizzle-orm";
import type { NamedProfessional } from "#contract/search.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { mostFound, shortestTerm, soughtSide } from "#domain/links/sought.ts";
import type { Field } from "#domain/search/match.ts";
import type { Query } from "#domain/kernel/search/query.ts";
import { findMe } from "#server/links/professionals.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { profiles } from "#server/profiles/tables.ts";

// Scope: these run with the role for what two professionals share (docs/decisions/018). Every function trusts only the
// OwnerId it is given; row-level security checks it again.

/** The people in Find Professionals for this person: complete profiles of the other side; no one for anyone else. */
export async function gatherProfessionals(
  tx: OwnerTransaction,
  me: OwnerId,
  query: Query,
): Promise<NamedProfessional[]> {
  if (query.text.length < shortestTerm) return [];
  const mine = await findMe(tx, me);
  const side = mine?.isProfileComplete ? soughtSide(mine) : null;
  if (!side) return [];
  const { rows } = await tx.execute<{ id: string }>(
    sql`select links.find_professionals(${query.text}, ${side}, ${mostFound}) as id
        union select links.find_similar_professionals(${query.text}, ${side}, ${mostFound})`,
  );
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return tx
    .select({
      id: profiles.id,
      fullName: profiles.fullName,
      companyName: profiles.companyName,
      roleInBusiness: profiles.roleInBusiness,
    })
    .from(profiles)
    .where(and(ne(profiles.id, me), sql`${profiles.id} = any (${sql.param(ids)}::uuid[])`))
    .orderBy(profiles.fullName, profiles.id);
}

/** The fields of a professional that are compared, the same as in Find Professionals. */
export function fieldsOfProfessional(found: NamedProfessional): Field[] {
  return [
    { kind: "name", text: found.fullName },
    { kind: "company", text: found.companyName },
    { kind: "role", text: found.roleInBusiness },
  ];
}
