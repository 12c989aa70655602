import { MergePanel } from "#web/drafts/merge-panel.tsx";
import type { Difference } from "#web/drafts/merge.ts";
import { recordSpeech } from "./merge-text.ts";

/** What somebody else changed in a contact's record meanwhile. */
export function RecordMergePanel({ differences }: { differences: readonly Difference[] }) {
  return <MergePanel differences={differences} speech={recordSpeech} />;
}
