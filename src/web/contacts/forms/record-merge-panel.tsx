import { MergePanel } from "#web/drafts/merge-panel.tsx";
import type { Difference } from "#web/drafts/merge.ts";
import { recordSpeech } from "./merge-text.ts";

/** What someone else has changed in a contact's record in the meantime. */
export function RecordMergePanel({ differences }: { differences: readonly Difference[] }) {
  return <MergePanel differences={differences} speech={recordSpeech} />;
}
