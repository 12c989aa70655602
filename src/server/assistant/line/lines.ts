import { whyUndialable } from "#domain/assistant/line/dialable.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { AssistantLine } from "#server/platform/assistant-config.ts";

/** The telephone numbers that the assistant answers, and for whom; as configured, and nowhere else. */
export type Lines = {
  ownerOf(number: string): OwnerId | null;
  /** From which number calls and texts of this professional's assistant come. */
  numberOf(owner: OwnerId): string | null;
  /** Whether a number may be called for this caller: no premium number, none of our lines, not the caller's own. */
  mayRing(number: string, caller: string | null): boolean;
};

/** The OwnerId that it makes is the configuration's word for whose a line is (docs/decisions/016). */
export function createLines(configured: readonly AssistantLine[]): Lines {
  const owners = new Map(
    configured.map(({ number, profileId }) => [number, profileId as OwnerId] as const),
  );
  // Of several lines the first that is named is the one that calls.
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
