import type { Page } from "@playwright/test";
import { axeViolations } from "./axe.ts";

/** A fault of a page: which rule, and where. */
export type Fault = string;

/** Tags of the rules of WCAG 2.2, A and AA. */
export const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Everything a theme change can break. */
export const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on the current page: by every rule, by the WCAG rules only (enough where no one navigates by
 * landmarks), or by the color rules only.
 */
export async function axeFaults(
  page: Page,
  rules: "all" | "standards" | "colors",
): Promise<Fault[]> {
  const tags = rules === "all" ? [...standards, "best-practice"] : standards;
  const violations = await axeViolations(page, {
    runOnly:
      rules === "colors" ? { type: "rule", values: colorRules } : { type: "tag", values: tags },
    exclude: [
      // Hundreds of time zones in a native list, which we don't style.
      "optgroup",
      // They pass the focus on as soon as they get it, to keep it inside what is open.
      "[data-base-ui-focus-guard]",
    ],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // An open menu is its own layer, like a dialog, for which the rule makes an exception.
      .filter(({ html }) => id !== "region" || !html.includes('role="menu"'))
      .map(({ target, any }) =>
        [id, target.join(" "), any[0]?.message].filter(Boolean).join(" · "),
      ),
  );
}

/**
 * What doesn't fit (WCAG 1.4.10, 1.4.12): a page or part that scrolls sideways and isn't a calendar or board, and
 * text that is cut off, outside the page or covered.
 */
export function fittingFaults(page: Page): Promise<Fault[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const root = document.documentElement;
    const say = (what: string, { tagName, className }: Element, words: string) =>
      found.add(`${what} · ${tagName.toLowerCase()}.${className} · ${words.trim()}`);
    if (root.scrollWidth > root.clientWidth) {
      const reach = (one: Element) => Math.round(one.getBoundingClientRect().right);
      const widest = [...document.querySelectorAll("body *")].filter(
        (one) => reach(one) >= root.scrollWidth - 1 && one.checkVisibility(),
      );
      for (const one of widest.slice(-2)) say("the page scrolls sideways", one, `${reach(one)} px`);
      if (widest.length === 0) found.add(`the page scrolls sideways · ${root.scrollWidth} px`);
    }

    // The hours of a week and the columns of the board have another view that fits the page.
    const wideByNature = ".time-grid, [role=group][aria-label='Deals by status']";
    // A page's tabs are in one row, scrolled to the open one.
    const strips = ":has(> [role=tablist]), nav[aria-label=Settings]";
    for (const one of document.querySelectorAll("body, body *")) {
      if (!/auto|scroll/.test(getComputedStyle(one).overflowX)) continue;
      if (one.scrollWidth <= one.clientWidth + 1 || one.matches("input, textarea, select"))
        continue;
      if (!one.matches(`${wideByNature}, ${strips}`))
        say("a part scrolls sideways", one, `${one.scrollWidth} of ${one.clientWidth} px`);
    }

    // Open layers cover the page, which is then not checked.
    const layer = [...document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]")]
      .filter((one) => one.checkVisibility())
      .at(-1);
    const walker = document.createTreeWalker(layer ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement!;
      const words = text.nodeValue ?? "";
      if (!words.trim() || parent.closest("script, style, noscript, option, [aria-hidden=true]"))
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        const seen = box.width < 1 ? null : whatBecomesOf(parent, box);
        if (seen === "for listeners only") break;
        if (seen) say(seen, parent, words);
      }
    }
    return [...found];

    function whatBecomesOf(element: Element, box: DOMRect): string | null {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        if (edge.width <= 1 || edge.height <= 1) return "for listeners only";
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
        const isShort =
          /hidden|clip/.test(style.overflowX) &&
          (box.right > edge.right + 1 || box.left < edge.left - 1);
        const isLow =
          /hidden|clip/.test(style.overflowY) &&
          (box.bottom > edge.bottom + 3 || box.top < edge.top - 3);
        if (isShort || isLow) return isWholeElsewhere(at) ? null : "words are cut off";
        if (style.position === "fixed") break;
      }
      if (box.right > root.clientWidth + 1 || box.left < -1) return "text is outside the page";
      return isCovered(element, box) ? "words lie under something" : null;
    }

    /** Cut off with an ellipsis in a row that leads to the full text, itself or in its panel, or in a tooltip. */
    function isWholeElsewhere(element: Element): boolean {
      if (element.closest("[title]")) return true;
      const row = element.closest("tr, li, [data-block]");
      return row !== null && (row.matches(":has(a, button)") || inPanelWithWay(row));
    }
    function inPanelWithWay(row: Element): boolean {
      // The assistant's page, which is in the navigation, has the whole task log.
      const panel = row.closest("section[aria-label]");
      return panel?.matches("[aria-label='Recent AI Agent Tasks'], :has(a[href])") === true;
    }

    function isCovered(element: Element, box: DOMRect): boolean {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < 0 || y < 0 || x > root.clientWidth || y > window.innerHeight) return false;
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).pointerEvents === "none") return false;
      const top = document.elementFromPoint(x, y);
      if (!top || top.contains(element) || element.contains(top)) return false;
      for (let at: Element | null = top; at; at = at.parentElement)
        // Elements that cover the page on purpose: they disappear, or the page scrolls out from under them.
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return false;
      // A link or a button stretched over the card that contains this text.
      const stretched = top.closest("label, a, button, input");
      return !stretched || !cardOf(stretched).contains(element);
    }
    /** The card over which a click area is stretched: its nearest positioned ancestor. */
    function cardOf(element: Element): Element {
      let at = element.parentElement;
      while (at && getComputedStyle(at).position === "static") at = at.parentElement;
      return at ?? document.body;
    }
  });
}

