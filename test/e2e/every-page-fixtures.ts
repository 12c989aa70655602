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

/** One state of a page, as somebody comes to see it. */
export type State = {
  /** In words: "filled", "a form with errors". */
  is: string;
  who: Who;
  /** The address, if it is not the route itself. */
  at?: string | ((world: World) => string);
  /** The way from the fresh page to the state. */
  reach?: (page: Page, world: World) => Promise<unknown>;
  /** What shows that the state has come. */
  shows: (page: Page) => Locator;
  /** What the server does with the page's questions: fails each, or never answers. */
  server?: "fails" | "waits";
  /** A state that only a phone has, as its menu. */
  onPhoneOnly?: boolean;
  /** It is looked at as a printer does. */
  onPaper?: boolean;
};

/** All states of one entry of the route table, by the path that stands there. */
export type PageStates = { route: string; states: State[] };

/** Journeys with a world in it, kept as long as the worker lives. */
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
/** As high as a long page, so that its words can be asked what lies over them. */
const narrow = { width: 320, height: 2600 };
const zoomed = { width: 640, height: 1600 };
/** What A4 has between the margins of ui/paper. */
const sheet = { width: 673, height: 2600 };

/** Who somebody is, and the words for people; without them there is no page that could fail. */
const framesOwn = /\/rpc\/(profiles\/mine|notices\/|contacts\/countNewLeads)/;

/** Brings a page into a state and answers with every fault that it shows there, each with its look. */
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
    // An address that differs in nothing but what follows its # would load nothing anew.
    await page.goto("about:blank");
    await page.goto(typeof at === "string" ? at : at(world));
    await state.reach?.(page, world);
    if (state.onPaper) await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(state.shows(page).first()).toBeVisible();
    await rest(page);
    if (state.onPaper) {
      await resize(sheet);
      note("paper", await axeFaults(page, "standards"));
      note("paper", await fittingFaults(page));
      return found;
    }

    // What stands in for a page in a state of the server is one of few pieces, which are everywhere the same.
    const isBrief = state.server !== undefined;
    if (!state.onPhoneOnly) {
      note("desk", await axeFaults(page, "all"));
      if (!isBrief) {
        await wear("dark");
        note("desk, dark", await axeFaults(page, "colours"));
        await resize(zoomed);
        note("200%", await fittingFaults(page));
      }
    }
    await beAPhone(page, finger);
    await wear("dark");
    note("phone, dark", await axeFaults(page, isBrief ? "colours" : "all"));
    note("phone", await targetFaults(page));
    note("phone", await twiceReadFaults(page));
    await wear("light");
    if (!isBrief) note("phone, light", await axeFaults(page, "colours"));
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

/** A coarse pointer as well: what is pressed grows for it. */
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
