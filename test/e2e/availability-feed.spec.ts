import type { Page } from "@playwright/test";
import { availabilityPage, seedAppointments } from "./appointments-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";

/** The panel with the private calendar address. */
function partsOfPanel(page: Page) {
  const panel = page.getByRole("region", { name: "Subscribe to your calendar" });
  return {
    panel,
    press: (name: string) => panel.getByRole("button", { name, exact: true }).click(),
    address: panel.getByRole("textbox", { name: "Your private calendar address" }),
    question: page.getByRole("alertdialog"),
  };
}

test("the private address is created, copied, read by a calendar app, renewed and removed; the old one stops at once", async ({
  page,
  context,
  signIn,
  sql,
  request,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const ana = await signIn(people.ana);
  await seedAppointments(sql, ana.id, [{ client_name: "Chen Wei" }]);
  await page.goto(availabilityPage);
  const { panel, press, address, question } = partsOfPanel(page);

  await press("Make a private address");
  await expect(toast(page, "Calendar Address Ready")).toBeVisible();
  await expect(panel).toContainText("Anyone with this address can read your calendar");
  const first = await address.inputValue();
  await press("Copy");
  await expect(toast(page, "Link Copied!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await expect(panel.getByRole("link", { name: "Open in a calendar app" })).toHaveAttribute(
    "href",
    first.replace(/^http:/, "webcal:"),
  );
  const feed = await request.get(first);
  expect(feed.headers()["content-type"]).toContain("text/calendar");
  expect(await feed.text()).toContain("Chen Wei");

  // An address that couldn't be renewed stays the same.
  await failProcedure(page, "appointments/renewFeed", "The locksmith is away.");
  await press("New address");
  await question.getByRole("button", { name: "New address" }).click();
  await expect(toast(page, "We couldn't change the address")).toContainText(
    "The locksmith is away.",
  );
  await expect(address).toHaveValue(first);
  await page.unroute("**/rpc/appointments/renewFeed");

  await press("New address");
  await expect(question).toContainText("The old one stops working right away.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(address).toHaveValue(first);
  await press("New address");
  await question.getByRole("button", { name: "New address" }).click();
  await expect(toast(page, "New Calendar Address")).toBeVisible();
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(second)).status()).toBe(200);

  await page.reload();
  await expect(address).toHaveValue(second);
  await press("Delete");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Calendar Address Deleted")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Make a private address" })).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});
