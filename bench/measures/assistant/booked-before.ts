import { instantOf } from "#domain/kernel/zone-rules.ts";
import { newId } from "#server/platform/ids.ts";
import { rulesOf } from "#server/platform/zones.ts";
import { ask, someAddress } from "../ask.ts";
import { bookingOf, type Host } from "../booking-setup.ts";
import type { AssistantSetup } from "./assistant-setup.ts";
import type { Target } from "./caller.ts";

// What is in a calendar before a call: booked on the page, as visitors do.

/** Where professionals and callers of the measurements are. */
export const zone = "America/New_York";

/** Books half an hour for somebody. */
export async function bookAsVisitor(
  setup: AssistantSetup,
  host: Host,
  target: Target,
  visitor: object = {},
): Promise<void> {
  const body = bookingOf(host, momentOf(target), { durationMinutes: 30 });
  const full = { ...body, visitor: { ...body.visitor, ...visitor } };
  const answer = await ask("booking/book", full, ["startsAt"], { ...setup, from: someAddress() });
  if (answer?.status !== 200) throw new Error(`The setup could not be booked: ${answer?.code}`);
}

/** An appointment of a caller's own. Its code is in the email that confirms it. */
export async function bookWithCode(
  setup: AssistantSetup,
  host: Host,
  { at, name }: { at: Target; name: string },
): Promise<{ code: string; email: string }> {
  const email = `${newId().slice(-12)}@callers.test`;
  await bookAsVisitor(setup, host, at, { name, email, phone: null, notes: null });
  for (let tries = 0; tries < 200; tries += 1) {
    const [mail] = await setup.sql<{ body: string }>(
      "select body_text as body from mail.outbox where recipient = $1",
      [email],
    );
    const code = mail?.body.match(/code is (\d{6})/)?.[1];
    if (code) return { code, email };
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("No email with a code was sent.");
}

/** The instant of a target's local time. */
export function momentOf({ day, hour, minute }: Target): Date {
  return instantOf(rulesOf(zone, new Date()), { day, minute: hour * 60 + minute })!;
}
