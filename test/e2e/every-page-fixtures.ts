import type { CDPSession, ConsoleMessage, Locator, Page } from "@playwright/test";
import {
  axeFaults,
  type Fault,
  fittingFaults,
  rest,
  spaceText,
  targetFaults,
  twiceReadFaults,
} from "./every-page-checks.ts";
import { openWorld, type Who, type World } from "./every-page-world.ts";
import { expect, test as base } from "./fixtures.ts";

/** One state of a page. */
export type State = {
  /** A description: "filled", "a form with errors". */
  is: string;
  who: Who;
  /** The address, if it isn't the route itself. */
  at?: string | ((world: World) => string);
  /** How to get from the fresh page to the state. */
  reach?: (page: Page, world: World) => Promise<unknown>;
  /** What is visible once the state is reached. */
  shows: (page: Page) => Locator;
  /** What the server does with the page's requests: fails each, or never answers. */
  server?: "fails" | "waits";
  /** A state that only a phone has, such as its menu. */
  onPhoneOnly?: boolean;
  /** Checked with print styles. */
  onPaper?: boolean;
};

/** All states of one entry of the route table, by its path. */
export type PageStates = { route: string; states: State[] };

/** Journeys with shared test data, kept as long as the worker runs. */
export const test = base.extend<object, { world: World }>({
  world: [
    async ({ product, browser }, use) => {
      const world = await openWorld(product, browser);
      await use(world);
      await world.close();
    },
    { scope: "worker" },
  ],
});

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** As tall as a long page, so that every text can be checked for elements covering it. */
const narrow = { width: 320, height: 2600 };
const zoomed = { width: 640, height: 1600 };
/** The width of A4 between the margins of ui/paper. */
const sheet = { width: 673, height: 2600 };

/** Requests for the session and for messages; without them there is no page that could fail. */
const framesOwn = /\/rpc\/(profiles\/mine|notices\/|contacts\/countNewLeads)/;

/** Brings a page into a state and returns every fault it shows there, in each theme and size. */
export async function faultsOf(
  { route, state }: { route: string; state: State },
  world: World,
): Promise<Fault[]> {
  const page = world.pageOf(state.who);
  const found: Fault[] = [];
  const note = (look: string, faults: Fault[]) =>
    found.push(...faults.map((fault) => `${look}: ${fault}`));
  const onConsole = (message: ConsoleMessage) => {
    const isOfServer = /Failed to load resource/.test(message.text());
    if (message.type() === "error" && !isOfServer) found.push(`console: ${message.text()}`);
  };
  page.on("console", onConsole);
  const wear = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme });
    await rest(page);
  };
  const resize = async (size: { width: number; height: number }) => {
    await page.setViewportSize(size);
    await rest(page);
  };
  const finger = await page.context().newCDPSession(page);
  try {
    if (state.onPhoneOnly) await beAPhone(page, finger);
    else await page.setViewportSize(desk);
    if (state.server)
      await page.route("**/rpc/**", (call) => {
        if (framesOwn.test(call.request().url())) return call.continue();
        return state.server === "fails" ? call.fulfill(broken) : undefined;
      });
    const at = state.at ?? route;
    // An address that differs only after # would not load again.
    await page.goto("about:blank");
    await page.goto(typeof at === "string" ? at : at(world));
    await state.reach?.(page, world);
    if (state.onPaper) await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(state.shows(page).first()).toBeVisible();
    await rest(page);
    if (state.onPaper) {
      await resize(sheet);
      note("print", await axeFaults(page, "standards"));
      note("print", await fittingFaults(page));
      return found;
    }

    // Error and loading states are built from few components, which are the same everywhere.
    const isBrief = state.server !== undefined;
    if (!state.onPhoneOnly) {
      note("desktop", await axeFaults(page, "all"));
      if (!isBrief) {
        await wear("dark");
        note("desktop, dark", await axeFaults(page, "colors"));
        await resize(zoomed);
        note("200%", await fittingFaults(page));
      }
    }
    await beAPhone(page, finger);
    await wear("dark");
    note("phone, dark", await axeFaults(page, isBrief ? "colors" : "all"));
    note("phone", await targetFaults(page));
    note("phone", await twiceReadFaults(page));
    await wear("light");
    if (!isBrief) note("phone, light", await axeFaults(page, "colors"));
    await resize(narrow);
    note("320 px", await fittingFaults(page));
    await spaceText(page, true);
    await rest(page);
    note("320 px, spaced", await fittingFaults(page));
    return found;
  } finally {
    page.off("console", onConsole);
    await finger.send("Emulation.setTouchEmulationEnabled", { enabled: false });
    await finger.detach();
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
    await page.unrouteAll();
  }
}

/** Also emulates touch, which enlarges some targets. */
async function beAPhone(page: Page, finger: CDPSession): Promise<void> {
  await finger.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 1 });
  await page.setViewportSize(phone);
}

const broken = {
  status: 500,
  contentType: "application/json",
  body: JSON.stringify({
    json: {
      defined: false,
      code: "INTERNAL_SERVER_ERROR",
      status: 500,
      message: "The archive is closed.",
    },
  }),
};
