import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { guard } from "../guard.ts";
import type { Alarm, Delicate, Heard } from "#understanding/heard.ts";
import { momentWords } from "../sayings/times.ts";
import type { Effect, EffectOutcome } from "../turn/effects.ts";

/** Something that was wanted, and what would have come of it. */
export type Wanted = { effect: Effect; outcome: EffectOutcome };

/** A rule that kept something from being said or done. */
export type Refused = { rule: string; says: string };

/** The clock by which moments are shown. */
type Wall = { zone: ZoneRules; now: Date };

/** What would have been done for a client; what would not have worked is among what was refused. */
export function wouldDo(wanted: readonly Wanted[], wall: Wall): string[] {
  return wanted.flatMap((one) => doneWords(one, wall) ?? []);
}

function doneWords({ effect, outcome }: Wanted, { zone, now }: Wall): string | null {
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
        ? `Move the appointment to ${at(effect.startsAt)} and tell the client by mail.`
        : null;
    case "cancelled":
      return "Cancel the appointment and tell the client by mail.";
    case "messageTaken":
      return effect.kind === "takeMessage" ? messageWords(effect) : null;
    case "transferring":
      return "Put the call through to you.";
    case "wordsForgotten":
      return "Delete what was said, and keep nothing of the rest.";
    case "optedOut":
      return "Keep everything of yours from reaching this person, until they say otherwise.";
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

/**
 * The rules that spoke: about what was asked for, about what would have been done, and about what would have
 * been said.
 */
export function refusals(taken: {
  heard: Pick<Heard, "delicate" | "alarm">;
  wanted: readonly Wanted[];
  says: readonly { words: string }[];
}): Refused[] {
  const { heard, wanted, says } = taken;
  const guarded = says.flatMap(({ words }) => guard(words).rule ?? []);
  return [
    ...heard.delicate.map((rule) => ({ rule, says: delicateWords[rule] })),
    ...(heard.alarm ? [{ rule: heard.alarm, says: alarmWords[heard.alarm] }] : []),
    ...wanted.flatMap(({ outcome }) => outcomeWords(outcome) ?? []),
    ...[...new Set(guarded)].map((rule) => ({
      rule,
      says: "A sentence was replaced before it was said.",
    })),
  ];
}

const delicateWords: Record<Delicate, string> = {
  rates: "It never speaks of rates, payments or fees: such offers only a person may make.",
  qualify: "It never says whether somebody qualifies, or what they can afford.",
  steering: "It never describes areas or the people in them (fair housing).",
  otherClients: "It tells nobody anything about other people.",
  legal: "It gives no advice on law or taxes.",
  fraud: "It takes no part in what could be a fraud.",
  personalNumbers: "Numbers of cards and of social security are neither kept nor repeated.",
  instructions: "Nobody who talks to it can change what it does.",
  dial: "It dials no number that a caller names.",
};

const alarmWords: Record<Alarm, string> = {
  emergency: "Emergencies go to 911.",
  abuse: "It stays polite, and offers a message.",
  selfHarm: "Who speaks of self-harm is told of 988 before anything else.",
};

function outcomeWords(outcome: EffectOutcome): Refused | null {
  switch (outcome.kind) {
    case "taken":
      return { rule: "taken", says: "That time is taken or outside of what can be booked." };
    case "tooMany":
      return { rule: "limit", says: "More bookings or changes than anybody needs." };
    case "notFound":
      return {
        rule: "identity",
        says: "No appointment fits. It opens by its code, or by its name and exact time alone.",
      };
    case "closed":
      return { rule: "closed", says: "This appointment can no longer be changed." };
    case "noTransfer":
      return {
        rule: "transfer",
        says: "Calls alone are put through, and only where you set a number.",
      };
    case "whichAddress":
      return { rule: "address", says: "It has to know which address to leave alone." };
    case "failed":
      return { rule: "failed", says: "Something broke, and nothing would have been done." };
    default:
      return null;
  }
}
