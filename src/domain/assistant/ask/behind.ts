import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { guard } from "../guard.ts";
import type { Alarm, Delicate, Heard } from "#understanding/heard.ts";
import { momentWords } from "../sayings/times.ts";
import type { Effect, EffectOutcome } from "../turn/effects.ts";

/** A requested effect, and what would have come of it. */
export type Wanted = { effect: Effect; outcome: EffectOutcome };

/** A rule that kept something from being said or done. */
export type Refused = { rule: string; says: string };

/** The time zone in which times are shown, and the current time. */
type LocalClock = { zone: ZoneRules; now: Date };

/** What would have been done for a real client; what would have failed is among the refusals. */
export function wouldDo(wanted: readonly Wanted[], clock: LocalClock): string[] {
  return wanted.flatMap((one) => doneWords(one, clock) ?? []);
}

function doneWords({ effect, outcome }: Wanted, { zone, now }: LocalClock): string | null {
  const at = (iso: string) => momentWords(new Date(iso), zone, now);
  switch (outcome.kind) {
    case "booked":
      return effect.kind === "book"
        ? `Book ${effect.name} for ${at(effect.startsAt)}, ${effect.durationMinutes} minutes, and mail ${effect.email} the confirmation.`
        : null;
    case "found":
      return `Take the appointment of ${at(outcome.startsAt)} for the caller's own.`;
    case "moved":
      return effect.kind === "move"
        ? `Move the appointment to ${at(effect.startsAt)} and email the client.`
        : null;
    case "cancelled":
      return "Cancel the appointment and email the client.";
    case "messageTaken":
      return effect.kind === "takeMessage" ? messageWords(effect) : null;
    case "transferring":
      return "Transfer the call to you.";
    case "wordsForgotten":
      return "Delete what was said, and keep nothing of the rest.";
    case "optedOut":
      return "Stop all messages to this person until they opt back in.";
    default:
      return null;
  }
}

function messageWords({
  name,
  words,
  wantsCallback,
}: Extract<Effect, { kind: "takeMessage" }>): string {
  const callback = wantsCallback ? ", and put their callback into what waits for you" : "";
  return `Mail you the message of ${name}: “${words}”${callback}.`;
}

/** The rules that refused something: what was requested, what would have been done, or what would have been said. */
export function refusals(taken: {
  heard: Pick<Heard, "delicate" | "alarm">;
  wanted: readonly Wanted[];
  says: readonly { words: string }[];
  /** The professional's names. */
  names?: readonly (string | null)[];
}): Refused[] {
  const { heard, wanted, says, names = [] } = taken;
  const guarded = says.flatMap(({ words }) => guard(words, { names }).rule ?? []);
  return [
    ...heard.delicate.map((rule) => ({ rule, says: delicateWords[rule] })),
    ...(heard.alarm ? [{ rule: heard.alarm, says: alarmWords[heard.alarm] }] : []),
    ...wanted.flatMap(({ outcome }) => outcomeWords(outcome) ?? []),
    ...[...new Set(guarded)].map((rule) => ({
      rule,
      says: "A reply was replaced before it was sent.",
    })),
  ];
}

const delicateWords: Record<Delicate, string> = {
  rates: "It never discusses rates, payments or fees. Only a person may make such offers.",
  qualify: "It never says whether someone qualifies, or what they can afford.",
  steering: "It never describes areas or the people in them (fair housing).",
  otherClients: "It never shares anything about other people.",
  legal: "It gives no legal or tax advice.",
  fraud: "It won't help with anything that could be fraud.",
  personalNumbers: "It never keeps or repeats card or Social Security numbers.",
  instructions: "Callers can't change what it does.",
  dial: "It never dials a number a caller gives it.",
};

const alarmWords: Record<Alarm, string> = {
  emergency: "Emergencies go to 911.",
  abuse: "It stays polite, and offers a message.",
  selfHarm: "If someone mentions self-harm, it gives them 988 first.",
};

function outcomeWords(outcome: EffectOutcome): Refused | null {
  switch (outcome.kind) {
    case "taken":
      return { rule: "taken", says: "That time is taken or can't be booked." };
    case "tooMany":
      return { rule: "limit", says: "Too many bookings or changes." };
    case "notFound":
      return {
        rule: "identity",
        says: "No appointment matches. It needs the code, or the name and exact time.",
      };
    case "closed":
      return { rule: "closed", says: "This appointment can no longer be changed." };
    case "noTransfer":
      return {
        rule: "transfer",
        says: "Only calls can be transferred, and only if you set a number.",
      };
    case "whichAddress":
      return {
        rule: "address",
        says: "It needs to know which number or email to stop contacting.",
      };
    case "failed":
      return { rule: "failed", says: "Something failed, so nothing would have been done." };
    default:
      return null;
  }
}
