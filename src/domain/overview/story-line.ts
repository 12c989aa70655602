import type { Change } from "#domain/contacts/timeline.ts";

/** Something in the story of a contact. A day without a time of its own says whether it is still ahead. */
export type Moment = { at: Date; isAhead: boolean };

/** A moment on the line; `before` is the way to it from the one before. */
export type Placed<M extends Moment> = M & { before: number };

/** A story as a line: what is past, the way from there to now, and what is ahead. */
export type StoryLine<M extends Moment> = {
  past: Placed<M>[];
  beforeNow: number;
  ahead: Placed<M>[];
};

const hourMs = 3_600_000;

/**
 * The line of a contact's story, by time. A story takes years and its best day takes hours, so a way is the square root
 * of the hours.
 */
export function storyLineOf<M extends Moment>(moments: readonly M[], now: Date): StoryLine<M> {
  const inOrder = moments.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const past = inOrder.filter(({ isAhead }) => !isAhead);
  const ahead = inOrder.filter(({ isAhead }) => isAhead);
  let reached = past[0]?.at ?? now;
  function way(to: Date): number {
    const hours = Math.max(0, to.getTime() - reached.getTime()) / hourMs;
    // What is planned for a passed hour of today comes right after now.
    if (to > reached) reached = to;
    return Math.sqrt(hours);
  }
  const place = (moment: M): Placed<M> => ({ ...moment, before: way(moment.at) });
  return { past: past.map(place), beforeNow: way(now), ahead: ahead.map(place) };
}

/** A step forward in a contact's timeline: it became a deal, reached a stage, or was pre-approved. */
export type Step = { kind: "converted" | "pre-approved" } | { kind: "stage"; stage: string };

/** The step that a timeline event records, if any. */
export function stepOf({
  kind,
  changes,
}: {
  kind: string;
  changes: readonly Change[];
}): Step | null {
  if (kind === "converted") return { kind };
  if (kind !== "moved" && kind !== "edited") return null;
  const stage = changes.find(({ field }) => field === "status")?.after;
  if (typeof stage === "string") return { kind: "stage", stage };
  const approved = changes.find(({ field }) => field === "preApprovalAmount");
  const isNew = approved && approved.before === null && approved.after !== null;
  return isNew ? { kind: "pre-approved" } : null;
}
