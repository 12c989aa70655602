import type { InfiniteData } from "@tanstack/react-query";
import type { ContactSummary } from "#contract/contacts/lists.ts";

/** The pages of a column as the server returned them. */
export type Pages = InfiniteData<
  { contacts: ContactSummary[]; nextCursor: string | null; isSimilar: boolean },
  string | undefined
>;

/** The column without a card. */
export function withoutCard(column: Pages, id: string): Pages {
  return {
    ...column,
    pages: column.pages.map((page) => ({
      ...page,
      contacts: page.contacts.filter((card) => card.id !== id),
    })),
  };
}

/** The column with a card where the server will put it: newest first. */
export function withCard(column: Pages, card: ContactSummary): Pages {
  const { pages } = withoutCard(column, card.id);
  const isOlder = (other: ContactSummary) =>
    other.createdAt < card.createdAt ||
    (+other.createdAt === +card.createdAt && other.id < card.id);
  const found = pages.findIndex(({ contacts }) => contacts.some(isOlder));
  const at = found === -1 ? pages.length - 1 : found;
  return {
    ...column,
    pages: pages.map((page, index) => {
      if (index !== at) return page;
      const place = page.contacts.findIndex(isOlder);
      const end = place === -1 ? page.contacts.length : place;
      return { ...page, contacts: page.contacts.toSpliced(end, 0, card) };
    }),
  };
}
