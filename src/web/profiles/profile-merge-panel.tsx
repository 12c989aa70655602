import { MergePanel, type MergeSpeech } from "#web/drafts/merge-panel.tsx";
import type { Difference } from "#web/drafts/merge.ts";
import { choiceWords } from "#web/drafts/messages.ts";
import { changedTitle, labels } from "./messages.ts";

const speech: MergeSpeech = {
  words: { ...choiceWords, title: changedTitle },
  heading: "h2",
  nameOf: (field) => labels[field.split(".").at(-1) as keyof typeof labels] ?? field,
  textOf(_, value) {
    if (typeof value === "boolean") return value ? choiceWords.yes : choiceWords.no;
    return (Array.isArray(value) ? value.join(", ") : String(value)) || choiceWords.nothing;
  },
};

/** What has changed in the profile in another window or on another device in the meantime. */
export function ProfileMergePanel({ differences }: { differences: readonly Difference[] }) {
  return <MergePanel differences={differences} speech={speech} />;
}
