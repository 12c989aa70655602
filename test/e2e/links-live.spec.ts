import type { BrowserContext, Page } from "@playwright/test";
import { expect, people, test, toast } from "./fixtures.ts";
import {
  findPage,
  findParts,
  invitationParts,
  invitationsPage,
  named,
  newMark,
  partsOfInvitation,
  seedInvitation,
  storedInvitation,
} from "./links-fixtures.ts";

// Another person's action must appear within this many milliseconds.
const soon = { timeout: 1_000 };

/** Opens a page and waits until it receives updates. */
async function openLive(page: Page, path: string): Promise<void> {
  const live = page.waitForResponse("**/events");
  await page.goto(path);
  await live;
}

async function otherContext(page: Page, baseURL: string | undefined): Promise<BrowserContext> {
  return page.context().browser()!.newContext({ baseURL: baseURL! });
}

test(
  "an invitation, every answer to it and the end of the link appear on the other side within a second",
  { tag: "@soon" },
  async ({ page, baseURL, signIn }) => {
    const mark = newMark();
    const context = await otherContext(page, baseURL);
    await signIn(named(people.ana, `Ana ${mark}`), { context });
    const anas = await context.newPage();
    await signIn(named(people.leo, `Leo ${mark}`));
    await openLive(anas, invitationsPage);
    await expect(anas.getByRole("heading", { name: "No invitations yet" })).toBeVisible();
    await openLive(page, `${findPage}?q=${mark}`);
    const button = findParts(page).card(`Ana ${mark}`).getByRole("button");
    const leo = partsOfInvitation(invitationParts(anas).item(`Leo ${mark}`));

    await button.click();
    await expect(leo.accept).toBeVisible(soon);
    await openLive(page, invitationsPage);
    await partsOfInvitation(invitationParts(page).item(`Ana ${mark}`)).cancel.click();
    await expect(leo.label("Cancelled")).toBeVisible(soon);

    await openLive(page, `${findPage}?q=${mark}`);
    await button.click();
    await expect(leo.accept).toBeVisible(soon);
    await leo.decline.click();
    await expect(button).toHaveText("Invite to Link", soon);
    await button.click();
    await expect(leo.accept).toBeVisible(soon);
    await leo.accept.click();
    await expect(button).toHaveText("Already Linked", soon);
    await expect(leo.end).toBeVisible();

    await page.getByRole("link", { name: "See who can see what" }).click();
    const ana = partsOfInvitation(invitationParts(page).item(`Ana ${mark}`).first());
    await ana.end.click();
    const { question } = invitationParts(page);
    await question.getByRole("button", { name: "End link" }).click();
    await expect(leo.label("Ended")).toBeVisible(soon);
    await expect(anas.getByRole("link", { name: "Pre-Approval Calc" })).toHaveCount(0, soon);
    await context.close();
  },
);

test("an answer that comes too late says so, and shows the status or the link", async ({
  page,
  signIn,
  register,
  sql,
  allowErrors,
}) => {
  allowErrors("409 (Conflict)", "ERR_FAILED");
  const leo = await signIn(people.leo);
  const ana = await register(people.ana);
  const ben = await register(people.ben);
  const received = await seedInvitation(sql, { from: ana.id, to: leo.id });
  const sent = await seedInvitation(sql, { from: leo.id, to: ben.id });
  const turn = (id: string, status: string) =>
    sql("update profile_link_invitations set status = $2, updated_at = now() where id = $1", [
      id,
      status,
    ]);
  // The page receives no updates, as in the moment before one arrives.
  await page.route("**/events", (route) => route.abort());
  await page.goto(invitationsPage);
  const { item } = invitationParts(page);
  const told = toast(page, "Error Updating Invitation");

  await test.step("accepting an invitation that was just cancelled says so, and shows its status", async () => {
    const anas = partsOfInvitation(item("Ana Ruiz"));
    await expect(anas.accept).toBeVisible();
    await turn(received, "cancelled");
    await anas.accept.click();
    await expect(told).toContainText("This invitation is no longer pending.");
    await expect(anas.label("Cancelled")).toBeVisible();
    await expect(anas.accept).toHaveCount(0);
    await expect(item("Ana Ruiz")).toContainText("Ana Ruiz cancelled on");
    expect(await storedInvitation(sql, received)).toMatchObject({ status: "cancelled" });
    await told.getByRole("button", { name: "Close" }).click();
    await expect(told).toHaveCount(0);
  });

  await test.step("cancelling an invitation that was just accepted says so, and shows the link", async () => {
    const bens = partsOfInvitation(item("Ben Okafor"));
    await expect(bens.cancel).toBeVisible();
    await turn(sent, "accepted");
    await bens.cancel.click();
    await expect(told).toContainText("This invitation is no longer pending.");
    await expect(bens.label("Accepted")).toBeVisible();
    await expect(bens.end).toBeVisible();
  });
});
