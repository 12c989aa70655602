import type { Circumstances } from "#domain/appointments/free-slots.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import type { TalkChannel } from "../tasks.ts";

/** What the assistant may say of the professional: what the booking page tells, and what they wrote for it. */
export type Professional = {
  fullName: string;
  companyName: string | null;
  title: string | null;
  /** Null unless the professional shows it to visitors. */
  licenseNumber: string | null;
  /** In their own words, from the assistant's settings; null where nothing is told. */
  address: string | null;
  services: string | null;
  /** An own greeting, said after what it is. */
  greeting: string | null;
};

/** Everything that a turn is decided by, beside the state and what was said. Loaded anew for each turn. */
export type TurnContext = {
  now: Date;
  channel: TalkChannel;
  professional: Professional;
  /** What is free: the same rule as the booking page's, with what takes time over the whole horizon. */
  circumstances: Circumstances;
  /** The clocks of the one who speaks; by telephone those of the professional. */
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
