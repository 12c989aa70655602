import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { BinRow } from "./lists/bin-row.tsx";
import { ContactsTable, SkeletonRows } from "./lists/contacts-table.tsx";
import {
  binEmpty,
  binFailedTitle,
  binHint,
  binTitle,
  confirmForgetLabel,
  forgetQuestion,
  forgetWarning,
  forgottenTitle,
} from "./lists/list-messages.ts";
import { EmptyList } from "./lists/list-empty.tsx";
import { FailedList } from "./lists/list-failed.tsx";
import { MoreRows } from "./lists/more-rows.tsx";
import { type NamedContact, nameOf } from "./contact/name-of.ts";
import { binOptions, useForgetContact } from "./lists/queries.ts";
import { RemovalQuestion } from "./lists/removal-question.tsx";

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

type ForgetContactProps = {
  /** The contact to delete; kept while the dialog closes. */
  contact: NamedContact | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before a contact is deleted for good, and reports the result in a toast. */
function ForgetContact({ contact, ...dialog }: ForgetContactProps) {
  const removal = useForgetContact();
  if (!contact) return null;
  const name = nameOf(contact);
  return (
    <RemovalQuestion
      {...dialog}
      contact={contact}
      removal={removal}
      title={forgetQuestion(name)}
      description={forgetWarning}
      confirmLabel={confirmForgetLabel}
      onGone={() => showToast({ title: forgottenTitle(name), variant: "success" })}
    />
  );
}
