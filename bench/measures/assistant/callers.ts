import type { Day } from "#domain/kernel/day.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { rulesOf } from "#server/platform/zones.ts";
import { at, type Host } from "../booking-setup.ts";
import * as bank from "#understanding/corpus/callers/index.ts";
import type { AssistantSetup } from "./assistant-setup.ts";
import { type Caller, somebody, someTarget, toldBy } from "./caller.ts";
import { bookAsVisitor, bookWithCode, momentOf, zone } from "./booked-before.ts";
import { type Chance, chance } from "./random.ts";
import { type Aim, play } from "./play-caller.ts";
import { isSameStart, letters, type Wrong } from "./read-back.ts";
import { type Channel, web } from "./web-channel.ts";

const count = 368;
const goals = [
  "book",
  "book",
  "book",
  "book",
  "book",
  "book",
  "move",
  "cancel",
  "message",
] as const;

type Options = { seed: number; say: (line: string) => void; shows: boolean };

/** Visitors of the page: how many get the right outcome, and in how few lines. */
export async function callers(
  setup: AssistantSetup,
  options: Options,
): Promise<Record<string, number>> {
  const { right, wrong, turns } = await playCallers(setup, web, { ...options, count });
  return {
    callers: count,
    success: right / count,
    wrong_bookings: wrong / count,
    median_turns: at(turns, 0.5),
    turns_p95: at(turns, 0.95),
  };
}

/**
 * Plays callers with known intents to the end against the product and judges the outcome by what is in the database.
 * `right` counts right outcomes, `wrong` those with anything unintended in the calendar; `turns` are the lines each
 * right booking took.
 */
export async function playCallers<Reached extends Host>(
  setup: AssistantSetup,
  channel: Channel<Reached>,
  { seed, say, shows, count: most }: Options & { count: number },
): Promise<{ right: number; wrong: number; turns: number[] }> {
  const turns: number[] = [];
  let [right, wrong] = [0, 0];
  const lanes = Array.from({ length: 8 }, () => Promise.resolve());
  const work = Array.from({ length: most }, (_, index) => async () => {
    const roll = chance(seed * 10_000 + index);
    const { verdict, lines, story, isBooking } = await one(setup, channel, { roll, index });
    if (isBooking && verdict === "right") turns.push(lines);
    if (verdict === "right") right += 1;
    if (verdict === "wrong") wrong += 1;
    if (verdict !== "right" && shows) say(`\n--- ${verdict}\n${story}`);
  });
  await Promise.all(
    lanes.map(async () => {
      for (let next = work.shift(); next; next = work.shift()) await next();
    }),
  );
  return { right, wrong, turns };
}

type Appointment = {
  client_name: string;
  client_email: string | null;
  client_phone: string | null;
  appointment_time: Date;
  duration_minutes: number;
  status: string;
};

async function one<Reached extends Host>(
  setup: AssistantSetup,
  channel: Channel<Reached>,
  { roll, index }: { roll: Chance; index: number },
) {
  const today = wallTimeOf(rulesOf(zone, new Date()), new Date()).day;
  const goal = goals[index % goals.length]!;
  const someone = somebody(roll, { id: `caller-${index}`, goal, today });
  const caller = { ...someone, isSpoken: someone.isSpoken || channel.isSpoken };
  const host = await channel.host(setup, zone);
  const aim = await aimOf(setup, caller, host);
  // A caller who gives no number withholds caller ID too.
  const number = caller.phone && `+1${caller.phone}`;
  const talk = await channel.open(setup, host, { spoken: caller.isSpoken, number });
  const lines: string[] = [];
  const heard = {
    ...talk,
    get last() {
      return talk.last;
    },
  };
  heard.say = async (text) => {
    lines.push(`> ${text}`);
    const answer = await talk.say(text);
    lines.push(
      ...answer.lines
        .filter(({ speaker }) => speaker === "assistant")
        .map(({ words }) => `  ${words}`),
    );
    return answer;
  };
  const taken = await play(heard, caller, aim);
  await talk.leave();
  const verdict = await judge(setup, caller, aim, {
    owner: host.id,
    spoken: lines.filter((line) => line.startsWith("> ")).map((line) => line.slice(2)),
  });
  const meant = `${caller.id} ${goal} ${caller.first} ${caller.last} ${caller.email} ${caller.phone} ${show(aim.target)} ${aim.duration}`;
  return {
    verdict,
    lines: taken,
    isBooking: goal === "book",
    story: `${meant}\n${lines.join("\n")}`,
  };
}

