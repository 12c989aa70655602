import type { ReactNode } from "react";
import type { ContactType } from "#domain/contacts/contact.ts";
import { messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { ContactsPanel } from "./contacts-panel.tsx";
import {
  filterHint,
  nothingFound,
  nothingLeft,
  searchHint,
  showAllLabel,
} from "./list-messages.ts";

/** An empty list: what will appear here, and the button that adds the first contact. */
export function EmptyList(props: { line: string; text: string; action?: ReactNode }) {
  return (
    <ContactsPanel>
      <EmptyState {...props} />
    </ContactsPanel>
  );
}

/** Props of NothingFound. */
export type NothingFoundProps = { type: ContactType; term: string; onShowAll: () => void };

const longestQuote = 60;

/** A search or filter without matches. */
export function NothingFound({ type, term, onShowAll }: NothingFoundProps) {
  const quoted = term.length > longestQuote ? `${term.slice(0, longestQuote)}…` : term;
  return (
    <ContactsPanel>
      <EmptyState
        line={term ? nothingFound(quoted) : nothingLeft(type)}
        text={term ? searchHint : filterHint}
        action={<Button onClick={onShowAll}>{showAllLabel}</Button>}
        className="wrap-anywhere"
      />
    </ContactsPanel>
  );
}

/** Props of FailedList. */
export type FailedListProps = {
  title: string;
  error: Error;
  retry: () => Promise<unknown>;
  isBusy: boolean;
};

/** Replaces a list that could not be loaded; unlike the toast, it stays. */
export function FailedList({ title, error, retry, isBusy }: FailedListProps) {
  return (
    <ContactsPanel>
      <ErrorState
        title={title}
        text={messageOf(error)}
        onRetry={() => void retry()}
        retrying={isBusy}
      />
    </ContactsPanel>
  );
}
