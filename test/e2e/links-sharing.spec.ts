import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { seedContacts } from "./leads-fixtures.ts";
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
import { hold } from "./requests.ts";

const deal = (first_name: string) => ({ type: "Deal", status: "Working Deal", first_name });
const sharingOf =
  "select shares_all_deals, hides_finances from link_sharing where user_id = $1 and agent_id = $2";

test("the officer chooses which deals and figures an agent sees, also before accepting; a choice that couldn't be saved is reverted", async ({
  page,
  signIn,
  register,
  sql,
  allowErrors,
  expectAccessible,
}) => {
  allowErrors("500 (Internal Server Error)");
  const leo = await signIn(people.leo);
  const ana = await register(people.ana);
  const ben = await register(people.ben);
  const [priya] = await seedContacts(sql, leo.id, [deal("Priya"), deal("Chen")]);
  await seedInvitation(sql, { from: ana.id, to: leo.id, status: "accepted" });
  await seedInvitation(sql, { from: ben.id, to: leo.id });
  await page.goto(invitationsPage);
  const item = invitationParts(page).item("Ana Ruiz");
  const parts = partsOfInvitation(item);

  await test.step("the officer may choose before accepting", async () => {
    const bens = invitationParts(page).item("Ben Okafor");
    const parts = partsOfInvitation(bens);
    const opens = "Once you're linked, Ben Okafor sees all your deals,";
    await expect(bens).toContainText(`${opens} with the buyers' income and debts.`);
    await parts.act("Choose what to share first").click();
    await parts.hide.check();
    await expect(bens).toContainText(`${opens} without the buyers' income and debts.`);
    await expect
      .poll(() => sql(sharingOf, [leo.id, ben.id]))
      .toEqual([{ shares_all_deals: true, hides_finances: true }]);
    await parts.accept.click();
    await expect(parts.label("Accepted")).toBeVisible();
    await expect(parts.hide).toBeChecked();
  });

  await test.step("each choice is saved separately", async () => {
    await expect(parts.choice("All my deals")).toBeChecked();
    await expect(parts.deals).toHaveCount(0);

    const letGo = await hold(page, "**/rpc/links/setSharing");
    await parts.choice("Only deals I choose").check();
    await expect(item.getByText("Saving…")).toBeVisible();
    letGo();
    await expect(item.getByText("Saved", { exact: true })).toBeVisible();
    await expect(item).toContainText("None chosen yet.");
    await parts.deal("Priya Berg").check();
    await expect(item).toContainText("1 deal chosen.");
    await parts.hide.check();
    await expect
      .poll(() => sql(sharingOf, [leo.id, ana.id]))
      .toEqual([{ shares_all_deals: false, hides_finances: true }]);
    expect(
      await sql("select agent_id, deal_id from deal_shares where user_id = $1", [leo.id]),
    ).toEqual([{ agent_id: ana.id, deal_id: priya }]);
    await settle(page);
    await expectAccessible(page);

    await page.reload();
    await expect(parts.choice("Only deals I choose")).toBeChecked();
    await expect(parts.deal("Priya Berg")).toBeChecked();
    await expect(parts.deal("Chen Berg")).not.toBeChecked();
    await expect(parts.hide).toBeChecked();
    await item.getByRole("searchbox", { name: "Search your deals" }).fill("chen");
    await expect(parts.deals.getByRole("checkbox")).toHaveCount(1);
    await item.getByRole("searchbox", { name: "Search your deals" }).fill("nobody");
    await expect(item).toContainText("No deal with that name.");

    await parts.act("Show the log").click();
    await expect(parts.log.first()).toContainText(
      "You set what is shared: chosen deals, income and debts hidden",
    );
    await expect(parts.log.nth(1)).toContainText("You shared Priya Berg with Ana Ruiz");
  });

  await test.step("a choice that couldn't be saved is reverted with the reason", async () => {
    await item.getByRole("searchbox", { name: "Search your deals" }).fill("");
    await failProcedure(page, "links/setSharing", "The archive is closed.");
    await failProcedure(page, "links/shareDeal", "The archive is closed.");
    const told = toast(page, "We couldn't change sharing");

    await parts.hide.click();
    await expect(told).toContainText("The archive is closed.");
    await expect(parts.hide).toBeChecked();
    await parts.choice("All my deals").click();
    await expect(parts.choice("Only deals I choose")).toBeChecked();
    await parts.deal("Chen Berg").click();
    await expect(parts.deal("Chen Berg")).not.toBeChecked();
    await expect(item).toContainText("1 deal chosen.");
    expect(await sql("select deal_id from deal_shares where user_id = $1", [leo.id])).toEqual([
      { deal_id: priya },
    ]);
  });
});

