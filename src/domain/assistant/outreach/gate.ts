import * as z from "zod/mini";
import type { AssistantSettings } from "../settings.ts";
import { taskKinds } from "../tasks.ts";
import {
  addressFindings,
  capFindings,
  consentFindings,
  hourFindings,
  stateFindings,
  taskFindings,
} from "./findings.ts";
import { type Consent, outreachChannels, purposes, type StopLine } from "./consent.ts";
import { isRestDay, nextOpening, nextWorkday, type Clocks, type RestDays } from "./quiet-hours.ts";
import { type Place, placeOf } from "./place.ts";

const request = z.strictObject({
  kind: z.enum(taskKinds),
  channel: z.enum(outreachChannels),
  purpose: z.enum(purposes),
  /** E.164, or an email in lower case. */
  recipient: z.string().check(z.minLength(3), z.maxLength(254)),
  /** What it is expected to cost, in US cents. */
  costCents: z.number().check(z.minimum(0)),
});

/** What the assistant would do: one call, text or email to one person. */
export type OutreachRequest = z.output<typeof request>;

/** A call, text or email that went out to this person. */
export type Sent = { kind: string; channel: string; at: Date };

/** Everything that a decision depends on. */
export type Circumstances = {
  now: Date;
  settings: AssistantSettings;
  /** For the address and, where there is one, for the contact. */
  consents: readonly Consent[];
  stops: readonly StopLine[];
  /** From the contact's record. */
  state: string | null;
  zipCode: string | null;
  /** The contact's lead source, as it was entered. */
  leadSource: string | null;
  /** What reached this person in the last seven days, by any address. */
  sentToPerson: readonly Sent[];
  /** How much went out today to everyone together, in the professional's time zone. */
  sentToday: number;
  spentCentsThisMonth: number;
  /** The professional's time zone. */
  zone: RestDays["zone"];
  clocks: Clocks;
};

/** One rule that applied, in text that a professional reads when asking why. */
export type Reason = { rule: string; says: string; source: string };

/** `waits`: allowed later; `notes`: for information, never blocks. */
export type Finding = Reason & { weight: "refuses" | "waits" | "asks" | "notes" };

/**
 * `ask` needs the professional's approval of this very message. With `refuse`, `notBefore` is when it can be tried
 * again if only the time of day is wrong; otherwise null.
 */
export type Decision = {
  verdict: "allow" | "ask" | "refuse";
  reasons: Reason[];
  notBefore: Date | null;
};

/** What the rules check together. */
export type Case = OutreachRequest & Circumstances & { place: Place; rest: RestDays };

/**
 * The check that every outgoing call, text and email of the assistant passes right before it is sent. It fails closed:
 * anything unknown, and every error, is a refusal.
 */
export function decide(asked: OutreachRequest, circumstances: Circumstances): Decision {
  try {
    const read = request.safeParse(asked);
    if (!read.success) return refused("request.unknown", "This request wasn't understood.");
    return weigh({ ...circumstances, ...read.data, ...whereOf(read.data, circumstances) });
  } catch {
    return refused("gate.broken", "We couldn't check the rules, so nothing goes out.");
  }
}

function whereOf({ channel, recipient }: OutreachRequest, circumstances: Circumstances) {
  const { state, zipCode, zone, settings } = circumstances;
  const number = channel === "mail" ? null : recipient;
  return {
    place: placeOf({ number, state, zipCode }),
    rest: { zone, days: settings.holidays },
  };
}

function weigh(about: Case): Decision {
  const findings = [
    ...addressFindings(about),
    ...taskFindings(about),
    ...consentFindings(about),
    ...stateFindings(about),
    ...capFindings(about),
    ...hourFindings(about),
  ];
  const reasons = findings.map(({ weight: _, ...reason }) => reason);
  const has = (weight: Finding["weight"]) => findings.some((finding) => finding.weight === weight);
  if (has("refuses")) return { verdict: "refuse", reasons, notBefore: null };
  if (has("waits")) return { verdict: "refuse", reasons, notBefore: openingAfter(about) };
  return { verdict: has("asks") ? "ask" : "allow", reasons, notBefore: null };
}

function openingAfter({ channel, place, rest, clocks, now }: Case): Date | null {
  if (channel !== "mail") return nextOpening(place, { from: now, clocks, rest });
  return isRestDay(rest, now) ? nextWorkday(rest, now) : null;
}

function refused(rule: string, says: string): Decision {
  return { verdict: "refuse", reasons: [{ rule, says, source: "Hearthline" }], notBefore: null };
}
