import { mkdirSync, writeFileSync } from "node:fs";
import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/**
 * A person with a keyboard and no pointer. Every stop is checked: the focus is somewhere, has a ring (WCAG 2.4.7),
 * and isn't hidden under a bar (2.4.11). What a screen reader says is recorded.
 */
export type Hands = {
  /** Presses Tab until the element has the focus. */
  to: (control: Locator, most?: number) => Promise<void>;
  /** Presses Shift+Tab until the element has the focus. */
  backTo: (control: Locator, most?: number) => Promise<void>;
  press: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** The focus is already there, after something was opened, closed or sent. */
  isAt: (control: Locator) => Promise<void>;
  /** A heading between the steps of the transcript. */
  note: (text: string) => void;
  /** A status message was announced (4.1.3). */
  hears: (text: string | RegExp) => Promise<void>;
  /** Writes the transcript to test-results/readings, and begins another one. */
  keep: (name: string) => void;
};

export async function handsOf(page: Page): Promise<Hands> {
  const reading: string[] = [];
  const said: string[] = [];
  await page.exposeBinding("hearLine", (_source, line: string) => {
    said.push(line);
    reading.push(`  (announced) ${line}`);
  });
  await page.addInitScript(listen);
  const tree = await page.context().newCDPSession(page);
  await tree.send("Accessibility.enable");

  const stop = async (way: string) => {
    reading.push(`${way}: ${await readOut(tree)}`);
    const so = `the focus after ${way}, at the end of\n${reading.slice(-6).join("\n")}\n`;
    // What scrolls into view with the focus may appear a frame later on a busy machine.
    await expect.poll(() => faultOfFocus(page), { message: so, timeout: 2_000 }).toBe(null);
  };
  const go = async (key: string, control: Locator, most: number) => {
    await expect(control).toBeVisible();
    for (let presses = 0; presses < most; presses += 1) {
      await page.keyboard.press(key);
      await stop(key);
      if (await control.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${key} does not reach ${control} within ${most} presses.`);
  };
  return {
    to: (control, most = 60) => go("Tab", control, most),
    backTo: (control, most = 60) => go("Shift+Tab", control, most),
    async press(...keys) {
      for (const key of keys) {
        reading.push(`> ${key}`);
        await page.keyboard.press(key);
      }
    },
    async type(text) {
      reading.push(`> types “${text}”`);
      await page.keyboard.type(text);
    },
    async isAt(control) {
      await expect(control)
        .toBeFocused()
        .catch(async (error: Error) => {
          error.message += `\nThe focus is at: ${await readOut(tree)}`;
          throw error;
        });
      await stop("focus");
    },
    note: (text) => void reading.push("", `# ${text}`),
    hears: (text) =>
      expect
        .poll(
          () =>
            said.some((line) => (text instanceof RegExp ? text.test(line) : line.includes(text))),
          {
            message: `announced: ${text}`,
          },
        )
        .toBe(true),
    keep(name) {
      mkdirSync("test-results/readings", { recursive: true });
      writeFileSync(`test-results/readings/${name}.txt`, `${reading.join("\n").trim()}\n`);
      for (const lines of [reading, said]) lines.length = 0;
    },
  };
}

/** Reports every text that appears in a live region, as a screen reader would read it. */
function listen(): void {
  const live = "[role=status], [role=alert], output, [aria-live=polite], [aria-live=assertive]";
  const last = new WeakMap<Element, string>();
  const tell = (region: Element) => {
    const parts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (parts.nextNode()) texts.push(parts.currentNode.nodeValue?.trim() ?? "");
    const words = texts.filter(Boolean).join(" ");
    if (words === (last.get(region) ?? "")) return;
    last.set(region, words);
    if (words) (window as unknown as { hearLine: (line: string) => void }).hearLine(words);
  };
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (around) regions.add(around);
      for (const node of addedNodes)
        if (node instanceof Element) {
          if (node.matches(live)) regions.add(node);
          for (const inner of node.querySelectorAll(live)) regions.add(inner);
        }
    }
    for (const region of regions)
      // A region inside another is read as part of it.
      if (!region.parentElement?.closest(live)) tell(region);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** What is wrong with the focus position; null for nothing. */
function faultOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    // Changes caused by the focus show in the next frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "lost";
    // A focused heading or region is read out; it is not a tab stop and needs no ring.
    const isLed = focused.matches("[tabindex='-1']:not([role])");
    const around = [focused, ...[1, 2, 3].map((up) => above(focused, up))];
    const isDrawn = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    const ringed = isDrawn(getComputedStyle(focused, "::after"))
      ? focused
      : around.find((one) => one && isDrawn(getComputedStyle(one)));
    if (!ringed && !isLed) return "without a ring";
    const shown = ringed ?? focused;
    const { left, right, top, bottom, width, height } = shown.getBoundingClientRect();
    if (width === 0 || height === 0) return "on something that cannot be seen";
    const points = [
      [left + width / 2, top + height / 2],
      [left + 2, top + 2],
      [right - 2, bottom - 2],
      [left + 2, bottom - 2],
      [right - 2, top + 2],
    ] as const;
    const isSeen = points.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      if (!found) return false;
      // A slider's thumb is drawn over the input that has the focus.
      const isItsDrawing =
        found.contains(shown) && found.getBoundingClientRect().width < width + 16;
      return shown.contains(found) || isItsDrawing || found.closest("label")?.contains(shown);
    });
    return isSeen ? null : "hidden under something, or outside of the window";

    function above(element: Element, up: number): Element | null {
      return up === 0 ? element : element.parentElement && above(element.parentElement, up - 1);
    }
  });
}

type AxValue = { value?: unknown };
type AxNode = {
  role?: AxValue;
  name?: AxValue;
  description?: AxValue;
  value?: AxValue;
  properties?: { name: string; value: AxValue }[];
};

/** The accessibility tree's node of the focused element: name, role, value, states, description. */
async function readOut(tree: CDPSession): Promise<string> {
  const { result } = await tree.send("Runtime.evaluate", { expression: "document.activeElement" });
  const { nodes } = (await tree.send("Accessibility.getPartialAXTree", {
    objectId: result.objectId!,
    fetchRelatives: false,
  })) as { nodes: AxNode[] };
  const node = nodes[0];
  if (!node) return "nothing";
  const states = (node.properties ?? []).flatMap(({ name, value }) =>
    stateWords(name, value.value),
  );
  const role = String(node.role?.value ?? "");
  return [
    node.name?.value,
    roleWords[role] ?? role,
    node.value?.value,
    ...states,
    node.description?.value,
  ]
    .filter((part) => part !== undefined && part !== "")
    .join(", ");
}

const roleWords: Record<string, string> = { textbox: "edit", RootWebArea: "page" };

function stateWords(name: string, value: unknown): string[] {
  if (name === "invalid") return value === "true" ? ["invalid"] : [];
  if (["required", "disabled", "busy", "readonly", "selected"].includes(name))
    return value === true ? [name] : [];
  if (name === "expanded") return [value ? "expanded" : "collapsed"];
  if (name === "checked") return [value === "true" ? "checked" : "not checked"];
  if (name === "pressed") return [value === "true" ? "pressed" : "not pressed"];
  if (name === "hasPopup" && value !== "false") return [`opens a ${String(value)}`];
  if (name === "level") return [`level ${String(value)}`];
  return [];
}
