import type { Closed } from "#domain/booking/changes.ts";
import type { Language } from "#understanding/heard.ts";

/**
 * What a turn wants done. No effect names a tenant, a number to call or a contact: those come only from the
 * conversation's own row and the settings. Times are ISO texts, because effects are stored in the state until they are
 * answered.
 */
export type Effect =
  | {
      kind: "book";
      startsAt: string;
      durationMinutes: number;
      name: string;
      email: string;
      phone: string | null;
      /** The subject of the meeting and what the caller added, as the professional reads it. */
      notes: string | null;
      /** The language of the confirmation and of the consent; English where it is left out. */
      language?: Language;
    }
  /** Looks for the caller's appointment: by the code of the confirmation, or by the name and the exact start. */
  | { kind: "find"; code: string }
  | { kind: "find"; name: string; startsAt: string }
  /** `appointmentId` came from `find` in this conversation; the server checks that again. */
  | { kind: "move"; appointmentId: string; startsAt: string; language?: Language }
  | { kind: "cancel"; appointmentId: string; language?: Language }
  | {
      kind: "takeMessage";
      name: string;
      phone: string | null;
      email: string | null;
      words: string;
      /** Whether they asked to be called back. */
      wantsCallback: boolean;
    }
  | { kind: "transfer"; reason: string }
  /** The caller opts out of everything, on every channel; for the conversation's own address and the ones given. */
  | {
      kind: "optOut";
      words: string;
      address: string | null;
      also?: readonly string[];
      /** No address will be had: the professional gets the wish as a message. */
      isPassedOn?: boolean;
    }
  /** Nothing that was said may be kept: what was said so far is deleted now, the rest at the end. */
  | { kind: "forgetWords"; wantsPerson: boolean };

/** The result of an effect. */
export type EffectOutcome =
  | { kind: "booked"; appointmentId: string; code: string; manageLink: string }
  /** Taken in the meantime: the nearest free starts instead, ISO. */
  | { kind: "taken"; free: readonly string[] }
  /** The booking limit of this email address was reached. */
  | { kind: "tooMany" }
  | { kind: "found"; appointmentId: string; startsAt: string; durationMinutes: number }
  | { kind: "notFound"; mayTryAgain: boolean }
  | { kind: "moved"; code: string; manageLink: string }
  | { kind: "cancelled" }
  /** It can no longer be changed. */
  | { kind: "closed"; why: Closed }
  | { kind: "messageTaken" }
  | { kind: "transferring" }
  | { kind: "noTransfer" }
  | { kind: "optedOut" }
  /** No address is known that could be opted out: ask for it. */
  | { kind: "whichAddress" }
  /** No address is known; the professional was told that this caller must not be contacted. */
  | { kind: "stopPassedOn" }
  | { kind: "wordsForgotten" }
  /** An error; nothing was done. */
  | { kind: "failed" };
