import type { Page } from "@playwright/test";
import { expect, people, test } from "./fixtures.ts";
import {
  allLeads,
  type ContactSeed,
  leadForm,
  names,
  newLeads,
  openNewLead,
  rowOf,
  seedContacts,
} from "./leads-fixtures.ts";

const crowd: ContactSeed[] = [
  {
    first_name: "Maximiliana-Aurelia".repeat(5),
    last_name: "Featherstonehaugh".repeat(5),
    email: `${"unbroken".repeat(20)}@example.com`,
    phone_number: "(917) 555-0163 extension 4711, ask for Mum",
    tags: ["first home", "VA loan", "w".repeat(50)],
    city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    state: "NY",
    details: { budget: 9_007_199_254_740_991 },
  },
  { first_name: "Nurtured", status: "Nurturing", phone_number: "555-0100", tags: ["cash"] },
  { first_name: "Converted", status: "Converted to Deal", details: { budget: 640_000 } },
];

/** Waits for animations to end: halfway through one, colors aren't final yet. */
async function settle(page: Page) {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** Checks that neither the page nor a dialog over it scrolls sideways. */
async function expectNoSidewaysScroll(page: Page, width: number) {
  const pushed = await page.evaluate(
    (most) =>
      [...document.querySelectorAll("html, [role$=dialog], [role$=dialog] *")]
        .filter(
          (one) => one.tagName === "HTML" || /auto|scroll/.test(getComputedStyle(one).overflowX),
        )
        .filter((one) => one.scrollWidth > Math.min(most, one.clientWidth))
        .map((one) => `${one.tagName}: ${one.scrollWidth} px`),
    width,
  );
  expect(pushed).toEqual([]);
}

test("lists, form and question are accessible in both themes", async ({
  page,
  signIn,
  sql,
  expectAccessible,
}) => {
  const ana = await signIn(people.ana);
  const check = async () => {
    await settle(page);
    await expectAccessible(page, { inBothThemes: true });
  };
  for (const list of [allLeads, newLeads]) {
    await page.goto(list);
    await expect(page.getByRole("heading", { level: 2 })).toBeVisible();
    await check();
  }

  await seedContacts(sql, ana.id, crowd);
  for (const list of [newLeads, allLeads]) {
    await page.goto(`${list}?q=a`);
    await expect(page.locator("mark").first()).toBeVisible();
    await check();
  }

  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await check();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();

  const form = await openNewLead(page);
  await form.field("Email").fill("abc");
  await form.field("Tags").fill("one,");
  await form.save.click();
  await expect(form.field("First Name")).toHaveAttribute("aria-invalid", "true");
  await check();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("every lead is a card, the form a sheet, and nothing scrolls sideways down to 320 px", async ({
    page,
    signIn,
    sql,
  }) => {
    const ana = await signIn(people.ana);
    await page.goto(allLeads);
    await expect(page.getByRole("heading", { name: "No leads yet" })).toBeVisible();
    await expectNoSidewaysScroll(page, 390);
    await seedContacts(sql, ana.id, crowd);
    await expect(names(page)).toHaveCount(3);

    const card = rowOf(page, "Nurtured Berg");
    const top = async (text: string | RegExp) => (await card.getByText(text).boundingBox())!.y;
    expect(await top("555-0100")).toBeGreaterThan(await top("Nurtured Berg"));
    const status = card.locator('[data-column="status"]');
    await expect(status).toHaveText("Nurturing");
    expect((await status.boundingBox())!.y).toBeGreaterThan(await top("555-0100"));
    await expect(card.getByText("cash")).toBeVisible();
    await expect(card.getByRole("link", { name: "555-0100" })).toHaveAttribute(
      "href",
      "tel:5550100",
    );
    // The headings exist only for screen readers.
    await expect(page.getByRole("columnheader", { name: "Phone" })).toHaveCount(1);
    expect((await page.locator("thead").boundingBox())!.height).toBeLessThanOrEqual(1);
    for (const act of ["Edit", "Delete"]) {
      const box = await card.getByRole("button", { name: act }).boundingBox();
      expect(Math.min(box!.width, box!.height), act).toBeGreaterThanOrEqual(44);
    }

    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page, width);
      await card.getByRole("button", { name: "Edit" }).tap();
      const form = leadForm(page, "Edit Lead");
      await expect(form.field("First Name")).toHaveValue("Nurtured");
      await settle(page);
      expect(await form.dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 844 });
      await expect(form.save).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page, width);
      await form.field("City").fill("Troy");
      await form.cancel.tap();
      const discard = page.getByRole("button", { name: "Discard" });
      await expect(discard).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page, width);
      await discard.tap();
      await expect(form.dialog).toBeHidden();
    }
  });
});
