import { inquiryDays } from "./rules/limits.ts";

/** By what somebody is reached. `phone` is an automated voice. */
export const outreachChannels = ["phone", "text", "mail"] as const;
export type OutreachChannel = (typeof outreachChannels)[number];

/** What it is about: something that they have asked for or that is going on with them, or an offer. */
export const purposes = ["service", "marketing"] as const;
export type Purpose = (typeof purposes)[number];

/** How somebody agreed: in writing, by word of mouth, or by having asked for something. */
export const bases = ["written", "oral", "inquiry"] as const;
export type Basis = (typeof bases)[number];

/** That somebody may be reached, with whose address and since when. */
export type Consent = {
  channel: OutreachChannel;
  purpose: Purpose;
  basis: Basis;
  givenAt: Date;
};

/** That nothing may reach somebody any more, or that this person took it back; by one address of theirs. */
export type StopLine = { address: string; kind: "stopped" | "lifted"; happenedAt: Date };

/** The latest stop of a person's lines, whether or not it was lifted since; null when there never was one. */
export function latestStop(lines: readonly StopLine[]): Date | null {
  const stops = lines.filter(({ kind }) => kind === "stopped").map(({ happenedAt }) => happenedAt);
  return stops.length === 0 ? null : new Date(Math.max(...stops.map(Number)));
}

/**
 * Whether a person is to be left alone: by any address of theirs a stop is in force. Each address is taken back by
 * itself: START by text says nothing of a mailbox. Of a stop and a lift at the same moment the stop counts.
 */
export function isStopped(lines: readonly StopLine[]): boolean {
  return lines.some(
    ({ address, kind, happenedAt }) =>
      kind === "stopped" &&
      !lines.some(
        (line) =>
          line.kind === "lifted" && line.address === address && line.happenedAt > happenedAt,
      ),
  );
}

/**
 * The consent by which somebody may be reached now, the strongest first; null when there is none. A stop revokes what
 * was agreed before it, and lifting the stop does not bring that back: who wants to be reached again agrees again.
 */
export function consentFor(
  { channel, purpose }: { channel: OutreachChannel; purpose: Purpose },
  { consents, stops, now }: { consents: readonly Consent[]; stops: readonly StopLine[]; now: Date },
): Consent | null {
  const stop = latestStop(stops);
  const valid = consents
    .filter((consent) => consent.channel === channel && consent.givenAt <= now)
    .filter((consent) => stop === null || consent.givenAt > stop)
    .filter((consent) => covers(consent, purpose) && !isWornOut(consent, now));
  return valid.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}

/** Marketing needs written words that speak of it; who agreed to marketing agreed to service as well. */
function covers({ purpose: agreed, basis }: Consent, purpose: Purpose): boolean {
  if (purpose === "marketing") return agreed === "marketing" && basis === "written";
  return true;
}

function isWornOut({ basis, givenAt }: Consent, now: Date): boolean {
  const age = now.getTime() - givenAt.getTime();
  return basis === "inquiry" && age > inquiryDays.days * 24 * 60 * 60 * 1000;
}

function rank({ basis }: Consent): number {
  return bases.indexOf(basis);
}
