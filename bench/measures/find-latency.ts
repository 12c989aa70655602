import type { ContactsSetup } from "./contacts-setup.ts";
import { Line, postOf } from "./load.ts";

/** What people type into the palette: correct names, misspelled names, parts, numbers, and terms without a match. */
const probes = [
  "smith",
  "jo",
  "john smith",
  "partners",
  "longridge",
  "o'hanrahan",
  "dabrowska",
  "jonh",
  "simth",
  "smithx",
  "parners",
  "longirdge",
  "gonzales",
  "jonh smiht",
  "maria nunez",
  "volkof dmitry",
  "gmail",
  "p1a2b",
  "7185550142",
  "555-0142",
  "LEAD-000",
  "investor",
  "s",
  "qj",
  "%%%",
  "zzyzx",
  "nobody at all",
];
const rounds = 15;
/** The most candidates a search looks at. */
const appointments = 5_000;

/** Milliseconds from typing to the whole answer, on the largest account: the median of the slowest probe. */
export async function findLatency(
  setup: ContactsSetup,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const { cookie, owner } = setup.accounts.large;
  await setup.sql(
    `insert into appointments (professional_id, id, client_name, client_email, client_phone, appointment_time,
                               duration_minutes, status, appointment_type, notes)
     select $1, gen_random_uuid(), (array['John','Priya','Søren','Maria'])[1 + n % 4] || ' Client' || n % 500,
            'c' || n || '@gmail.com', '(718) 555-' || lpad((n % 10000)::text, 4, '0'), now() - n * interval '3 hours',
            30, 'Scheduled', 'Task', 'Bring the appraisal and the pay slips of the last two months'
       from generate_series(1, $2::int) n`,
    [owner, appointments],
  );
  await setup.sql("vacuum analyze appointments");
  const line = await Line.open(setup.port);
  const medians: number[] = [];
  const all: number[] = [];
  for (const text of probes) {
    const request = postOf("/rpc/search/find", { json: { text } }, { port: setup.port, cookie });
    const times: number[] = [];
    for (let round = -2; round < rounds; round += 1) {
      const began = performance.now();
      const { status } = await line.ask(request);
      if (status !== 200) throw new Error(`A search was answered ${status}.`);
      if (round >= 0) times.push(performance.now() - began);
    }
    medians.push(at(times, 0.5));
    all.push(...times);
    say(`find ${text}: p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms`);
  }
  line.close();
  return { find_slowest_p50_ms: Math.max(...medians), find_p95_ms: at(all, 0.95) };
}

function at(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;
}
