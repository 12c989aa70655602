import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { ContactSummary } from "#contract/contacts/lists.ts";
import type { DealStatus } from "#domain/contacts/deal-status.ts";
import { api, queries } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { boardWords as words } from "./deal-board-messages.ts";
import { restorableIn } from "../contact/gone.ts";
import { restoreLabel } from "../contact/messages.ts";
import { useRestore } from "../contact/use-restore.ts";
import { nameOf } from "../contact/name-of.ts";
import { type Pages, withCard, withoutCard } from "./deal-board-cards.ts";

/** One column of the board: the deals of a status that match the search, newest first. */
export function columnOptions(status: DealStatus, term: string) {
  return queries.contacts.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      type: "Deal" as const,
      statuses: [status],
      ...(term && { search: term }),
      ...(cursor && { cursor }),
      limit: 50,
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }: Pages) => pages.flatMap(({ contacts }) => contacts),
  });
}

/** The move of a deal from one column to another. */
export type Move = { deal: ContactSummary; from: DealStatus; to: DealStatus; isUndo?: boolean };

const moving = ["move-deal"];

/**
 * Moves a deal to another column at once. If that fails, the deal moves back and a toast says why; if it succeeds, the
 * toast has an Undo button.
 */
export function useMoveDeal(term: string): (move: Move) => void {
  const client = useQueryClient();
  const restore = useRestore();
  const { mutate } = useMutation({
    mutationKey: moving,
    mutationFn: ({ deal, to }: Move) => api.contacts.moveDeal({ id: deal.id, status: to }),
    onMutate: async (move) => {
      await client.cancelQueries({ queryKey: queries.contacts.list.key() });
      shift(client, term, move);
    },
    onSuccess: (_saved, { deal, from, to, isUndo }) =>
      showToast({
        title: words.moved(to),
        text: nameOf(deal),
        variant: "success",
        ...(!isUndo && {
          action: {
            label: words.undo,
            run: () => mutate({ deal, from: to, to: from, isUndo: true }),
          },
        }),
      }),
    onError: (error, { deal, from, to }) => {
      shift(client, term, { deal, from: to, to: from });
      const deleted = restorableIn(error);
      const action = deleted && { label: restoreLabel, run: () => void restore(deleted) };
      showToast({
        title: words.failed,
        text: messageOf(error),
        variant: "destructive",
        ...(action && { action }),
      });
    },
    onSettled: () => {
      // While another move is pending, a fresh list would briefly show that card in its old column.
      if (client.isMutating({ mutationKey: moving }) === 1)
        void client.invalidateQueries({ queryKey: queries.contacts.key() });
    },
  });
  return mutate;
}

function shift(client: QueryClient, term: string, { deal, from, to }: Move): void {
  const change = (status: DealStatus, next: (pages: Pages) => Pages) =>
    client.setQueryData(
      columnOptions(status, term).queryKey,
      (before: InfiniteData<Pages["pages"][number], string | undefined> | undefined) =>
        before && next(before),
    );
  change(from, (pages) => withoutCard(pages, deal.id));
  change(to, (pages) => withCard(pages, { ...deal, status: to }));
}
