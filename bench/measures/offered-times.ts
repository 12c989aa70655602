import { ask, someAddress } from "./ask.ts";
import { type BookingSetup, bookingOf } from "./booking-setup.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const triesPerHost = 220;

const week = (windows: { from: string; until: string }[]) =>
  Object.fromEntries(
    ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((key) => [key, windows]),
  );

/** Settings and time zones that are difficult in different ways. */
const grounds: [zone: string, settings: object | undefined][] = [
  ["America/New_York", undefined],
  ["Pacific/Kiritimati", undefined],
  [
    "Australia/Lord_Howe",
    { weeklyHours: week([{ from: "08:00", until: "12:15" }]), startEveryMinutes: 15 },
  ],
  ["Asia/Kathmandu", { weeklyHours: week([{ from: "13:00", until: "24:00" }]), bufferMinutes: 20 }],
  ["America/Winnipeg", { minimumNoticeMinutes: 2_880, horizonDays: 9, dailyCap: 3 }],
  ["Europe/London", { daysOff: [{ from: "2026-01-01", until: "2026-12-31" }], horizonDays: 365 }],
];

/**
 * Requests bookings at and next to every offered time, in every length, while the calendar fills up: what is offered
 * at that moment must be booked, and everything else refused.
 */
export async function offeredTimes(
  setup: BookingSetup,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  let [tried, booked, mismatches] = [0, 0, 0];
  for (const [zone, settings] of grounds) {
    const host = await setup.host(settings, zone);
    const from = new Date(Math.floor(Date.now() / day) * day);
    const until = new Date(from.getTime() + 40 * day);
    for (let index = 0; index < triesPerHost; index += 1) {
      const durationMinutes = [15, 30, 45, 60, 20][index % 5]!;
      const question = { profileId: host.id, durationMinutes, from, until, timeZone: "UTC" };
      const answer = await ask("booking/slots", question, ["from", "until"], setup);
      const shown = answer!.body as { slots: string[]; durationMinutes: number };
      // A length that isn't offered is answered with the default length, and then nothing of it may be booked.
      const slots = shown.durationMinutes === durationMinutes ? shown.slots : [];
      const startsAt = pick(index, slots, from);
      const body = bookingOf(host, startsAt, { durationMinutes });
      const booking = await ask("booking/book", body, ["startsAt"], {
        ...setup,
        from: someAddress(),
      });
      const isOffered = slots.includes(startsAt.toISOString());
      tried += 1;
      if (booking?.status === 200) booked += 1;
      if (isOffered !== (booking?.status === 200)) mismatches += 1;
      if (!isOffered && booking?.code !== "SLOT_TAKEN") mismatches += 1;
    }
  }
  say(`offers: ${tried} asked for, ${booked} booked`);
  return { offers_tried: tried, offers_booked: booked, offer_mismatches: mismatches };
}

/** An offered time, one next to it, or any quarter of an hour. */
function pick(index: number, slots: string[], from: Date): Date {
  const some = slots[Math.floor(Math.random() * Math.min(slots.length, 60))];
  const anywhere = new Date(from.getTime() + Math.floor(Math.random() * 40 * 96) * 15 * minute);
  if (!some || index % 4 === 3) return anywhere;
  const beside = [0, 0, 15, -15, 30, -30, 5][Math.floor(Math.random() * 7)]!;
  return new Date(Date.parse(some) + beside * minute);
}
