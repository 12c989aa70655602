import type { Locator, Page } from "@playwright/test";
import type { Api } from "../harness/app.ts";
import { newId } from "#server/platform/ids.ts";
import type { DealStatus } from "#domain/contacts/deal-status.ts";

export const board = "/dashboard/crm/working-deals?view=board";
export const moveCalls = "**/rpc/contacts/moveDeal";

export async function addDeal(
  api: Api,
  firstName: string,
  status: DealStatus,
  fields: object = {},
) {
  const id = newId();
  await api.contacts.addDeal({ id, deal: { firstName, lastName: "Berg", status, ...fields } });
  return id;
}

/** The elements of the board, found as a person would find them. */
export function partsOf(page: Page) {
  const column = (status: DealStatus) =>
    page.getByRole("region", { name: new RegExp(`^${status}`) });
  return {
    column,
    cards: (status: DealStatus) => column(status).getByRole("listitem"),
    card: (name: string) => page.getByRole("listitem").filter({ hasText: name }),
    handle: (name: string) => page.getByRole("button", { name: `Move ${name}`, exact: true }),
    menu: (name: string) => page.getByRole("button", { name: `Move ${name} to…` }),
    said: page.locator('[id^="DndLiveRegion"]'),
  };
}

export const statusIn = (api: Api, id: string) => async () =>
  (await api.contacts.getDeal({ id })).status;

/** Drags a card over a column with the mouse and drops it there. */
export async function dragTo(page: Page, grip: Locator, column: Locator) {
  const from = (await grip.boundingBox())!;
  const to = (await column.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + 12, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
}

/** A picked-up card handles keys from the next frame on, and knows column positions once measured. */
export const pickedUp = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((heard) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(heard))),
      ),
  );
