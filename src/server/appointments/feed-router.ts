import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { newProfileName } from "#domain/profiles/profile.ts";
import { signedIn } from "#server/account/procedures.ts";
import { addProfile } from "#server/profiles/store.ts";
import { findFeedUrl } from "./feed.ts";
import { calendarFeeds } from "./tables.ts";

const feed = signedIn.appointments.feed.handler(async ({ context }) => ({
  url: await context.mine((tx, me) => findFeedUrl(tx, me.ownerId, context)),
}));

const renewFeed = signedIn.appointments.renewFeed.handler(async ({ input, context }) => {
  const now = context.now();
  const url = await context.mine(async (tx, me) => {
    await addProfile(tx, me.ownerId, { email: me.email, fullName: newProfileName(me), now });
    // Random and not sequential, so that an old address does not help to guess the next.
    const fresh = { salt: randomUUID(), createdAt: now };
    await tx
      .insert(calendarFeeds)
      .values({ professionalId: me.ownerId, ...fresh })
      .onConflictDoNothing();
    const isOwn = eq(calendarFeeds.professionalId, me.ownerId);
    await tx.select({ salt: calendarFeeds.salt }).from(calendarFeeds).where(isOwn).for("update");
    const current = await findFeedUrl(tx, me.ownerId, context);
    // Of two requests to replace the same address, the second one finds a new one and keeps it.
    if (input.replaces !== current) return current;
    await tx.update(calendarFeeds).set(fresh).where(isOwn);
    return findFeedUrl(tx, me.ownerId, context);
  });
  return { url };
});

const endFeed = signedIn.appointments.endFeed.handler(async ({ context }) => {
  await context.mine((tx, me) =>
    tx.delete(calendarFeeds).where(eq(calendarFeeds.professionalId, me.ownerId)),
  );
  return { url: null };
});

export const feedProcedures = { feed, renewFeed, endFeed };