test(
  "the agent sees what is shared, and changes to it at once",
  { tag: "@soon" },
  async ({ page, browser, baseURL, signIn, sql }) => {
    const context = await browser.newContext({ baseURL: baseURL! });
    const leo = await signIn(people.leo, { context });
    const ana = await signIn(people.ana);
    await seedInvitation(sql, { from: leo.id, to: ana.id, status: "accepted" });
    const live = page.waitForResponse("**/events");
    await page.goto(invitationsPage);
    await live;
    const leos = invitationParts(page).item("Leo Marsh");
    await expect(leos).toContainText("You see all of Leo Marsh's deals, including future ones.");
    await expect(leos).toContainText("the limits, the rate, and the buyer's income and debts");
    await expect(leos.getByRole("checkbox")).toHaveCount(0);

    const officers = await context.newPage();
    await officers.goto(invitationsPage);
    const anas = partsOfInvitation(invitationParts(officers).item("Ana Ruiz"));
    await anas.hide.check();
    await expect(leos).toContainText("Only Leo Marsh sees income, debts and DTI", {
      timeout: 1_000,
    });
    await anas.choice("Only deals I choose").check();
    await expect(leos).toContainText("You see only the deals Leo Marsh chose for you", {
      timeout: 1_000,
    });
    await context.close();
  },
);

test("either side ends the link, after reading what ends with it; one that has ended in the meantime says so", async ({
  page,
  signIn,
  register,
  sql,
  allowErrors,
}) => {
  allowErrors("409 (Conflict)", "ERR_FAILED");
  for (const [who, person, other, warning] of [
    ["the agent", people.ana, people.leo, "You'll no longer see"],
    ["the officer", people.leo, people.ana, "will no longer see your deals"],
  ] as const)
    await test.step(`${who} ends the link, after reading what ends with it`, async () => {
      const mark = newMark();
      const me = await signIn(person);
      const them = await register(named(other, `${other.fullName} ${mark}`));
      const id = await seedInvitation(sql, { from: them.id, to: me.id, status: "accepted" });
      await page.goto(invitationsPage);
      const { item, question } = invitationParts(page);
      const parts = partsOfInvitation(item(them.fullName));
      await parts.end.click();
      await expect(question).toContainText(`End the link with ${them.fullName}?`);
      await expect(question).toContainText(warning);
      await page.keyboard.press("Escape");
      await expect(question).toHaveCount(0);
      await expect(parts.end).toBeFocused();

      await parts.end.click();
      await question.getByRole("button", { name: "End link" }).click();
      await expect(toast(page, "Link Ended")).toBeVisible();
      await expect(parts.label("Ended")).toBeVisible();
      await expect(item(them.fullName)).toContainText("You ended this link on");
      await expect(item(them.fullName).getByRole("heading", { level: 2 })).toBeFocused();
      expect(await storedInvitation(sql, id)).toMatchObject({ ended_by: me.id });
      if (person === people.ana)
        await expect(page.getByRole("link", { name: "Pre-Approval Calc" })).toHaveCount(0);

      // Someone who was linked can be invited again.
      await page.goto(`${findPage}?q=${mark}`);
      await expect(findParts(page).card(them.fullName).getByRole("button")).toHaveText(
        "Invite to Link",
      );
    });

  await test.step("a link that has ended in the meantime says so, and shows it", async () => {
    const leo = await signIn(people.leo);
    const ana = await register(people.ana);
    const id = await seedInvitation(sql, { from: ana.id, to: leo.id, status: "accepted" });
    await page.route("**/events", (route) => route.abort());
    await page.goto(invitationsPage);
    const { item, question } = invitationParts(page);
    await partsOfInvitation(item("Ana Ruiz")).end.click();
    await sql("update profile_link_invitations set ended_at = now(), ended_by = $2 where id = $1", [
      id,
      ana.id,
    ]);
    await question.getByRole("button", { name: "End link" }).click();
    await expect(toast(page, "Error Updating Invitation")).toContainText(
      "This link has already ended.",
    );
    await expect(item("Ana Ruiz")).toContainText("Ana Ruiz ended this link on");
  });
});

test.describe("with touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("on a phone every part of a link is reachable, in both themes", async ({
    page,
    signIn,
    register,
    sql,
    expectAccessible,
  }) => {
    const leo = await signIn(people.leo);
    const ana = await register({ ...people.ana, fullName: "Maximiliana-Aurelia".repeat(6) });
    const ben = await register(people.ben);
    await seedContacts(sql, leo.id, [deal("Featherstonehaugh".repeat(5)), deal("Chen")]);
    await seedInvitation(sql, { from: leo.id, to: ana.id, status: "accepted" });
    await seedInvitation(sql, { from: ben.id, to: leo.id });
    await page.goto(invitationsPage);
    const { item, items } = invitationParts(page);
    const bens = partsOfInvitation(item("Ben Okafor"));
    await bens.act("Choose what to share first").click();
    const anas = partsOfInvitation(items.nth(1));
    await anas.choice("Only deals I choose").check();
    await anas.act("Show the log").click();
    await expect(anas.log.first()).toBeVisible();
    await expect(anas.deals).toBeVisible();
    for (const button of [bens.accept, bens.decline, anas.end])
      expect((await button.boundingBox())!.height).toBeGreaterThan(43.9);
    await expectNoSidewaysScroll(page);
    // Nothing partly under the header, where it would measure smaller than it is.
    await page.evaluate(() => window.scrollTo(0, 0));
    await settle(page);
    await expectAccessible(page, { inBothThemes: true });
  });
});
