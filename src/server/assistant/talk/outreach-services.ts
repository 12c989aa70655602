import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";

/** What a conversation passes on to outreach. Each is done in the turn's transaction, together with what was said. */
export type OutreachServices = {
  /** Opts the address out of every channel; what waits for it is canceled. */
  stop(
    tx: OwnerTransaction,
    owner: OwnerId,
    stop: {
      /** E.164, or an email in lower case. */
      address: string;
      contactId: string | null;
      source: string;
      words: string;
      now: Date;
    },
  ): Promise<void>;
  /** Proposes the requested call, which waits for the professional. */
  proposeCallback(
    tx: OwnerTransaction,
    owner: OwnerId,
    callback: {
      conversationId: string;
      contactId: string | null;
      name: string;
      /** E.164. */
      phone: string;
      words: string;
      now: Date;
    },
  ): Promise<void>;
  /** Records the consent to be contacted about a booking or a question, with the words that were agreed to. */
  recordConsent(
    tx: OwnerTransaction,
    owner: OwnerId,
    consent: {
      conversationId: string;
      contactId: string;
      email: string | null;
      /** E.164. */
      phone: string | null;
      /** oral or written: whether the words were spoken or read; inquiry if none were agreed to. */
      basis: "oral" | "written" | "inquiry";
      wording: string;
      now: Date;
    },
  ): Promise<void>;
};
