import type { KeyboardEvent } from "react";

/*
 * The link that carries the name is a row's one handle: arrow keys go from one to the next, and it inherits the focus
 * of a row that goes.
 */

/** Marks the link with a person's name and lets arrow keys go to the ones above and below. */
export const rowName = { "data-row-name": "", onKeyDown: goByArrows };

function goByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const row = event.currentTarget.closest("tr");
  nameIn(
    event.key === "ArrowDown" ? row?.nextElementSibling : row?.previousElementSibling,
  )?.focus();
  event.preventDefault();
}

/** The name in the row after a contact's, or before it when it is the last. */
export function rowNameBeside(contactId: string): HTMLElement | null {
  const row = document.querySelector(`tr[data-contact="${CSS.escape(contactId)}"]`);
  return nameIn(row?.nextElementSibling ?? row?.previousElementSibling);
}

function nameIn(row: Element | null | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>("[data-row-name]") ?? null;
}
