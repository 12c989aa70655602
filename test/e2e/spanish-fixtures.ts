import { expect, type Page } from "@playwright/test";
import type { Day } from "#domain/kernel/day.ts";
import { spanishMoments } from "#domain/kernel/spanish-moment-text.ts";

/** How a browser set to Mexico formats days and times. */
export const mexican = spanishMoments("es-MX");

/** The elements of a booking page in Spanish, found as a person would find them. */
export function reservationOf(page: Page) {
  const main = page.getByRole("main");
  const grid = main.getByRole("grid");
  const times = main.getByRole("group", { name: /^Horas del / });
  return {
    main,
    grid,
    times,
    slots: times.getByRole("radio"),
    month: (month: string) => main.getByRole("grid", { name: mexican.monthName(month) }),
    next: main.getByRole("button", { name: "Mes siguiente" }),
    day: (day: Day) => grid.getByRole("button", { name: new RegExp(mexican.dayName(day), "i") }),
    name: main.getByLabel("Nombre"),
    email: main.getByLabel("Correo electrónico"),
    notes: main.getByLabel("Notas"),
    submit: main.getByRole("button", { name: /^Reservar la (cita|demostración)$/ }),
    done: main.getByRole("heading", { level: 1, name: /^Su (cita|demostración) con / }),
    toEnglish: page.getByRole("button", { name: "English" }),
  };
}

/** Goes to the month of a day and clicks the day. */
export async function elegirDia(page: Page, day: Day): Promise<void> {
  const reservation = reservationOf(page);
  await expect(reservation.grid).toBeVisible();
  const month = reservation.month(day.slice(0, 7));
  while (!(await month.isVisible())) await reservation.next.click();
  await reservation.day(day).click();
}

/** A toast by its title, while the page is in Spanish. */
export const aviso = (page: Page, title: string) =>
  page.getByRole("region", { name: "Avisos (F8)" }).getByText(title);

/**
 * Words that nearly every English sentence on these pages contains, and no Spanish one. Names stay the same in every
 * language: Google Calendar, Outlook, Demo, and people's names.
 */
const english =
  /\b(the|your|you|we|it|is|are|of|on|at|to|in|this|that|these|and|or|with|for|from|please|book|booking|appointment|move|cancel|keep|choose|time|times|day|month|free|today|available|optional|name|phone|email|company|notes|sign|open|close|menu|loading|minutes?|hours?|features|pricing|contact|privacy|terms|again|try|home|back|skip|content|notifications|stop|messages|link|mail|details|confirmation|add|file|previous|next|change|zone|eastern|pacific|scheduled|cancelled|confirmed|requested|missing|failed|required|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|november|december|AM|PM|license|profile|page|could|not)\b/;

/** Everything visible or announced on the page, except text marked as English and text people wrote. */
function textsOf(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const found: string[] = [document.title];
    const visit = (node: Element) => {
      if (
        node.matches("script, style, [lang=en]:not(html), optgroup:not([label='Estados Unidos'])")
      )
        return;
      for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description"])
        found.push(node.getAttribute(name) ?? "");
      for (const child of node.childNodes)
        if (child instanceof Element) visit(child);
        else if (child.nodeType === Node.TEXT_NODE) found.push(child.textContent ?? "");
    };
    visit(document.body);
    return found
      .map((text) => known.reduce((rest, name) => rest.replaceAll(name, ""), text.trim()))
      .filter(Boolean);
  }, names);
}

/** Fails for any English word on the current page; `names` are people's names and texts. */
export async function expectSpanish(page: Page, ...names: string[]): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  const texts = await textsOf(page, names);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => english.test(text))).toEqual([]);
  // "a.m." ends a sentence by itself.
  expect(texts.filter((text) => /[^.]\.\.(?!\.)/.test(text))).toEqual([]);
}
