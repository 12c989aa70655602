import { whyUndialable } from "#domain/assistant/line/dialable.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { AssistantLine } from "#server/platform/assistant-config.ts";

/** The phone numbers that the assistant answers, and for whom, from the configuration only. */
export type Lines = {
  ownerOf(number: string): OwnerId | null;
  /** The number from which the assistant calls and texts for this professional. */
  numberOf(owner: OwnerId): string | null;
  /** Whether a number may be called for this caller: no premium number, none of our own, not the caller's. */
  mayRing(number: string, caller: string | null): boolean;
};

/** Creates OwnerIds: the configuration decides whose a line is (docs/decisions/016). */
export function createLines(configured: readonly AssistantLine[]): Lines {
  const owners = new Map(
    configured.map(({ number, profileId }) => [number, profileId as OwnerId] as const),
  );
  // The first of several lines is used for outgoing calls.
  const numbers = new Map(
    configured.map(({ number, profileId }) => [profileId, number] as const).toReversed(),
  );
  return {
    ownerOf: (number) => owners.get(number) ?? null,
    numberOf: (owner) => numbers.get(owner) ?? null,
    mayRing: (number, caller) =>
      whyUndialable(number) === null && !owners.has(number) && number !== caller,
  };
}
