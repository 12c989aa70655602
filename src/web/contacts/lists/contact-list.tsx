import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { Link, useNavigate } from "react-router";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { whenIdle } from "#web/ui/when-idle.ts";
import { AddButton } from "./add-button.tsx";
import { binPath } from "../contact/contact-links.ts";
import type { RowActs } from "./contact-row.tsx";
import { ContactRows } from "./contact-rows.tsx";
import { ContactsTable, SkeletonRows } from "./contacts-table.tsx";
import { binTitle, countText, listFailedTitle, similarText } from "./list-messages.ts";
import type { ListPage } from "./list-pages.ts";
import { FailedList } from "./list-failed.tsx";
import { everything, isNarrowed, orderOf, sortedBy, type ListView } from "./list-view.ts";
import { MoreRows } from "./more-rows.tsx";
import { contactCountOptions, contactListOptions, tagsOptions } from "./queries.ts";
import { rowsThatStay, useRowsFromTop } from "./rows-drawn.ts";
import { SearchBox } from "./search-box.tsx";
import { useContactDialogs } from "./use-contact-dialogs.tsx";
import { useListView } from "./use-list-view.ts";

// Rarely needed, so the list doesn't wait for it.
const UnfinishedNotice = lazy(async () => ({
  default: (await import("../forms/unfinished-notice.tsx")).UnfinishedNotice,
}));

// Most lists have rows.
const loadEmpty = () => import("./list-empty.tsx");
const EmptyList = lazy(async () => ({ default: (await loadEmpty()).EmptyList }));
const NothingFound = lazy(async () => ({ default: (await loadEmpty()).NothingFound }));
// Loaded after the first rows, which nobody filters before they are there.
const ListFilters = lazy(async () => ({
  default: (await import("./list-filters.tsx")).ListFilters,
}));
const filtersPlace = <div className="min-h-10 pointer-coarse:min-h-11" />;
// One import at a time keeps several choices in their order.
let followUp: Promise<typeof import("../contact/save-follow-up.ts")> | undefined;
const loadFollowUp = () =>
  (followUp ??= import("../contact/save-follow-up.ts").finally(() => (followUp = undefined)));

/** Props of ContactList. */
export type ContactListProps = {
  page: ListPage;
  /** A switch to another view of the same contacts, beside the add button. */
  toggle?: ReactNode;
  /** What the list adds up to, shown once it has rows. */
  totals?: ReactNode;
};

/** The loaded rows of a list, how many there are in all, and the view that they belong to. */
function useShownList({ type, statuses, usualSort }: ListPage, view: ListView) {
  const list = useInfiniteQuery(contactListOptions({ type, statuses, usualSort, ...view }));
  const { error, errorUpdatedAt, isPlaceholderData: isOutdated, hasNextPage: hasMore } = list;
  const { contacts, isSimilar = false } = list.data ?? {};
  // If the whole list is loaded, its length is the count.
  const counted = useQuery({
    ...contactCountOptions({ type, statuses, ...view }),
    enabled: hasMore,
  });
  const isCounted = counted.data !== undefined && (isOutdated || !counted.isPlaceholderData);
  const total = hasMore && isCounted ? counted.data : undefined;
  // Until a newer answer arrives, the old rows keep their own marks and count, so that they don't rerender.
  const [shown, setShown] = useState({ view, hasMore });
  if (!isOutdated && (shown.view !== view || shown.hasMore !== hasMore))
    setShown({ view, hasMore });

  useEffect(() => {
    if (error)
      showToast({ title: listFailedTitle(type), text: messageOf(error), variant: "destructive" });
  }, [error, errorUpdatedAt, type]);
  return { list, contacts, isSimilar, isOutdated, total, shown };
}

