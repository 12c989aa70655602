import type { ReactNode } from "react";
import type { ContactType } from "#domain/contacts/contact.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
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
