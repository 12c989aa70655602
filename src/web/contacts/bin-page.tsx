import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { BinRow } from "./lists/bin-row.tsx";
import { ContactsTable, SkeletonRows } from "./lists/contacts-table.tsx";
import { ForgetContact } from "./lists/forget-contact.tsx";
import { binEmpty, binFailedTitle, binHint, binTitle } from "./lists/list-messages.ts";
import { EmptyList, FailedList } from "./lists/list-states.tsx";
import { MoreRows } from "./lists/more-rows.tsx";
import type { NamedContact } from "./contact/name-of.ts";
import { binOptions } from "./lists/queries.ts";

/** The deleted contacts, for as long as they can be restored. */
export default function BinPage() {
  const list = useInfiniteQuery(binOptions());
  const { data: contacts, error, errorUpdatedAt } = list;
  const [doomed, setDoomed] = useState<{ isOpen: boolean; contact: NamedContact | null }>({
    isOpen: false,
    contact: null,
  });

  useEffect(() => {
    if (error) showToast({ title: binFailedTitle, text: messageOf(error), variant: "destructive" });
  }, [error, errorUpdatedAt]);

  function body() {
    if (!contacts && error)
      return (
        <FailedList
          title={binFailedTitle}
          error={error}
          retry={list.refetch}
          isBusy={list.isFetching}
        />
      );
    if (contacts?.length === 0) return <EmptyList {...binEmpty} />;
    return (
      <ContactsTable kind="Bin" label={binTitle} isBusy={!contacts}>
        {contacts ? (
          <tbody>
            {contacts.map((contact) => (
              <BinRow
                key={contact.id}
                contact={contact}
                onForget={() => setDoomed({ isOpen: true, contact })}
              />
            ))}
          </tbody>
        ) : (
          <SkeletonRows count={6} />
        )}
      </ContactsTable>
    );
  }

  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl font-semibold">{binTitle}</h2>
        <p className="mt-1 text-soft">{binHint}</p>
      </div>
      {body()}
      {contacts && list.hasNextPage && (
        <MoreRows
          loads={contacts.length}
          isBusy={list.isFetchingNextPage}
          isAutomatic={!list.isFetching && !error}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      <ForgetContact
        contact={doomed.contact}
        open={doomed.isOpen}
        onOpenChange={(isOpen) => setDoomed((before) => ({ ...before, isOpen }))}
      />
    </div>
  );
}
