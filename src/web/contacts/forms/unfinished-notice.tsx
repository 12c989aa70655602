import { useMemo, useSyncExternalStore } from "react";
import type { ContactType } from "#domain/contacts/contact.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { Button } from "#web/ui/button.tsx";
import { undoLabel } from "#web/drafts/messages.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { browserZone } from "#web/ui/browser-zone.ts";
import {
  dropDraft,
  parseDraft,
  restoreDraft,
  storedDraft,
  subscribeDrafts,
} from "#web/drafts/drafts.ts";
import { draftName } from "./draft-name.ts";
import {
  continueLabel,
  discardDraftLabel,
  draftDiscardedTitle,
  unfinishedLabel,
  unfinishedText,
} from "./draft-messages.ts";

/** Props of UnfinishedNotice. */
export type UnfinishedNoticeProps = {
  type: ContactType;
  /** Opens the form for a new entry, which restores the draft. */
  onContinue: () => void;
};

/** A notice above a list about an unfinished new entry; empty if there is none. */
export function UnfinishedNotice({ type, onContinue }: UnfinishedNoticeProps) {
  const name = draftName({ type });
  const text = useSyncExternalStore(
    subscribeDrafts,
    () => storedDraft(name),
    () => null,
  );
  const draft = useMemo(() => parseDraft(text), [text]);
  if (!text || !draft) return null;

  function discard(dropped: string) {
    dropDraft(name);
    showToast({
      title: draftDiscardedTitle,
      action: { label: undoLabel, run: () => restoreDraft(name, dropped) },
    });
  }

  return (
    <section
      aria-label={unfinishedLabel}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-brass-wash py-2 pr-2 pl-4"
    >
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {unfinishedText(type, nameIn(draft.values), momentText(new Date(draft.at), browserZone()))}
      </p>
      <div className="ml-auto flex gap-2">
        <Button variant="quiet" size="sm" onClick={() => discard(text)}>
          {discardDraftLabel}
        </Button>
        <Button size="sm" onClick={onContinue}>
          {continueLabel}
        </Button>
      </div>
    </section>
  );
}

function nameIn(values: unknown): string {
  const { firstName, lastName } = values as { firstName?: unknown; lastName?: unknown };
  return [firstName, lastName]
    .filter((part) => typeof part === "string")
    .join(" ")
    .trim();
}
