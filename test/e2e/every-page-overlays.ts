import type { Page } from "@playwright/test";
import type { State } from "./every-page-fixtures.ts";
import { dialog } from "./every-page-parts.ts";

// What opens over any dashboard page, what replaces it offline, and what is printed.

const broken = { status: 500, contentType: "application/json", body: "{}" };

const palette = (page: Page) => page.getByRole("dialog", { name: "Search and commands" });
/** Opens the search palette and types a term. */
const search = (text: string) => async (page: Page) => {
  await page.getByRole("button", { name: /^Search (Ctrl|⌘) K$/ }).click();
  await palette(page).getByRole("combobox").fill(text);
};

const searching: State[] = [
  {
    is: "the search, empty",
    who: "ana",
    reach: search(""),
    shows: (page) => palette(page).getByRole("option", { name: /^Add New Lead/ }),
  },
  {
    is: "the search, with results",
    who: "ana",
    reach: search("unbroken"),
    shows: (page) => palette(page).getByRole("group", { name: /^(Leads|Appointments)$/ }),
  },
  {
    is: "the search, without results",
    who: "ana",
    reach: search("zzqqxx"),
    shows: (page) => palette(page).getByRole("heading", { name: /zzqqxx/ }),
  },
  {
    is: "the search, failed",
    who: "ana",
    reach: async (page) => {
      await page.route("**/rpc/search/find", (call) => call.fulfill(broken));
      await search("calendar")(page);
    },
    shows: (page) => palette(page).getByRole("alert"),
  },
];

const add = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Add", exact: true }).click();

const adding: State[] = [
  {
    is: "the Add menu",
    who: "ana",
    reach: add,
    shows: (page) => page.getByRole("menuitem", { name: "Note" }),
  },
  {
    is: "the contact of a new note",
    who: "ana",
    reach: async (page) => {
      await add(page);
      await page.getByRole("menuitem", { name: "Note" }).click();
      await dialog(page).getByRole("combobox", { name: "Contact" }).fill("unbroken");
    },
    shows: (page) => dialog(page).getByRole("option"),
  },
];

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ }).click();

const notices: State[] = [
  {
    is: "the bell open",
    who: "ana",
    reach: bell,
    shows: (page) => dialog(page).getByRole("listitem"),
  },
  {
    is: "the bell, empty",
    who: "ben",
    reach: bell,
    shows: (page) => dialog(page).getByText("No notifications yet"),
  },
  {
    is: "the bell, failed",
    who: "ben",
    reach: async (page) => {
      await page.route("**/rpc/notices/**", (call) => call.fulfill(broken));
      await page.reload();
      await bell(page);
    },
    shows: (page) => dialog(page).getByRole("alert"),
  },
];

/** Over the page and instead of it. */
export const layers: State[] = [
  ...searching,
  ...adding,
  ...notices,
  {
    is: "the list of shortcuts",
    who: "ana",
    reach: async (page) => {
      await search("shortcuts")(page);
      await palette(page)
        .getByRole("option", { name: /shortcuts/i })
        .first()
        .click();
    },
    shows: (page) => page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByRole("checkbox"),
  },
  {
    is: "offline",
    who: "ana",
    reach: async (page) => {
      // The same file that the service worker serves (offline.spec.ts); online, it would reload.
      await page.route("**/livez", (call) => call.abort());
      await page.goto("/offline.html");
    },
    shows: (page) => page.getByRole("heading", { name: "You are offline" }),
  },
];

/** The getting-started checklist, as someone sees it who just signed up. */
export const firstSteps: State[] = [
  {
    is: "the checklist",
    who: "new",
    shows: (page) => steps(page).getByRole("status").filter({ hasText: "0 of 3 steps done" }),
  },
  {
    is: "the checklist, failed",
    who: "new",
    server: "fails",
    shows: (page) => steps(page).getByRole("alert"),
  },
];

function steps(page: Page) {
  return page.getByRole("region", { name: /steps to get started$/ });
}

/** Renders a page for print, without the browser's own dialog. */
export const print = async (page: Page) => {
  await page.evaluate(() => void (window.print = () => {}));
  await page.getByRole("main").getByRole("button", { name: "Print" }).click();
  await page.locator(".paper").waitFor({ state: "attached" });
};
export const paper = (page: Page) => page.locator(".paper h1");