async function aimOf(setup: AssistantSetup, caller: Caller, host: Host): Promise<Aim> {
  const { chance: roll, target, today } = caller;
  const aim: Aim = {
    target,
    duration: caller.durationMinutes ?? 30,
    existing: null,
    message: toldBy(caller, bank.messages, target),
    slips: [],
    slipTarget: null,
  };
  if (caller.goal === "move" || caller.goal === "cancel")
    aim.existing = await existing(setup, caller, host);
  // Someone else already has that time.
  else if (roll.happens(0.2)) await bookAsVisitor(setup, host, target);
  else if (caller.goal === "book" && roll.happens(0.25)) {
    // A slip of the tongue, corrected at the read-back.
    const other = someTarget(roll, today, 14);
    const kind = roll.pick(["day", "time"] as const);
    aim.slipTarget =
      kind === "day"
        ? { ...target, day: other.day }
        : { ...target, hour: other.hour, minute: other.minute };
    if (!isSameStart(aim.slipTarget, target)) aim.slips = [kind satisfies Wrong];
    else aim.slipTarget = null;
  }
  return aim;
}

/** An appointment the caller booked on the page; its code is in the email. */
async function existing(setup: AssistantSetup, caller: Caller, host: Host) {
  let at = someTarget(caller.chance, caller.today, 20);
  while (isSameStart(at, caller.target)) at = someTarget(caller.chance, caller.today, 20);
  const name = `${caller.first} ${caller.last}`;
  return { at, code: (await bookWithCode(setup, host, { at, name })).code };
}

/** Compares the calendar and messages at the end with what was intended. */
async function judge(
  setup: AssistantSetup,
  caller: Caller,
  aim: Aim,
  { owner, spoken }: { owner: string; spoken: readonly string[] },
): Promise<"right" | "wrong" | "undone"> {
  const rows = await setup.sql<Appointment>(
    `select client_name, client_email, client_phone, appointment_time, duration_minutes, status
       from appointments where professional_id = $1`,
    [owner],
  );
  const active = rows.filter(({ status }) => status === "Scheduled" || status === "Confirmed");
  const isOwn = ({ client_name }: Appointment) =>
    letters(client_name) === letters(`${caller.first}${caller.last}`);
  if (caller.goal === "message") {
    if (rows.some(({ client_name }) => !client_name.startsWith("Visitor"))) return "wrong";
    // Any of the caller's own lines may be the message: some say it before they are asked.
    const kept = await setup.sql<{ words: string }>(
      "select data::text as words from contact_events where user_id = $1",
      [owner],
    );
    const isKept = spoken.some(
      (line) =>
        line.length > 12 && kept.some(({ words }) => letters(words).includes(letters(line))),
    );
    return isKept ? "right" : "undone";
  }
  const mine = active.filter((row) => !row.client_name.startsWith("Visitor"));
  if (caller.goal === "cancel") {
    if (mine.length > 1) return "wrong";
    return mine.length === 0 ? "right" : "undone";
  }
  if (mine.length === 0) return caller.goal === "move" ? "wrong" : "undone";
  if (mine.length > 1) return "wrong";
  const [row] = mine;
  const isThere = row!.appointment_time.getTime() === momentOf(aim.target).getTime();
  if (caller.goal === "move") {
    if (isThere) return "right";
    return row!.appointment_time.getTime() === momentOf(aim.existing!.at).getTime()
      ? "undone"
      : "wrong";
  }
  const phone = row!.client_phone?.replace(/\D/g, "").slice(-10) ?? null;
  const isRight =
    isThere &&
    isOwn(row!) &&
    row!.duration_minutes === aim.duration &&
    row!.client_email?.toLowerCase() === caller.email &&
    (phone === null || phone === caller.phone);
  return isRight ? "right" : "wrong";
}

function show({ day, hour, minute }: { day: Day; hour: number; minute: number }): string {
  return `${day} ${hour}:${String(minute).padStart(2, "0")}`;
}
