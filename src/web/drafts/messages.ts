/** The texts about a restored draft. */
export const restoredText = (moment: string): string => `Restored what you typed on ${moment}.`;
export const startOverLabel = "Start over";
export const startedOverTitle = "Started over";
export const undoLabel = "Undo";

/** The texts about a record that was saved elsewhere in the meantime. */
export const choiceWords = {
  text: "Nothing you typed is lost. Choose what to keep in each field, then save again.",
  theirs: "Theirs",
  yours: "Yours",
  takenOver: "updated, because only they changed it",
  yes: "Yes",
  no: "No",
  nothing: "Empty",
} as const;
