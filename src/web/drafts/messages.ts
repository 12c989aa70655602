/** What a form says about the draft that it brought back. */
export const restoredText = (moment: string): string => `Restored what you typed on ${moment}.`;
export const startOverLabel = "Start over";
export const startedOverTitle = "Started over";
export const undoLabel = "Undo";

/** What a form says when its record was saved elsewhere meanwhile. */
export const choiceWords = {
  text: "Nothing you typed is lost. Choose what to keep in each field, then save again.",
  theirs: "Theirs",
  yours: "Yours",
  takenOver: "updated, because only they changed it",
  yes: "Yes",
  no: "No",
  nothing: "Empty",
} as const;
