import { measureElement, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ContactRow, type RowActs } from "./contact-row.tsx";
import type { ContactItem } from "./queries.ts";
import { drawnRows } from "./rows-drawn.ts";

const reach = 48; // rows before and after the visible ones, about two screens, so that fast scrolling shows no gaps
const head = 190; // pixels of the page above the rows

/** The height of each rendered row in pixels, by contact, so that Back restores the scroll position. */
const heights = new Map<string, number>();

/** The estimated height of a row in pixels, by the window's width, matching contacts-table.css. */
const usualHeight = () => (innerWidth < 700 ? 104 : innerWidth < 1_400 ? 48 : 42);

/** Props of ContactRows. */
export type ContactRowsProps = {
  contacts: readonly ContactItem[];
  /** How many rows from the top are always rendered. Until `isWhole`, no rows around the visible ones are. */
  fromTop: number;
  isWhole: boolean;
  /** The search term, which is highlighted in the rows. */
  term: string;
  acts: RowActs;
};

/** The rows of a list. Rows far outside the window are only empty space, but all are rendered for printing. */
export function ContactRows({ contacts, fromTop, isWhole, term, acts }: ContactRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isPrinting = useIsPrinting();
  // oxlint-disable-next-line react/incompatible-library -- only this component reads the virtual items
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
  // The rows are in the page's flow, where the browser's own scroll anchoring keeps the position.
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

/** The index of the focused row. */
function focusedRow(body: HTMLElement | null): number | null {
  const row = body?.querySelector<HTMLElement>("tr:focus-within");
  return row ? Number(row.dataset.index) : null;
}

/** Whether the page is being printed; what renders then is included in the print. */
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
