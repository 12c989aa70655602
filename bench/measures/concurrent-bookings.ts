import { ask, someAddress } from "./ask.ts";
import { alwaysOpen, at, type BookingSetup, bookingOf } from "./booking-setup.ts";

const slots = 300;
const rivalsPerSlot = 32;

/** 32 concurrent visitors for each of 300 slots: one wins, and 31 get other free times instead. */
export async function concurrentBookings(
  { host, port, sql }: BookingSetup,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const one = await host(alwaysOpen);
  const first = Math.ceil(Date.now() / 86_400_000 + 2) * 86_400_000;
  const times: number[] = [];
  let [unserved, unclear] = [0, 0];
  for (let slot = 0; slot < slots; slot += 1) {
    const startsAt = new Date(first + slot * 15 * 60_000);
    const answers = await Promise.all(
      Array.from({ length: rivalsPerSlot }, async () => {
        const began = performance.now();
        const body = bookingOf(one, startsAt);
        const answer = await ask("booking/book", body, ["startsAt"], { port, from: someAddress() });
        times.push(performance.now() - began);
        return answer;
      }),
    );
    if (answers.filter((answer) => answer?.status === 200).length !== 1) unserved += 1;
    for (const answer of answers) {
      if (answer?.status === 200) continue;
      const free = (answer?.data as { free?: unknown[] } | null)?.free;
      if (answer?.code !== "SLOT_TAKEN" || !free?.length) unclear += 1;
    }
  }
  const [stored] = await sql<{ count: number }>(
    "select count(*)::int as count from appointments where professional_id = $1",
    [one.id],
  );
  const double = await countDoubles(sql, one.id);
  if (stored!.count !== slots) unserved += Math.abs(slots - stored!.count);
  say(`rivals: ${times.length} requests, p99 ${at(times, 0.99).toFixed(0)} ms`);
  return {
    rival_requests: times.length,
    unserved_slots: unserved,
    rivals_without_clear_answer: unclear,
    rivals_double: double,
    rivals_p99_ms: at(times, 0.99),
  };
}

/** Pairs of active appointments of one professional that overlap, counted without the constraint's help. */
export async function countDoubles(
  sql: BookingSetup["sql"],
  professional: string,
): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from appointments a join appointments b
         on a.professional_id = b.professional_id and a.id < b.id
        and a.appointment_time < b.appointment_time + b.duration_minutes * interval '1 minute'
        and b.appointment_time < a.appointment_time + a.duration_minutes * interval '1 minute'
      where a.professional_id = $1 and a.status in ('Scheduled', 'Confirmed') and b.status in ('Scheduled', 'Confirmed')
        and coalesce(a.appointment_type, '') not in ('Task', 'Reminder')
        and coalesce(b.appointment_type, '') not in ('Task', 'Reminder')`,
    [professional],
  );
  return row!.count;
}
