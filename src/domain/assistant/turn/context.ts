import type { Circumstances } from "#domain/appointments/free-slots.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import type { TalkChannel } from "../tasks.ts";

/** What the assistant may say about the professional: what the booking page shows, and what they wrote for it. */
export type Professional = {
  fullName: string;
  companyName: string | null;
  title: string | null;
  /** Null unless the professional shows it to visitors. */
  licenseNumber: string | null;
  /** In their own words, from the assistant's settings; null when empty. */
  address: string | null;
  services: string | null;
  /** An own greeting, said after what it is. */
  greeting: string | null;
};

/** Everything that decides a turn, beside the state and what was said. Loaded for each turn. */
export type TurnContext = {
  now: Date;
  channel: TalkChannel;
  professional: Professional;
  /** What is free: the same rule as the booking page's, with what takes time over the whole horizon. */
  circumstances: Circumstances;
  /** The caller's time zone; on the telephone the professional's. */
  callerZone: ZoneRules;
  /** The number that the telephone service gives for the caller, E.164. A hint and no proof. */
  callerNumber: string | null;
  /** A call that the assistant makes, and not its client. */
  isOutgoing?: boolean;
  /** Whether a call can be put through to the professional right now. */
  canTransfer: boolean;
  /** guided: no language model is set up, and the screens say so. */
  kind: "guided" | "model";
};