/** What is read twice: a tooltip that only repeats its element's name. */
export function twiceReadFaults(page: Page): Promise<Fault[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[title], button[title], input[title]")]
      .filter((one) => one.checkVisibility())
      .filter((one) => one.title === (one.getAttribute("aria-label") ?? one.innerText.trim()))
      .map((one) => `read twice · ${one.tagName.toLowerCase()} · ${one.title}`),
  );
}

/** Waits for the page to settle: a new theme or width reaches some parts through a short transition. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isMoving = ({ playState, effect }: Animation) =>
      playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
    // Two frames to start in; anything the page delays by more than a second doesn't end on its own.
    for (let frames = 0; frames < 60; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (frames > 1 && !document.getAnimations().some(isMoving)) return;
    }
  });
}

/** Sets the text spacing of WCAG 1.4.12, or resets it. */
export async function spaceText(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate((wide) => {
    const sheet = new CSSStyleSheet();
    if (wide)
      sheet.replaceSync(
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; }
         * { word-spacing: 0.16em !important; }
         p { margin-bottom: 2em !important; }`,
      );
    document.adoptedStyleSheets = [sheet];
  }, isWide);
}

/**
 * Targets that are too small to tap: under 24 px with another target within 24 px (WCAG 2.5.8), or under 44 px if it
 * is the main action of a form, a question or a menu (docs/design.md).
 */
export function targetFaults(page: Page): Promise<Fault[]> {
  return page.evaluate(() => {
    const pressed =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], " +
      "[role=menuitem], [role=switch], [role=option]";
    const main =
      "main form [type=submit], [role=dialog] footer button, [role=alertdialog] button, " +
      "[role=menuitem], [role=tab]";
    const layer = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")]
      .filter((one) => one.checkVisibility())
      .at(-1);
    const targets = [...(layer ?? document).querySelectorAll<HTMLElement>(pressed)]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((one) => !one.matches(":disabled") && !one.closest("[inert], [aria-hidden=true]"))
      .filter((one) => !isInSentence(one))
      .map((element) => ({ element, box: areaOf(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.bottom > 0);
    return targets
      .filter(({ element, box }) => {
        if (element.matches(main) && Math.min(box.width, box.height) < 43.5) return true;
        return Math.min(box.width, box.height) < 23.5 && isCrowded(element, box);
      })
      .map(({ element, box }) => {
        const name = element.getAttribute("aria-label") ?? element.textContent.trim();
        const size = `${Math.round(box.width)}×${Math.round(box.height)} px`;
        return `too small a target · ${size} · ${element.tagName.toLowerCase()} · ${name}`;
      });

    /** The click area: including a field's label, and anything stretched over a card. */
    function areaOf(element: HTMLElement): DOMRect {
      const own = element.getBoundingClientRect();
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      if (label) {
        const words = label.getBoundingClientRect();
        const [left, top] = [Math.min(own.left, words.left), Math.min(own.top, words.top)];
        const right = Math.max(own.right, words.right);
        return new DOMRect(left, top, right - left, Math.max(own.bottom, words.bottom) - top);
      }
      const after = getComputedStyle(element, "::after");
      if (after.position !== "absolute" || after.content === "none") return own;
      let card: HTMLElement | null = element;
      while (card && getComputedStyle(card).position === "static") card = card.parentElement;
      const { width, height } = after;
      const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
      if (card !== element && card) return card.getBoundingClientRect();
      const [wide, high] = [
        Math.max(own.width, parseFloat(width)),
        Math.max(own.height, parseFloat(height)),
      ];
      return new DOMRect(x - wide / 2, y - high / 2, wide, high);
    }
    /** Another target, or the circle of another small one, within the 24 px circle around its center. */
    function isCrowded(element: HTMLElement, box: DOMRect): boolean {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return targets.some((other) => {
        if (other.element === element || other.element.contains(element)) return false;
        const { left, right, top, bottom, width, height } = other.box;
        // A card that is clickable as a whole is behind, not next to it.
        if (left < box.left && right > box.right && top < box.top && bottom > box.bottom)
          return false;
        const near = Math.hypot(
          x - Math.min(Math.max(x, left), right),
          y - Math.min(Math.max(y, top), bottom),
        );
        const isSmall = Math.min(width, height) < 23.5;
        const apart = Math.hypot(x - (left + width / 2), y - (top + height / 2));
        return near < 12 || (isSmall && apart < 24);
      });
    }
    /** An inline link is as tall as its line. */
    function isInSentence(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== "inline" || !element.parentElement) return false;
      return [...element.parentElement.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
    }
  });
}
