import type { Keys } from "#server/platform/keys.ts";

/** The call and conversation that a socket belongs to. */
type RelayTicket = { callSid: string; talkId: string };

export type RelayTokens = {
  /** A token that opens the socket of this call once, within a minute. */
  issue(ticket: RelayTicket): string;
  /** Whether the token is valid; never a second time for the same call. */
  spend(ticket: RelayTicket, token: unknown): boolean;
};

const purpose = "relay";
const validFor = 60_000; // milliseconds
const remembersFor = 5 * 60 * 60_000; // milliseconds; no call lasts longer than four hours

/**
 * Twilio's signature on the socket is the same for every call, so it could be replayed; this token ties a socket to its
 * call.
 */
export function createRelayTokens(keys: Keys, now: () => Date): RelayTokens {
  const spent = new Map<string, number>();
  const thingOf = ({ callSid, talkId }: RelayTicket, until: number) =>
    [callSid, talkId, until].join(" ");
  return {
    issue(ticket) {
      const until = now().getTime() + validFor;
      return `${until}.${keys.secretOf(purpose, thingOf(ticket, until))}`;
    },
    spend(ticket, token) {
      const [, time, secret] = /^(\d{1,15})\.([\w-]+)$/.exec(String(token)) ?? [];
      if (!time || !secret) return false;
      const at = now().getTime();
      if (!keys.isSecretOf(purpose, thingOf(ticket, Number(time)), secret)) return false;
      if (Number(time) < at) return false;
      for (const [call, until] of spent) if (until < at) spent.delete(call);
      if (spent.has(ticket.callSid)) return false;
      spent.set(ticket.callSid, at + remembersFor);
      return true;
    },
  };
}
