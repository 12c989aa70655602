import type { Page } from "@playwright/test";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import {
  invitationParts,
  invitationsPage,
  named,
  partsOfInvitation,
  seedInvitation,
  storedInvitation,
} from "./links-fixtures.ts";
import { watch } from "./requests.ts";

// What a change of the business type ends, and how the form says so before it saves.

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const saveOf = (page: Page) => page.getByRole("button", { name: "Save Profile" });
const questionOf = (page: Page) => page.getByRole("alertdialog");

test(
  "an agent who changes business type is told what ends, may cancel, and confirms by keyboard; the officer sees the link ended at once",
  { tag: "@soon" },
  async ({ page, baseURL, signIn, register, sql, expectAccessible }) => {
    const context = await page.context().browser()!.newContext({ baseURL: baseURL! });
    const leo = await signIn(people.leo, { context });
    const [lena, lou] = await Promise.all(
      ["Lena Falk", "Lou Ortiz"].map((name) => register(named(people.leo, name))),
    );
    const ana = await signIn(people.ana);
    const link = await seedInvitation(sql, { from: leo.id, to: ana.id, status: "accepted" });
    const sent = await seedInvitation(sql, { from: ana.id, to: lena!.id });
    const received = await seedInvitation(sql, { from: lou!.id, to: ana.id });
    const leos = await context.newPage();
    const live = leos.waitForResponse("**/events");
    await leos.goto(invitationsPage);
    await live;
    const shown = invitationParts(leos).item("Ana Ruiz");
    await expect(partsOfInvitation(shown).label("Accepted")).toBeVisible();

    const saves = watch(page, "/rpc/profiles/save");
    await page.goto("/dashboard/profile");
    await field(page, "Title").fill("Closer");
    await field(page, "Business Type").selectOption("Title Company");
    await field(page, "Role in Business").selectOption("Agent");
    await saveOf(page).focus();
    await page.keyboard.press("Enter");
    const question = questionOf(page);
    await expect(question).toHaveAccessibleName("Change to Title Company?");
    await expect(question).toHaveAccessibleDescription(
      "Changing to Title Company ends your link with Leo Marsh, withdraws 1 invitation you sent, and declines 1 invitation you received. Changing your business type back doesn't restore what ended.",
    );
    const cancel = question.getByRole("button", { name: "Cancel" });
    await expect(cancel).toBeFocused();
    await expectAccessible(page);

    for (const key of ["Enter", "Escape"]) {
      await page.keyboard.press(key);
      await expect(question).toBeHidden();
      await expect(saveOf(page)).toBeFocused();
      await expect(saveOf(page)).not.toHaveAttribute("aria-busy", "true");
      await expect(field(page, "Title")).toHaveValue("Closer");
      await expect(field(page, "Business Type")).toHaveValue("Title Company");
      await expect(field(page, "Role in Business")).toHaveValue("Agent");
      await expect(page.getByText("You have unsaved changes.")).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(cancel).toBeFocused();
    }
    expect(saves).toEqual([]);
    expect(await storedInvitation(sql, link)).toMatchObject({ ended_at: null });
    await expect(partsOfInvitation(shown).label("Accepted")).toBeVisible();

    await page.keyboard.press("Tab");
    await expect(question.getByRole("button", { name: "Change and save" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(partsOfInvitation(shown).label("Ended")).toBeVisible({ timeout: 1_000 });
    await expect(shown).toContainText("Ana Ruiz ended this link on");
    await expect(partsOfInvitation(shown).end).toHaveCount(0);
    await expect(toast(page, "Profile Updated")).toBeVisible();
    await expect(invitationParts(page).main.getByRole("tab")).toHaveText(["My Profile"]);
    await expect(page.getByText("You have unsaved changes.")).toBeHidden();
    expect(saves).toHaveLength(1);
    expect(await storedInvitation(sql, link)).toMatchObject({ ended_by: ana.id });
    expect(await storedInvitation(sql, sent)).toMatchObject({ status: "cancelled" });
    expect(await storedInvitation(sql, received)).toMatchObject({ status: "declined" });

    // Nothing is left that changing back could end.
    await field(page, "Business Type").selectOption("Real Estate");
    await field(page, "Role in Business").selectOption("Broker");
    await saveOf(page).click();
    await expect.poll(() => saves).toHaveLength(2);
    await expect(questionOf(page)).toBeHidden();
    await context.close();
  },
);

test("nothing is asked if nothing ends; an officer reads the names of the agents, even if the links failed to load", async ({
  page,
  signIn,
  register,
  sql,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");

  await test.step("nothing is asked if nothing ends: another role, another type on the same side, or no links", async () => {
    const leo = await register(people.leo);
    const ana = await signIn(people.ana);
    const link = await seedInvitation(sql, { from: leo.id, to: ana.id, status: "accepted" });
    const saves = watch(page, "/rpc/profiles/save");
    await page.goto("/dashboard/profile");
    await field(page, "Role in Business").selectOption("Licensed Sales Professional");
    await saveOf(page).click();
    await expect.poll(() => saves).toHaveLength(1);
    await expect(page.getByText("You have unsaved changes.")).toBeHidden();
    await field(page, "Business Type").selectOption("Real Estate Photography");
    await field(page, "Role in Business").selectOption("Owner");
    await saveOf(page).click();
    await expect.poll(() => saves).toHaveLength(2);
    await expect(page.getByText("You have unsaved changes.")).toBeHidden();
    expect(await storedInvitation(sql, link)).toMatchObject({ ended_at: null });
    await sql("update profile_link_invitations set ended_at = now(), ended_by = $1 where id = $2", [
      leo.id,
      link,
    ]);
    await field(page, "Business Type").selectOption("Mortgage");
    await field(page, "Role in Business").selectOption("Mortgage Banker");
    await saveOf(page).click();
    await expect.poll(() => saves).toHaveLength(3);
    await expect(questionOf(page)).toBeHidden();
  });

  await test.step("an officer reads the names of the agents, even if the links failed to load", async () => {
    const agents = await Promise.all(
      ["Ana Ruiz", "Ben Okafor"].map((name) => register(named(people.ana, name))),
    );
    const leo = await signIn(people.leo);
    for (const [at, { id }] of agents.entries())
      await seedInvitation(sql, {
        from: id,
        to: leo.id,
        status: "accepted",
        createdAt: new Date(Date.now() - at * 1_000),
      });
    await page.goto("/dashboard/profile");
    await field(page, "Business Type").selectOption("Real Estate");
    await field(page, "Role in Business").selectOption("Broker");
    await saveOf(page).click();
    const question = questionOf(page);
    await expect(question).toContainText(
      "Changing to Real Estate ends your links with Ana Ruiz and Ben Okafor.",
    );
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await failProcedure(page, "links/invitations", "The archive is closed.");
    await saveOf(page).click();
    await expect(question).toContainText(
      "Changing to Real Estate ends your links and withdraws your pending invitations.",
    );
    await question.getByRole("button", { name: "Change and save" }).click();
    await expect(toast(page, "Profile Updated")).toBeVisible();
    const [row] = await sql(
      "select linked_real_estate_agent_id as agent from profiles where id = $1",
      [leo.id],
    );
    expect(row).toEqual({ agent: null });
  });
});
