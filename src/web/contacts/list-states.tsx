import type { ReactNode } from "react";
import type { ContactType } from "#domain/contacts/contact.ts";
import { messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { ContactsPanel } from "./contacts-table.tsx";
import { listFailedTitle, nothingFound, searchHint, showAllLabel } from "./messages.ts";

/** A list nobody is in yet: who will be here, and the button that adds the first. */
export function EmptyList(props: { line: string; text: string; action?: ReactNode }) {
  return (
    <ContactsPanel>
      <EmptyState {...props} />
    </ContactsPanel>
  );
}

/** A search that found nobody. */
export function NothingFound({ term, onClear }: { term: string; onClear: () => void }) {
  return (
    <ContactsPanel>
      <EmptyState
        line={nothingFound(term)}
        text={searchHint}
        action={<Button onClick={onClear}>{showAllLabel}</Button>}
      />
    </ContactsPanel>
  );
}

/** Props of FailedList. */
export type FailedListProps = {
  type: ContactType;
  error: Error;
  retry: () => Promise<unknown>;
  isBusy: boolean;
};

/** A list that could not be read (SPEC §8); stays where the toast goes. */
export function FailedList({ type, error, retry, isBusy }: FailedListProps) {
  return (
    <ContactsPanel>
      <ErrorState
        title={listFailedTitle(type)}
        text={messageOf(error)}
        onRetry={() => void retry()}
        retrying={isBusy}
      />
    </ContactsPanel>
  );
}
