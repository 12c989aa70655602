import { and, eq, sql } from "drizzle-orm";
import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import { type Availability, readAvailability } from "#domain/appointments/availability.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newProfileName } from "#domain/profiles/profile.ts";
import { signedIn } from "#server/account/procedures.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { isKnownZone } from "#server/platform/zones.ts";
import { addProfile } from "#server/profiles/store.ts";
import { profiles } from "#server/profiles/tables.ts";
import { lockCalendar } from "./circumstances.ts";

const availability = signedIn.appointments.availability.handler(async ({ context }) =>
  context.mine((tx, me) => readOwn(tx, me.ownerId)),
);

const saveAvailability = signedIn.appointments.saveAvailability.handler(
  async ({ input, context: { mine, now: clock }, errors }) => {
    if (!isKnownZone(input.timeZone)) throw errors.UNKNOWN_ZONE();
    const now = clock();
    return mine(async (tx, me) => {
      await addProfile(tx, me.ownerId, { email: me.email, fullName: newProfileName(me), now });
      // Whoever books right now finishes by the old rules; the next one meets the new ones.
      await lockCalendar(tx, me.ownerId);
      const { phone, email } =
        input.shownToClients ?? (await readOwn(tx, me.ownerId)).shownToClients;
      await tx
        .update(profiles)
        .set({
          availabilityPreferences: input.availability,
          timeZone: input.timeZone,
          showsPhoneToClients: phone,
          showsEmailToClients: email,
          updatedAt: now,
        })
        // The same again changes nothing.
        .where(
          and(
            eq(profiles.id, me.ownerId),
            sql`(${profiles.availabilityPreferences}, ${profiles.timeZone}, ${profiles.showsPhoneToClients},
                 ${profiles.showsEmailToClients}) is distinct from
                (${JSON.stringify(input.availability)}::jsonb, ${input.timeZone}, ${phone}::boolean, ${email}::boolean)`,
          ),
        );
      return readOwn(tx, me.ownerId);
    });
  },
);

/** When visitors may book (D1). */
export const availabilityProcedures = { availability, saveAvailability };

async function readOwn(
  tx: OwnerTransaction,
  owner: OwnerId,
): Promise<{
  availability: Availability;
  isSet: boolean;
  timeZone: string | null;
  shownToClients: { phone: boolean; email: boolean };
}> {
  const [row] = await tx
    .select({
      stored: profiles.availabilityPreferences,
      timeZone: profiles.timeZone,
      phone: profiles.showsPhoneToClients,
      email: profiles.showsEmailToClients,
    })
    .from(profiles)
    .where(eq(profiles.id, owner));
  return {
    availability: readAvailability(row?.stored),
    isSet: row?.stored != null,
    timeZone: row?.timeZone ? canonicalZone(row.timeZone) : null,
    shownToClients: { phone: row?.phone ?? false, email: row?.email ?? false },
  };
}
