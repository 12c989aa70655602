import { timingSafeEqual } from "node:crypto";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Effect, EffectOutcome } from "#domain/assistant/turn/effects.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { appointments } from "#server/appointments/tables.ts";
import { codeOf } from "#server/booking/own-booking.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { Keys } from "#server/platform/keys.ts";
import { countWithin, isWithin, maySearch, talkLimits } from "./limits.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** A future appointment, as far as its client must name it. */
type Upcoming = { id: string; startsAt: Date; durationMinutes: number; clientName: string | null };

type Search = Extract<Effect, { kind: "find" }>;
type Searcher = { owner: OwnerId; id: string; whom: string; keys: Keys; now: Date };

/** More than any professional has; the rest is found by its link. */
const mostUpcoming = 5_000;

/**
 * Searches for the caller's appointment: by the six digits of its confirmation, or by the name and the exact start. All
 * misses get the same answer, and every search is counted.
 */
export async function findAppointment(
  tx: OwnerTransaction,
  search: Search,
  searcher: Searcher,
): Promise<EffectOutcome> {
  const { owner, now } = searcher;
  if (!(await maySearch(tx, searcher))) return { kind: "notFound", mayTryAgain: false };
  const found =
    "code" in search
      ? await findByCode(tx, search.code, searcher)
      : await findByName(tx, search, owner, now);
  if (!found) return { kind: "notFound", mayTryAgain: await mayTryAgain(tx, searcher) };
  const { id, startsAt, durationMinutes } = found;
  return { kind: "found", appointmentId: id, startsAt: startsAt.toISOString(), durationMinutes };
}

/** Compares with every code, so that the time it takes reveals nothing; if two have the same code, neither is found. */
async function findByCode(
  tx: OwnerTransaction,
  code: string,
  { owner, keys, now }: Searcher,
): Promise<Upcoming | null> {
  const most = talkLimits.wrongCodesPerProfessional;
  const wrong = { kind: "wrong code at", whom: owner, most, now };
  if (!(await isWithin(tx, wrong))) return null;
  const given = Buffer.from(code.replace(/\D/g, "").padEnd(6, "-").slice(0, 6));
  const fitting = (await listUpcoming(tx, owner, { now })).filter(({ id }) =>
    timingSafeEqual(Buffer.from(codeOf(keys, owner, id)), given),
  );
  if (fitting.length === 1) return fitting[0]!;
  await countWithin(tx, wrong);
  return null;
}

async function findByName(
  tx: OwnerTransaction,
  { name, startsAt }: { name: string; startsAt: string },
  owner: OwnerId,
  now: Date,
): Promise<Upcoming | null> {
  const at = new Date(startsAt);
  const there = await listUpcoming(tx, owner, { now, at });
  return there.find(({ clientName }) => isSameName(clientName ?? "", name)) ?? null;
}

/** Active upcoming appointments whose clients were notified; with `at` those that start then. */
function listUpcoming(
  tx: OwnerTransaction,
  owner: OwnerId,
  { now, at }: { now: Date; at?: Date },
): Promise<Upcoming[]> {
  return tx
    .select({
      id: appointments.id,
      startsAt: appointments.appointmentTime,
      durationMinutes: appointments.durationMinutes,
      clientName: appointments.clientName,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.professionalId, owner),
        gt(appointments.appointmentTime, now),
        inArray(appointments.status, ["Scheduled", "Confirmed"]),
        eq(appointments.tellsClient, true),
        at && eq(appointments.appointmentTime, at),
      ),
    )
    .orderBy(asc(appointments.appointmentTime))
    .limit(mostUpcoming);
}

async function mayTryAgain(tx: OwnerTransaction, { owner, id, whom, now }: Searcher) {
  const { searchesPerTalk, searchesPerAddress } = talkLimits;
  const talk = { kind: "search in", whom: `${owner}:${id}`, most: searchesPerTalk, now };
  const address = { kind: "search from", whom, most: searchesPerAddress, now };
  return (await isWithin(tx, talk)) && isWithin(tx, address);
}

/**
 * Compares first and last word of both names, without accents, periods and case: only middle names may be left out, and
 * the last name may come first.
 */
export function isSameName(one: string, other: string): boolean {
  const ends = (name: string) => {
    const words = name
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replaceAll("’", "'")
      .toLowerCase()
      .split(/[^\p{L}\p{N}'-]+/u)
      .filter(Boolean);
    return words.length === 0 ? null : [words[0], words.at(-1)];
  };
  const [first, last] = [ends(one), ends(other)];
  if (first === null || last === null) return false;
  return `${first}` === `${last}` || `${first}` === `${last.toReversed()}`;
}
