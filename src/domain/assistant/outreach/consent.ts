import { inquiryDays } from "./rules/limits.ts";

/** The channel. `phone` is an automated voice call. */
export const outreachChannels = ["phone", "text", "mail"] as const;
export type OutreachChannel = (typeof outreachChannels)[number];

/** What it is about: something that they asked for or that is in progress, or an offer. */
export const purposes = ["service", "marketing"] as const;
export type Purpose = (typeof purposes)[number];

/** How the person agreed: in writing, orally, or by asking for something. */
export const bases = ["written", "oral", "inquiry"] as const;
export type Basis = (typeof bases)[number];

/** A consent: for which address and since when. */
export type Consent = {
  channel: OutreachChannel;
  purpose: Purpose;
  basis: Basis;
  givenAt: Date;
};

/** An opt-out of one address, or that the person opted back in. */
export type StopLine = { address: string; kind: "stopped" | "lifted"; happenedAt: Date };

/** The person's latest opt-out, whether or not it was lifted since; null when there never was one. */
export function latestStop(lines: readonly StopLine[]): Date | null {
  const stops = lines.filter(({ kind }) => kind === "stopped").map(({ happenedAt }) => happenedAt);
  return stops.length === 0 ? null : new Date(Math.max(...stops.map(Number)));
}

/**
 * Whether a person must not be contacted: an opt-out of any of their addresses is in force. Each address is lifted
 * separately: START by text does not opt an email back in. Of an opt-out and a lift at the same instant, the opt-out
 * wins.
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
 * The strongest valid consent; null when there is none. An opt-out revokes earlier consents, and lifting it does not
 * restore them: the person has to agree again.
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

/** Marketing needs written consent to marketing; consent to marketing includes service. */
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
