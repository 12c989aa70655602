import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { fallbackTimeZone } from "#domain/kernel/time-zone.ts";
import { referralsSince } from "#domain/overview/ahead.ts";
import { lookAt } from "#domain/overview/today.ts";
import { signedIn } from "#server/account/procedures.ts";
import { findHost } from "#server/appointments/host-calendar.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { rulesOf } from "#server/platform/zones.ts";
import { readClosings, readStages } from "./deals-ahead.ts";
import { readReferrals } from "./referrals.ts";
import { readToday } from "./today.ts";

const today = signedIn.overview.today.handler(({ context }) => {
  const now = context.now();
  return context.mine(async (tx, { ownerId }) => {
    const zone = await zoneOf(tx, ownerId, now);
    return readToday(tx, ownerId, lookAt(zone, now));
  });
});

const stages = signedIn.overview.stages.handler(({ context }) =>
  context.mine((tx, { ownerId }) => readStages(tx, ownerId)),
);

const closings = signedIn.overview.closings.handler(({ context }) => {
  const now = context.now();
  return context.mine(async (tx, { ownerId }) => {
    const zone = await zoneOf(tx, ownerId, now);
    return readClosings(tx, ownerId, wallTimeOf(zone, now).day);
  });
});

const partners = signedIn.overview.partners.handler(({ context }) => {
  const since = referralsSince(context.now());
  return context.mine((tx, { ownerId }) => readReferrals(tx, ownerId, since));
});

/** Implements contract/overview/morning.ts. */
export const morningRouter = { today, stages, closings, partners };

/** The professional's time zone; the default one before there is a profile. */
async function zoneOf(tx: OwnerTransaction, owner: OwnerId, now: Date): Promise<ZoneRules> {
  return rulesOf((await findHost(tx, owner))?.timeZone ?? fallbackTimeZone, now);
}
