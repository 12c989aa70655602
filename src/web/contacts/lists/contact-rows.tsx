import { measureElement, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ContactRow, type RowActs } from "./contact-row.tsx";
import type { ContactItem } from "./queries.ts";
import { drawnRows } from "./rows-drawn.ts";

const reach = 48; // rows on either side of the window, about two screens: a quick scroll finds rows and no gaps
const head = 190; // pixels of the page above the rows

/** Pixels of each row that was drawn, by contact, so that Back finds the cards of a list where they were. */
const heights = new Map<string, number>();

/** Pixels of a row that was never drawn, about as contacts-table.css has it in a window of this width. */
const usualHeight = () => (innerWidth < 700 ? 104 : innerWidth < 1_400 ? 48 : 42);

/** Props of ContactRows. */
export type ContactRowsProps = {
  contacts: readonly ContactItem[];
  /** How many rows from the top are drawn wherever the window is; until it is `isWhole`, none around the window. */
  fromTop: number;
  isWhole: boolean;
  /** What is searched for; it is marked in the rows. */
  term: string;
  acts: RowActs;
};

/** The rows of a list. Far out of the window they are only room; paper gets all of them. */
export function ContactRows({ contacts, fromTop, isWhole, term, acts }: ContactRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isPrinting = useIsPrinting();
  // oxlint-disable-next-line react/incompatible-library -- what is drawn is asked for in this component alone
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count: contacts.length,
    getItemKey: useCallback((index: number) => contacts[index]!.id, [contacts]),
    estimateSize: (index) => heights.get(contacts[index]!.id) ?? usualHeight(),
    measureElement: (row, entry, instance) => {
      const height = measureElement(row, entry, instance);
      heights.set(row.dataset.contact!, height);
      return height;
    },
    scrollMargin: head,
    initialRect: { width: innerWidth, height: innerHeight },
    overscan: isWhole ? reach : 0,
    rangeExtractor: (range) =>
      drawnRows(range, isPrinting ? range.count : fromTop, focusedRow(body.current)),
  });
  // The rows are in the page's flow, where browsers keep what is read in its place by themselves.
  rows.shouldAdjustScrollPositionOnItemSizeChange = () => false;

  let end = head;
  const drawn = rows.getVirtualItems().map(({ index, start, end: next }) => {
    const space = start - end;
    end = next;
    const contact = contacts[index]!;
    return (
      <ContactRow
        key={contact.id}
        measure={rows.measureElement}
        contact={contact}
        index={index}
        space={space}
        term={term}
        acts={acts}
      />
    );
  });
  return (
    <tbody ref={body} style={{ paddingBottom: head + rows.getTotalSize() - end }}>
      {drawn}
    </tbody>
  );
}

/** The index of the row that has the focus. */
function focusedRow(body: HTMLElement | null): number | null {
  const row = body?.querySelector<HTMLElement>("tr:focus-within");
  return row ? Number(row.dataset.index) : null;
}

/** Whether the page is being printed; what is then drawn is on the paper. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
