import type { KeyboardEvent } from "react";

/*
 * The name in each row is the focus target of the list: arrow keys move between names, and when a row is removed, a
 * neighbor's name gets the focus.
 */

/** Props that mark a contact's name and let arrow keys move to the names above and below. */
export const rowName = { "data-row-name": "", onKeyDown: goByArrows };

function goByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const row = event.currentTarget.closest("tr");
  nameIn(
    event.key === "ArrowDown" ? row?.nextElementSibling : row?.previousElementSibling,
  )?.focus();
  event.preventDefault();
}

/** The name in the row after a contact's, or before it if it is the last. */
export function rowNameBeside(contactId: string): HTMLElement | null {
  const row = document.querySelector(`tr[data-contact="${CSS.escape(contactId)}"]`);
  return nameIn(row?.nextElementSibling ?? row?.previousElementSibling);
}

function nameIn(row: Element | null | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>("[data-row-name]") ?? null;
}
