import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import type { BookingHours } from "#contract/appointments.ts";
import { readAvailability } from "#domain/appointments/availability.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newProfileName } from "#domain/profiles/profile.ts";
import { signedIn } from "#server/account/procedures.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { isKnownZone } from "#server/platform/zones.ts";
import { addProfile } from "#server/profiles/store.ts";
import { profiles } from "#server/profiles/tables.ts";
import { lockCalendar } from "./host-calendar.ts";

const availability = signedIn.appointments.availability.handler(async ({ context }) =>
  context.mine((tx, me) => readOwn(tx, me.ownerId)),
);

const saveAvailability = signedIn.appointments.saveAvailability.handler(
  async ({ input, context: { mine, now: clock }, errors }) => {
    if (!isKnownZone(input.timeZone)) throw errors.UNKNOWN_ZONE();
    const now = clock();
    return mine(async (tx, me) => {
      await addProfile(tx, me.ownerId, { email: me.email, fullName: newProfileName(me), now });
      // Bookings in progress finish with the old rules.
      await lockCalendar(tx, me.ownerId);
      const own = await readOwn(tx, me.ownerId);
      const { phone, email } = input.shownToClients ?? own.shownToClients;
      const waysToMeet = input.waysToMeet ?? own.waysToMeet;
      if (input.version !== undefined && input.version !== own.version) {
        const { availability: wanted, timeZone } = input;
        // Repeating a save, after a lost response or a double click, is not a conflict.
        const shownToClients = { phone, email };
        const same = { availability: wanted, timeZone, shownToClients, waysToMeet };
        if (versionOf(same) !== own.version) throw errors.CHANGED({ data: { current: own } });
      }
      await tx
        .update(profiles)
        .set({
          availabilityPreferences: input.availability,
          timeZone: input.timeZone,
          showsPhoneToClients: phone,
          showsEmailToClients: email,
          meetsByPhone: waysToMeet.phone,
          meetingVideoLink: waysToMeet.videoLink,
          meetingAddress: waysToMeet.address,
          updatedAt: now,
        })
        .where(
          and(
            eq(profiles.id, me.ownerId),
            sql`(${profiles.availabilityPreferences}, ${profiles.timeZone}, ${profiles.showsPhoneToClients},
                 ${profiles.showsEmailToClients}, ${profiles.meetsByPhone}, ${profiles.meetingVideoLink},
                 ${profiles.meetingAddress}) is distinct from
                (${JSON.stringify(input.availability)}::jsonb, ${input.timeZone}, ${phone}::boolean, ${email}::boolean,
                 ${waysToMeet.phone}::boolean, ${waysToMeet.videoLink}::text, ${waysToMeet.address}::text)`,
          ),
        );
      return readOwn(tx, me.ownerId);
    });
  },
);

export const availabilityProcedures = { availability, saveAvailability };

type Rules = Omit<BookingHours, "isSet" | "version">;

/** The version of these rules: equal rules have the same one, whatever the order of their fields. */
function versionOf({ availability, timeZone, shownToClients, waysToMeet }: Rules): string {
  const text = JSON.stringify(
    [availability, timeZone, shownToClients, waysToMeet],
    (_, value: unknown) =>
      value !== null && typeof value === "object" && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
        : value,
  );
  return createHash("sha256").update(text).digest("base64url");
}

async function readOwn(tx: OwnerTransaction, owner: OwnerId): Promise<BookingHours> {
  const [row] = await tx
    .select({
      stored: profiles.availabilityPreferences,
      timeZone: profiles.timeZone,
      phone: profiles.showsPhoneToClients,
      email: profiles.showsEmailToClients,
      byPhone: profiles.meetsByPhone,
      videoLink: profiles.meetingVideoLink,
      address: profiles.meetingAddress,
    })
    .from(profiles)
    .where(eq(profiles.id, owner));
  const rules = {
    availability: readAvailability(row?.stored),
    timeZone: row?.timeZone ? canonicalZone(row.timeZone) : null,
    shownToClients: { phone: row?.phone ?? false, email: row?.email ?? false },
    waysToMeet: {
      phone: row?.byPhone ?? false,
      videoLink: row?.videoLink ?? null,
      address: row?.address ?? null,
    },
  };
  return { ...rules, isSet: row?.stored != null, version: versionOf(rules) };
}
