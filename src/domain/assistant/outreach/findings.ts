import { isEmail } from "#domain/kernel/is-email.ts";
import { canBeDialed } from "#domain/kernel/us-number.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { isWorking } from "../settings.ts";
import { consentFor, isStopped } from "./consent.ts";
import type { Case, Finding } from "./gate.ts";
import { isRestDay, quietBy } from "./quiet-hours.ts";
import { areaOf } from "./rules/area-codes.ts";
import {
  allPartyRecording,
  lookedAtMarketingTexts,
  noAutomatedCalls,
  ownCaps,
  stateCaps,
  triggerLeads,
} from "./rules/limits.ts";
import { isInForce, type Sourced } from "./rules/rule.ts";

const hearthline = "Hearthline";
const dayMs = 24 * 60 * 60 * 1000;

function finding(
  weight: Finding["weight"],
  rule: string,
  says: string,
  source: string = hearthline,
): Finding {
  return { weight, rule, says, source };
}

/** Whether the address may be contacted at all. */
export function addressFindings({ channel, recipient }: Case): Finding[] {
  if (channel === "mail") {
    const isWritten = isEmail(recipient) && !recipient.toLowerCase().endsWith(".invalid");
    return isWritten
      ? []
      : [finding("refuses", "address.noEmail", "This isn't a valid email address.")];
  }
  if (!canBeDialed(recipient))
    return [finding("refuses", "address.noNumber", "This isn't a valid phone number.")];
  const { kind } = areaOf(recipient);
  if (kind === "foreign")
    return [
      finding("refuses", "address.foreign", "Only US and Canadian numbers can be contacted."),
    ];
  if (kind === "premium")
    return [finding("refuses", "address.premium", "Premium-rate numbers are never contacted.")];
  return [];
}

/** Whether the professional lets the assistant do this. */
export function taskFindings({ settings, kind, now }: Case): Finding[] {
  if (!isWorking(settings, now))
    return [finding("refuses", "assistant.off", "The assistant is switched off or paused.")];
  const autonomy = settings.autonomy[kind];
  if (autonomy === "automatic") return [];
  if (autonomy === "draft" || autonomy === "approve")
    return [finding("asks", "task.approval", "You approve each of these yourself.")];
  return [finding("refuses", "task.off", "This task is turned off in the settings.")];
}

/** Whether the person agreed, and has not opted out. */
export function consentFindings(about: Case): Finding[] {
  const { channel, purpose, consents, stops, now, leadSource } = about;
  if (isStopped(stops)) {
    const says = "They asked not to be contacted. Only they can change that.";
    return [finding("refuses", "person.stopped", says, "47 CFR 64.1200(a)(10)")];
  }
  const consent = consentFor({ channel, purpose }, { consents, stops, now });
  const isSold = leadSource !== null && triggerLeads.inSource.test(leadSource);
  const found: Finding[] = [];
  if (isSold && isInForceAt(triggerLeads, about) && consent?.basis !== "written") {
    const says =
      "This lead was sold after a loan application elsewhere, so it needs written consent.";
    found.push(finding("refuses", "lead.trigger", says, triggerLeads.source));
  }
  if (consent) return found;
  if (channel === "mail")
    return [
      ...found,
      finding("asks", "consent.mail", "They haven't asked for email from you yet."),
    ];
  const words = { phone: "calls by an automated voice", text: "text messages" }[channel];
  const how = purpose === "marketing" ? "in writing " : "";
  const says = `There's no valid consent ${how}to ${words}.`;
  const source = "47 CFR 64.1200(a); FCC 24-17 on AI voices";
  return [...found, finding("refuses", `consent.${channel}`, says, source)];
}

