import type { Circumstances } from "#domain/appointments/free-slots.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import type { TalkChannel } from "../tasks.ts";

/** What the assistant may say about the professional: what the booking page shows, and the settings written for it. */
export type Professional = {
  fullName: string;
  companyName: string | null;
  title: string | null;
  /** Null unless the professional shows it to visitors. */
  licenseNumber: string | null;
  /** As entered in the assistant's settings; null when empty. */
  address: string | null;
  services: string | null;
  /** A custom greeting, said after the disclosure. */
  greeting: string | null;
};

/** Everything that a turn depends on besides the state and what was said. Loaded for each turn. */
export type TurnContext = {
  now: Date;
  channel: TalkChannel;
  professional: Professional;
  /** What is free: the same rule as the booking page's, with everything that takes time over the whole horizon. */
  circumstances: Circumstances;
  /** The caller's time zone; on the phone the professional's. */
  callerZone: ZoneRules;
  /** Time zones that a caller may name ("1 pm Central"); without them only the caller's and the professional's are known. */
  zones?: readonly ZoneRules[];
  /** The number that the phone service gives for the caller, E.164. A hint, not a proof. */
  callerNumber: string | null;
  /** Whether the assistant made the call. */
  isOutgoing?: boolean;
  /** Whether a call can be transferred to the professional right now. */
  canTransfer: boolean;
  /** "guided": no language model is set up, and the screens say so. */
  kind: "guided" | "model";
};
