import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { rulesOf } from "#server/platform/zones.ts";
import type { BankCaller, Start } from "../../../banks/shape.ts";
import type { Host } from "../../booking-setup.ts";
import type { AssistantSetup } from "../assistant-setup.ts";
import { bookAsVisitor, bookWithCode, momentOf, zone } from "../booked-before.ts";
import { openTalk } from "../web-channel.ts";
import type { Appointment } from "./calendar.ts";
import { faultsOf, findBanks } from "./find-banks.ts";
import { figuresOf, type Played, storyOf } from "./figures.ts";
import { judge } from "./judge.ts";
import { contactFigures, stopFigures } from "./lines.ts";
import { targetOf } from "./places.ts";
import { playBankCaller, type Turn } from "./play.ts";
import { unreadChanges } from "./read-backs.ts";
import { repeatedSentences } from "./repeats.ts";

type Options = { bank: string | null; say: (line: string) => void; shows: boolean };

/** As the banks assume: Monday to Friday, every half hour from 9:00 until 17:00. */
const hours = [{ from: "09:00", until: "17:00" }];
const availability = {
  weeklyHours: { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: [], sun: [] },
};
const lanes = 8;
/** A call that takes longer is broken, so that no bank runs for ever. */
const longest = 90_000; // milliseconds

/**
 * The newest bank of callers, or the one that is named: each is played over HTTP against the built product and judged by
 * what is stored. Single lines (stops, complaints, details of contacts) are said to the engine alone.
 */
export async function firstMeeting(
  setup: AssistantSetup,
  { bank: wanted, say, shows }: Options,
): Promise<Record<string, number>> {
  const show = (line: string) => (shows ? say(line) : undefined);
  const banks = await findBanks(wanted);
  if (banks.length === 0) say("There is no bank yet.");
  const figures: Record<string, number> = {};
  for (const { name, bank, stops, notStops, contacts } of banks) {
    say(`bank ${name}`);
    if (stops ?? notStops) Object.assign(figures, stopFigures(stops ?? [], notStops ?? [], show));
    if (contacts) Object.assign(figures, contactFigures(contacts, show));
    if (!bank) continue;
    const faults = faultsOf(bank);
    if (faults.length > 0) throw new Error(`${name} cannot be played:\n${faults.join("\n")}`);
    Object.assign(figures, figuresOf(await playAll(setup, bank, show)));
  }
  return figures;
}

async function playAll(
  setup: AssistantSetup,
  bank: readonly BankCaller[],
  show: (line: string) => void,
): Promise<Played[]> {
  const played: Played[] = [];
  const work = [...bank];
  const lane = async () => {
    for (let caller = work.shift(); caller; caller = work.shift()) {
      const call = await withinTime(playOne(setup, caller)).catch((error: unknown) =>
        broken(caller!, error),
      );
      played.push(call);
      if (call.verdict !== "right" || call.unread > 0 || call.repeated.length > 0)
        show(storyOf(call));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return played;
}

function broken(caller: BankCaller, error: unknown): Played {
  const why = `broke: ${String(error)}`;
  return { caller, verdict: "undone", why, turns: [], unread: 0, repeated: [] };
}

async function withinTime<Result>(call: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("It took too long.")), longest);
  return Promise.race([call, late.promise]).finally(() => clearTimeout(timer));
}

async function playOne(setup: AssistantSetup, caller: BankCaller): Promise<Played> {
  const now = new Date();
  const rules = rulesOf(zone, now);
  const today = wallTimeOf(rules, now).day;
  const host = await setup.answering(availability, zone);
  const targetAt = (start: Start) => targetOf(start, today);
  const { taken = [], own } = caller.before ?? {};
  for (const start of taken) await bookAsVisitor(setup, host, targetAt(start));
  const name = caller.who.name;
  const booked = own ? await bookWithCode(setup, host, { at: targetAt(own), name }) : null;
  const look = () => calendarOf(setup, host);
  const before = await look();
  const ownId = before.find(({ email }) => booked && email === booked.email)?.id ?? null;
  const talk = await openTalk(setup, host.id, { spoken: caller.channel === "spoken" });
  const turns = await playBankCaller(talk, caller, { today, code: booked?.code ?? null, look });
  await talk.leave();
  const verdict = judge(caller, {
    before,
    after: await look(),
    ownId,
    stops: await stopsOf(setup, host),
    messages: await messagesOf(setup, host),
    outcome: talk.last.outcome,
    turns,
    momentOf: (start) => momentOf(targetAt(start)),
  });
  return { caller, turns, ...verdict, ...troublesOf(turns, rules) };
}

function troublesOf(turns: readonly Turn[], rules: ZoneRules) {
  return { unread: unreadChanges(turns, rules).length, repeated: repeatedSentences(turns) };
}

async function calendarOf(setup: AssistantSetup, host: Host): Promise<Appointment[]> {
  return setup.sql<Appointment>(
    `select id, client_name as name, client_email as email, client_phone as phone, appointment_time as "startsAt",
            duration_minutes as "durationMinutes", status in ('Scheduled', 'Confirmed') as "isActive"
       from appointments where professional_id = $1 order by id`,
    [host.id],
  );
}

async function stopsOf(setup: AssistantSetup, host: Host): Promise<string[]> {
  const rows = await setup.sql<{ address: string }>(
    "select address from outreach_stops where user_id = $1 and kind = 'stopped'",
    [host.id],
  );
  return rows.map(({ address }) => address);
}

/** In the timeline of the contact who left it, or by email where there is no contact. */
async function messagesOf(setup: AssistantSetup, host: Host): Promise<string[]> {
  const rows = await setup.sql<{ words: string }>(
    `select data::text as words from contact_events where user_id = $1 and kind = 'message taken'
      union all
     select body_text from mail.outbox
      where recipient = (select email from profiles where id = $1) and subject ~ 'message|call ?back'`,
    [host.id],
  );
  return rows.map(({ words }) => words);
}