/** A list of contacts, with search, sorting, filters, add, edit, convert and delete. */
export function ContactList({ page, toggle, totals }: ContactListProps) {
  const { type, label, empty, usualSort } = page;
  const navigate = useNavigate();
  const client = useQueryClient();
  const listView = useListView(usualSort);
  const { view, change } = listView;
  const shownList = useShownList(page, view);
  const { list, contacts, isSimilar, isOutdated, shown } = shownList;
  const { openForm, askToDelete, prefetch, dialogs } = useContactDialogs();
  const isEmpty = contacts?.length === 0;
  const isShownNarrowed = isNarrowed(shown.view);

  useDialogsAhead(() => prefetch(type), contacts !== undefined);
  const acts = useMemo<RowActs>(
    () => ({
      onOpen: (path) => void navigate(path),
      onEdit: ({ id }) => openForm({ type, id }),
      onConvert: ({ id }) => openForm({ convertLeadId: id }),
      onDelete: askToDelete,
      onTag: (tag) => change({ tag }),
      onFollowUp: (contact, to) =>
        void loadFollowUp().then(({ save }) => save(client, contact, to)),
    }),
    [navigate, openForm, askToDelete, change, type, client],
  );
  const count = contacts?.length ?? 0;
  const fromTop = useRowsFromTop(count, shown.view);
  const isWhole = fromTop === Math.min(count, rowsThatStay);
  const add = () => openForm({ type });
  const showAll = () => change(everything);
  const addButton = <AddButton type={type} onAdd={add} onNear={() => prefetch(type)} />;

  function body() {
    if (!contacts && list.error)
      return (
        <FailedList
          title={listFailedTitle(type)}
          error={list.error}
          retry={list.refetch}
          isBusy={list.isFetching}
        />
      );
    if (isEmpty && isShownNarrowed)
      return <NothingFound type={type} term={shown.view.term} onShowAll={showAll} />;
    if (isEmpty) return <EmptyList {...empty} action={addButton} />;
    return (
      <ContactsTable
        kind={type}
        label={label}
        isBusy={!contacts || isOutdated}
        rowCount={contacts && !shown.hasMore ? contacts.length + 1 : -1}
        order={orderOf(view, usualSort)}
        onSort={(by) => change(sortedBy(view, by, usualSort))}
      >
        {contacts ? (
          <ContactRows
            contacts={contacts}
            fromTop={fromTop}
            isWhole={isWhole}
            term={shown.view.term}
            acts={acts}
          />
        ) : (
          <SkeletonRows count={12} />
        )}
      </ContactsTable>
    );
  }

  return (
    <div className="@container flex flex-col gap-4">
      <Suspense>
        <UnfinishedNotice type={type} onContinue={add} />
      </Suspense>
      <ListTop page={page} listView={listView} shownList={shownList}>
        {toggle}
        {!(isEmpty && !isShownNarrowed) && addButton}
      </ListTop>
      {count > 0 && totals}
      {isSimilar && !isOutdated && (
        <p className="text-soft wrap-anywhere">{similarText(shown.view.term)}</p>
      )}
      <div aria-busy={isOutdated || !contacts}>
        <Suspense>{body()}</Suspense>
      </div>
      {contacts && list.hasNextPage && (
        <MoreRows
          loads={contacts.length}
          isBusy={list.isFetchingNextPage}
          isAutomatic={!list.isFetching && !list.error && !isOutdated && isWhole}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      <p className="text-right">
        <Link to={binPath} className="text-link inline-block py-1 text-sm">
          {binTitle}
        </Link>
      </p>
      {dialogs}
    </div>
  );
}

/** Loads the dialogs once the rows are loaded, so that they never delay the rows. */
function useDialogsAhead(prefetch: () => Promise<unknown>, isThere: boolean): void {
  const fetchNow = useEffectEvent(prefetch);
  useEffect(() => {
    if (isThere)
      void whenIdle()
        .then(() => fetchNow())
        .catch(() => {});
  }, [isThere]);
}

type ListTopProps = {
  page: ListPage;
  listView: ReturnType<typeof useListView>;
  shownList: ReturnType<typeof useShownList>;
  /** The buttons at the end. */
  children: ReactNode;
};

/** The part above the rows: search, sorting, filters and the number of rows. */
function ListTop({ page, listView, shownList, children }: ListTopProps) {
  const { type, usualSort } = page;
  const { view, change } = listView;
  const { contacts, isSimilar, isOutdated, total, shown } = shownList;
  const { data: tags = [] } = useQuery({
    ...tagsOptions(type),
    enabled: type === "Lead" && contacts !== undefined,
  });
  const isShownNarrowed = isNarrowed(shown.view);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        type={type}
        value={listView.typed}
        onType={listView.type}
        onSettle={listView.settle}
        isBusy={isOutdated}
      />
      <Suspense fallback={filtersPlace}>
        {contacts ? (
          <ListFilters
            type={type}
            view={view}
            order={orderOf(view, usualSort)}
            tags={tags}
            onChange={change}
          />
        ) : (
          filtersPlace
        )}
      </Suspense>
      <output className="text-sm text-soft">
        {contacts &&
          (contacts.length > 0 || isShownNarrowed) &&
          countText(type, total?.count ?? contacts.length, {
            isAll: !shown.hasMore || total !== undefined,
            isMore: total?.isMore ?? false,
            isSimilar,
            isNarrowed: isShownNarrowed,
          })}
      </output>
      <div className="ml-auto flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
