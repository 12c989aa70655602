import { newId } from "#server/platform/ids.ts";
import { at, type BookingSetup, dates } from "./booking-setup.ts";
import { Line, postOf } from "./load.ts";

const connections = 10;
const requests = 2_000;
const stored = 2_000;

/** Milliseconds from requesting a month of free times to the whole answer: ten at once, 2,000 appointments stored. */
export async function slotLatency(
  setup: BookingSetup,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const host = await setup.host();
  const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  // Half an hour each, in the two years around today: sixteen on each working day of the month on view.
  const times = Array.from({ length: stored }, (_, index) => {
    const day = Math.floor(index / 8) - 100;
    return new Date(today + day * 86_400_000 + (14 * 60 + (index % 8) * 45) * 60_000);
  });
  await setup.sql(
    `insert into appointments (professional_id, id, client_name, client_email, appointment_time, duration_minutes, status,
                               appointment_type)
     select $1, id, 'Somebody', 'somebody@visitors.test', at, 30, 'Scheduled', 'Appointment'
       from unnest($2::uuid[], $3::timestamptz[]) as t (id, at)`,
    [host.id, times.map(() => newId()), times],
  );
  await setup.sql("analyze appointments");
  const body = {
    profileId: host.id,
    durationMinutes: 30,
    from: new Date(today).toISOString(),
    until: new Date(today + 31 * 86_400_000).toISOString(),
    timeZone: "America/Los_Angeles",
  };
  const request = postOf("/rpc/booking/slots", dates(body, "from", "until"), { port: setup.port });
  const measured: number[] = [];
  const lines = await Promise.all(Array.from({ length: connections }, () => Line.open(setup.port)));
  let left = requests + 200;
  await Promise.all(
    lines.map(async (line) => {
      while (left > 0) {
        const isWarm = (left -= 1) < requests;
        const began = performance.now();
        const { status, body: answer } = await line.ask(request);
        if (isWarm) measured.push(performance.now() - began);
        if (status !== 200) throw new Error(`Free times were answered ${status}: ${answer}`);
      }
      line.close();
    }),
  );
  const p50 = at(measured, 0.5);
  say(`slots: p50 ${p50.toFixed(1)} ms, most ${at(measured, 1).toFixed(1)} ms`);
  return { slots_p50_ms: p50, slots_p95_ms: at(measured, 0.95) };
}
