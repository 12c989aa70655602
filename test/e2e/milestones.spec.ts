import type { Page } from "@playwright/test";
import type { DealInput } from "#domain/contacts/deal.ts";
import { newId } from "#server/platform/ids.ts";
import { apiOf, contactPage, dayFromNow, partsOf } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test } from "./fixtures.ts";

const usual = [
  "Contracts Out",
  "Contracts In",
  "Inspection",
  "Appraisal Ordered",
  "Appraisal In",
  "Title Ordered",
  "Title In",
  "Walk Through",
  "Closing",
  "Move In",
];

async function openDeal(page: Page, origin: string, fields: Partial<DealInput> = {}) {
  const api = await apiOf(page, origin);
  const id = newId();
  await api.contacts.addDeal({ id, deal: { firstName: "Priya", lastName: "Raman", ...fields } });
  await page.goto(contactPage(id));
  await expect(partsOf(page).name).toHaveText("Priya Raman");
  return { api, id };
}

function lineOf(page: Page) {
  const panel = partsOf(page).group("Milestones");
  const points = panel.getByRole("list", { name: "Milestones of this deal" }).getByRole("listitem");
  return { panel, points, point: (name: string) => points.filter({ hasText: name }) };
}

test("a deal's dates are one timeline, which follows each change", async ({
  page,
  signIn,
  sql,
  baseURL,
}) => {
  await signIn(people.ana);
  const { api, id } = await openDeal(page, baseURL!, {
    dealProgress: {
      contractsOutDate: dayFromNow(-20),
      contractsInDate: dayFromNow(-15),
      titleOrderedDate: dayFromNow(3),
      closingDate: dayFromNow(24),
    },
  });
  const { panel, points, point } = lineOf(page);
  await expect(points.locator(".milestone-name")).toHaveText(usual);
  const states = await points.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset.state),
  );
  expect(states).toEqual([
    "done",
    "done",
    "unset",
    "unset",
    "unset",
    "next",
    "unset",
    "unset",
    "ahead",
    "unset",
  ]);
  await expect(point("Title Ordered")).toContainText("In 3 days");
  await expect(panel.getByText("Title Ordered in 3 days")).toBeVisible();
  // The states are also given as text.
  await expect(point("Contracts Out")).toContainText("done");
  await expect(point("Closing")).toContainText("planned");
  await expect(point("Inspection")).toContainText("no date yet");
  const [year, month, day] = dayFromNow(24).split("-").map(Number);
  const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
  await expect(point("Closing").getByRole("time")).toHaveText(
    inWords.format(Date.UTC(year!, month! - 1, day)),
  );

  for (const [width, isAcross] of [
    [390, false],
    [1440, true],
  ] as const)
    await test.step(`at ${width} px the timeline runs ${isAcross ? "across" : "down"}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const dots = points.locator(".milestone-point");
      await expect(dots).toHaveCount(usual.length);
      const centres = await dots.evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width: wide, height } = one.getBoundingClientRect();
          return { x: Math.round(x + wide / 2), y: Math.round(y + height / 2) };
        }),
      );
      const [along, beside] = isAcross ? (["x", "y"] as const) : (["y", "x"] as const);
      const way = centres.map((centre) => centre[along]);
      expect(way).toEqual(way.toSorted((one, other) => one - other));
      expect(new Set(way).size).toBe(usual.length);
      // All dots, whatever their size, are on one line.
      const off = centres.map((centre) => centre[beside]);
      expect(Math.max(...off) - Math.min(...off)).toBeLessThanOrEqual(1);
    });

  const edit = (fields: Partial<DealInput>) =>
    api.contacts.editDeal({
      id,
      deal: { firstName: "Priya", lastName: "Raman", status: "Working Deal", ...fields },
    });

  await test.step("today counts as next, and an edit updates the timeline at once", async () => {
    await edit({ dealProgress: { closingDate: dayFromNow(0) } });
    await expect(point("Closing")).toContainText("Today");
    await edit({ dealProgress: { walkThroughDate: dayFromNow(1), closingDate: dayFromNow(-1) } });
    await expect(point("Walk Through")).toContainText("Tomorrow");
    await expect(point("Closing")).toHaveAttribute("data-state", "done");
  });

  await test.step("a finished deal has no next milestone", async () => {
    await edit({ dealProgress: { closingDate: dayFromNow(5) } });
    await expect(panel.getByText(/in 5 days/i)).not.toHaveCount(0);
    await edit({ status: "Lost Deal", dealProgress: { closingDate: dayFromNow(5) } });
    await expect(point("Closing")).toHaveAttribute("data-state", "ahead");
    await expect(panel.getByText(/in 5 days/i)).toHaveCount(0);
  });

  await test.step("a purchase without dates explains the timeline, and a refinance has none until there is a date", async () => {
    await edit({});
    await expect(panel).toContainText("Dates you enter in the deal appear here.");
    await expect(points).toHaveCount(usual.length);
    await edit({ isRefinance: true });
    await expect(panel).toHaveCount(0);
    await expect(partsOf(page).facts).toBeVisible();
    await edit({ isRefinance: true, dealProgress: { closingDate: dayFromNow(2) } });
    await expect(point("Closing")).toContainText("In 2 days");
  });

  await test.step("an invalid stored date is shown next to its milestone's name", async () => {
    await edit({});
    await expect(panel).toContainText("Dates you enter in the deal appear here.");
    await sql(
      `update contacts set deal_progress = '{"closing_date": "end of May"}' where id = $1`,
      [id],
    );
    await expect(point("Closing")).toContainText("end of May");
    await expect(point("Closing")).toHaveAttribute("data-state", "unset");
  });
});

test("dates are edited in place, as in the form; dates and the status changed elsewhere are not silently overwritten", async ({
  page,
  signIn,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/status of 409/);

  await signIn(people.ana);
  const { api, id } = await openDeal(page, baseURL!, {
    city: "Troy",
    dealProgress: { closingDate: "2031-03-20", offersMade: 2 },
  });
  const { panel, point } = lineOf(page);
  await panel.getByRole("button", { name: "Edit dates" }).click();
  const closing = panel.getByLabel("Closing Date");
  await expect(closing).toHaveValue("2031-03-20");
  await closing.fill("2031-04-02");
  await page.reload();
  await expect(closing).toHaveValue("2031-04-02");
  const inspection = panel.getByLabel("Inspection Date");
  await inspection.click();
  await page.keyboard.type("03");
  await panel.getByRole("button", { name: "Save dates" }).click();
  await expect(inspection).toHaveAccessibleDescription("Enter a complete date.");
  await inspection.fill("2031-03-01");
  await panel.getByRole("button", { name: "Save dates" }).click();
  await expect(point("Closing")).toContainText("Apr 2, 2031");
  await expect(point("Inspection")).toContainText("Mar 1, 2031");
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    "Deal updated successfully!",
  );
  await expect(panel.getByRole("button", { name: "Edit dates" })).toBeFocused();
  expect((await api.contacts.getDeal({ id })).deal).toMatchObject({
    city: "Troy",
    dealProgress: { closingDate: "2031-04-02", inspectionDate: "2031-03-01", offersMade: 2 },
  });
  await expect(partsOf(page).events.first()).toContainText("Closing Date");

  const dealNow = async () => (await api.contacts.getDeal({ id })).deal;
  const change = async (fields: Partial<DealInput>) =>
    api.contacts.editDeal({ id, deal: { ...((await dealNow()) as DealInput), ...fields } });

  await test.step("dates and the status changed elsewhere are not silently overwritten; other changes are kept", async () => {
    await panel.getByRole("button", { name: "Edit dates" }).click();
    const closing = panel.getByLabel("Closing Date");
    await closing.fill("2031-04-20");
    await change({ city: "Albany", dealProgress: { closingDate: "2031-05-05" } });
    const save = panel.getByRole("button", { name: "Save dates" });
    await save.click();
    await expect(panel.getByRole("alert")).toContainText("Closing Date: now May 5, 2031");
    await expect(closing).toHaveValue("2031-04-20");
    expect((await dealNow()).dealProgress.closingDate).toBe("2031-05-05");
    await save.click();
    await expect(point("Closing")).toContainText("Apr 20, 2031");
    expect(await dealNow()).toMatchObject({ city: "Albany" });

    const status = partsOf(page).main.getByRole("combobox", { name: "Status" });
    await expect(status).toHaveValue("Working Deal");
    await status.selectOption("Under Contract");
    await expect(partsOf(page).events.first()).toContainText("Under Contract");
    expect(await dealNow()).toMatchObject({ status: "Under Contract", city: "Albany" });
  });
});

test("dates typed before a reload overwrite nothing changed elsewhere; a status that couldn't be set stays as it was", async ({
  page,
  signIn,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/status of 409/, /status of 500/);

  await signIn(people.ana);
  const { api, id } = await openDeal(page, baseURL!, {
    dealProgress: { closingDate: "2031-03-20" },
  });
  const { panel, point } = lineOf(page);
  await panel.getByRole("button", { name: "Edit dates" }).click();
  const closing = panel.getByLabel("Closing Date");
  await closing.fill("2031-04-02");
  const { deal } = await api.contacts.getDeal({ id });
  const dealProgress = { closingDate: "2031-05-05", inspectionDate: "2031-03-01" };
  await api.contacts.editDeal({ id, deal: { ...(deal as DealInput), dealProgress } });
  await page.reload();
  await expect(closing).toHaveValue("2031-04-02");
  await expect(panel.getByLabel("Inspection Date")).toHaveValue("2031-03-01");
  await panel.getByRole("button", { name: "Save dates" }).click();
  await expect(panel.getByRole("alert")).toContainText("Closing Date: now May 5, 2031");
  await panel.getByRole("button", { name: "Save dates" }).click();
  await expect(point("Closing")).toContainText("Apr 2, 2031");
  await expect(point("Inspection")).toContainText("Mar 1, 2031");

  await test.step("a status that couldn't be set says why and stays as it was", async () => {
    await failProcedure(page, "contacts/editDeal", "stub 500");
    const status = partsOf(page).main.getByRole("combobox", { name: "Status" });
    await status.selectOption("Lost Deal");
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
      "Failed to submit form. stub 500",
    );
    await expect(status).toHaveValue("Working Deal");
  });
});