/** What individual states forbid or require. */
export function stateFindings(about: Case): Finding[] {
  const { channel, purpose, place } = about;
  const found: Finding[] = [];
  const holds = (rule: Sourced & { states: readonly string[] }) =>
    isInForceAt(rule, about) && place.regions.some((region) => rule.states.includes(region));
  if (channel === "phone" && holds(noAutomatedCalls)) {
    const says = "In California, a person has to start the call.";
    found.push(finding("refuses", "state.noAutomatedCalls", says, noAutomatedCalls.source));
  }
  if (channel === "text" && purpose === "marketing" && holds(lookedAtMarketingTexts)) {
    const says = "Check your registration before sending marketing texts to Texas.";
    found.push(finding("asks", "state.marketingTexts", says, lookedAtMarketingTexts.source));
  }
  if (channel === "phone" && holds(allPartyRecording)) {
    const says = "Everyone on the call has to agree before it's recorded.";
    found.push(finding("notes", "state.recording", says, allPartyRecording.source));
  }
  if (channel !== "mail" && place.isUnknown) {
    const says = "We can't tell from the number or address where they are.";
    found.push(finding("asks", "place.unknown", says));
  }
  return found;
}

/** How much has been sent already. */
export function capFindings(about: Case): Finding[] {
  const { channel, kind, settings, sentToday, spentCentsThisMonth, costCents, place } = about;
  const { outgoingADay, spendCentsAMonth } = settings.caps;
  const found: Finding[] = [];
  const full = (rule: string, says: string, source?: string) =>
    found.push(finding("refuses", rule, says, source));
  if (!(sentToday < outgoingADay)) full("cap.day", `You've set a limit of ${outgoingADay} a day.`);
  if (costCents > 0 && !(spentCentsThisMonth + costCents <= spendCentsAMonth))
    full("cap.spend", "This month's budget for calls and texts is used up.");
  const calls = { channel: "phone" };
  if (channel === "phone" && !(count(about, 1, calls) < ownCaps.callsADay))
    full("cap.callsADay", "They were called within the last 24 hours.", ownCaps.source);
  if (channel === "phone" && !(count(about, 7, calls) < ownCaps.callsAWeek))
    full("cap.callsAWeek", "They were called three times in the last seven days.", ownCaps.source);
  if (kind === "textBack" && !(count(about, 1, { kind }) < ownCaps.textBacksADay))
    full("cap.textBacks", "They already got a text back today.", ownCaps.source);
  for (const cap of stateCaps) {
    const isTheirs = place.regions.some((region) => cap.states.includes(region));
    if (channel === "mail" || !isTheirs || !isInForceAt(cap, about)) continue;
    const reached = count(about, 1, calls) + count(about, 1, { channel: "text" });
    if (!(reached < cap.most))
      full(
        "cap.state",
        `Their state allows at most ${cap.most} calls and texts in 24 hours.`,
        cap.source,
      );
  }
  return found;
}

/** Whether the time of day is allowed. */
export function hourFindings({ channel, place, clocks, now, rest }: Case): Finding[] {
  const found: Finding[] = [];
  if (isRestDay(rest, now))
    found.push(finding("waits", "hours.rest", "The assistant is off today, by your settings."));
  if (channel === "mail") return found;
  const rule = quietBy(place, now, clocks);
  if (rule) {
    const says = place.isUnknown
      ? "It may be too early or too late where they are."
      : "It's too early, too late or a quiet day where they are.";
    found.push(finding("waits", rule.name, says, rule.source));
  }
  return found;
}

function count(
  { sentToPerson, now }: Case,
  days: number,
  like: { channel?: string; kind?: string },
): number {
  const since = now.getTime() - days * dayMs;
  return sentToPerson.filter(
    ({ at, channel, kind }) =>
      // Times in the future count as well, so that a clock that was set back permits nothing.
      at.getTime() > since &&
      (like.channel === undefined || channel === like.channel) &&
      (like.kind === undefined || kind === like.kind),
  ).length;
}

function isInForceAt(rule: Sourced, { now, zone }: Case): boolean {
  return isInForce(rule, wallTimeOf(zone, now).day);
}
