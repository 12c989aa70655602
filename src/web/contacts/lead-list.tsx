import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { AddButton } from "./add-button.tsx";
import { ContactRow } from "./contact-row.tsx";
import { ContactsTable, SkeletonRows } from "./contacts-table.tsx";
import { EmptyList, FailedList, NothingFound } from "./list-states.tsx";
import { countText, listFailedTitle } from "./messages.ts";
import { MoreRows } from "./more-rows.tsx";
import { contactListOptions, type ContactItem } from "./queries.ts";
import { SearchBox } from "./search-box.tsx";
import { useContactDialogs } from "./use-contact-dialogs.tsx";
import { useSearchTerm } from "./use-search-term.ts";

/** Props of LeadList. */
export type LeadListProps = {
  /** The list's name. */
  label: string;
  /** Only leads of these statuses; all when left out (SPEC §2). */
  statuses?: string[];
  /** What an empty list says. */
  empty: { line: string; text: string };
};

const type = "Lead";

/** A list of leads with search, add, edit and delete (SPEC §2). */
export function LeadList({ label, statuses, empty }: LeadListProps) {
  const { typed, term, search, clear } = useSearchTerm();
  const list = useInfiniteQuery(contactListOptions({ type, statuses, search: term }));
  const { openForm, askToDelete, prefetch, dialogs } = useContactDialogs();
  const { data: contacts, error, errorUpdatedAt, isPlaceholderData: isOutdated } = list;
  const isEmpty = contacts?.length === 0 && !isOutdated;
  const hasMore = list.hasNextPage;
  // Rows that wait for a newer answer keep the marks and the count of their own; thousands are not drawn twice.
  const [shown, setShown] = useState({ term, hasMore });
  if (!isOutdated && (shown.term !== term || shown.hasMore !== hasMore))
    setShown({ term, hasMore });

  useEffect(() => {
    if (error)
      showToast({ title: listFailedTitle(type), text: messageOf(error), variant: "destructive" });
  }, [error, errorUpdatedAt]);

  const isShown = contacts !== undefined;
  useEffect(() => {
    if (isShown) void prefetch().catch(() => {});
  }, [isShown, prefetch]);

  const editLead = useCallback(({ id }: ContactItem) => openForm({ type, id }), [openForm]);
  const addButton = <AddButton type={type} onAdd={() => openForm({ type })} onNear={prefetch} />;

  function body() {
    if (!contacts && error)
      return <FailedList type={type} error={error} retry={list.refetch} isBusy={list.isFetching} />;
    if (isEmpty && term) return <NothingFound term={term} onClear={clear} />;
    if (isEmpty) return <EmptyList {...empty} action={addButton} />;
    return (
      <ContactsTable label={label} isBusy={!contacts || isOutdated}>
        {contacts?.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            term={shown.term}
            onEdit={editLead}
            onDelete={askToDelete}
          />
        )) ?? <SkeletonRows count={12} />}
      </ContactsTable>
    );
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox value={typed} onSearch={search} isBusy={isOutdated} />
        <output className="text-sm text-soft">
          {contacts && !isEmpty && countText(contacts.length, !shown.hasMore, shown.term)}
        </output>
        {!(isEmpty && !term) && <div className="ml-auto">{addButton}</div>}
      </div>
      {body()}
      {contacts && hasMore && (
        <MoreRows
          loads={contacts.length}
          isBusy={list.isFetchingNextPage}
          isAutomatic={!list.isFetching && !error && !isOutdated}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {dialogs}
    </div>
  );
}
