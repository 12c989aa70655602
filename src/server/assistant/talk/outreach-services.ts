import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";

/**
 * What a conversation hands over to the part of the assistant that reaches out. Each is done in the turn's
 * transaction, so that it lives or dies with what was said.
 */
export type OutreachServices = {
  /** Nothing reaches this address any more, by whatever channel; what waits for it is cancelled. */
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
  /** Proposes the call that somebody asked for; it waits for the professional. */
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
  /**
   * Keeps that somebody may be reached about what they booked or asked, with the words that they said yes to.
   */
  recordConsent(
    tx: OwnerTransaction,
    owner: OwnerId,
    consent: {
      conversationId: string;
      contactId: string;
      email: string | null;
      /** E.164. */
      phone: string | null;
      /** oral or written: whether the words were spoken or read; inquiry where none were asked of them. */
      basis: "oral" | "written" | "inquiry";
      wording: string;
      now: Date;
    },
  ): Promise<void>;
};
