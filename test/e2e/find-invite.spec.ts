import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import {
  findPage,
  findParts,
  named,
  newMark,
  seedInvitation,
  storedInvitation,
} from "./links-fixtures.ts";
import { hold } from "./requests.ts";

test(
  "an invitation shows at once, can be undone, and a failure of any kind leaves the card true",
  {
    tag: [
      "@FIND-020",
      "@FIND-031",
      "@ERR-079.1-2",
      "@ERR-080",
      "@ERR-077.1",
      "@ERR-078",
      "@ERR-081",
      "@ERR-074.1-2",
    ],
  },
  async ({ page, signIn, register, sql, allowErrors }) => {
    allowErrors("409 (Conflict)", "ERR_FAILED", "500 (Internal Server Error)");
    const mark = newMark();
    const [ben, una, eve, , sol] = await Promise.all(
      ["Ben", "Una", "Eve", "Fay", "Sol"].map((name) =>
        register(named(people.ben, `${name} ${mark}`)),
      ),
    );
    const leo = await signIn(people.leo);
    await page.goto(`${findPage}?q=${mark}`);
    const cardOf = (name: string) => findParts(page).card(`${name} ${mark}`);
    const statusesOf = (id: string) =>
      sql<{ status: string }>(
        "select status from profile_link_invitations where invited_profile_id = $1 order by created_at",
        [id],
      );

    await test.step("an invitation sent by mistake can be undone at once, and the person invited again", async () => {
      const button = cardOf("Una").getByRole("button");
      await button.click();
      await toast(page, "Invitation Sent!").getByRole("button", { name: "Undo" }).click();
      await expect(toast(page, "Invitation Cancelled")).toBeVisible();
      await expect(button).toHaveText("Invite to Link");
      expect(await statusesOf(una!.id)).toEqual([{ status: "cancelled" }]);

      // If the other person answered first, the page shows that.
      await button.click();
      const told = toast(page, "Invitation Sent!");
      await expect(told).toBeVisible();
      await told.hover();
      await sql(
        "update profile_link_invitations set status = 'declined' where invited_profile_id = $1 and status = 'pending'",
        [una!.id],
      );
      await told.getByRole("button", { name: "Undo" }).click();
      await expect(toast(page, "Error Updating Invitation")).toBeVisible();
      await expect(button).toHaveText("Invite to Link");
      expect(await statusesOf(una!.id)).toEqual([{ status: "cancelled" }, { status: "declined" }]);
    });

    await test.step("inviting shows at once, is stored, and sends a notification", async () => {
      const card = cardOf("Ben");
      const button = card.getByRole("button");
      const letGo = await hold(page, "**/rpc/links/invite");
      await expect(button).toHaveText("Invite to Link");
      await button.focus();
      await page.keyboard.press("Enter");
      // The server has not answered yet.
      await expect(button).toHaveText("Invitation Sent");
      await expect(button).toBeDisabled();
      await expect(card.getByRole("heading")).toBeFocused();
      letGo();
      const told = toast(page, "Invitation Sent!");
      await expect(told).toContainText("Your invitation has been sent successfully.");
      await expect(told).toHaveAttribute("data-variant", "success");
      await expect(button).toHaveText("Invitation Sent");
      expect(
        await sql(
          "select invited_profile_id as invited from profile_link_invitations where inviting_profile_id = $1 and status = 'pending'",
          [leo.id],
        ),
      ).toEqual([{ invited: ben!.id }]);

      // From here on it is a tab that isn't notified of the other person's action.
      await page.route("**/events", (route) => route.abort());
      await page.reload();
      await expect(button).toHaveText("Invitation Sent");
      await expect(card.getByRole("link", { name: "They invited you" })).toHaveCount(0);
    });

    await test.step("an invitation that already exists is reported without an error, and the card updates", async () => {
      const button = cardOf("Eve").getByRole("button");
      await expect(button).toHaveText("Invite to Link");
      const id = await seedInvitation(sql, { from: eve!.id, to: leo.id });
      await button.click();
      const told = toast(page, "Invitation Exists");
      await expect(told).toContainText("A pending invitation to this professional already exists.");
      await expect(told).toHaveAttribute("data-variant", "default");
      await expect(button).toHaveText("Invitation Sent");
      await expect(button).toBeDisabled();
      expect(await storedInvitation(sql, id)).toMatchObject({ status: "pending" });
    });

    await test.step("an invitation that couldn't be sent reverts the card", async () => {
      const button = cardOf("Fay").getByRole("button");
      await failProcedure(page, "links/invite", "The archive is closed.");
      await button.click();
      const told = toast(page, "Error Sending Invitation");
      await expect(told).toContainText("The archive is closed.");
      await expect(told).toHaveAttribute("data-variant", "destructive");
      await expect(button).toHaveText("Invite to Link");
      await page.unroute("**/rpc/links/invite");
      await button.click();
      await expect(toast(page, "Invitation Sent!")).toBeVisible();
      await expect(button).toHaveText("Invitation Sent");
    });

    await test.step("a failure to load statuses is reported, and people can still be invited", async () => {
      await failProcedure(page, "links/invitations", "The archive is closed.");
      await page.reload();
      const told = toast(page, "Error Loading Invitations");
      await expect(told).toContainText(
        "Could not load existing invitation statuses: The archive is closed.",
      );
      const button = cardOf("Sol").getByRole("button");
      await button.click();
      await expect.poll(() => statusesOf(sol!.id)).toEqual([{ status: "pending" }]);
      await expect(button).toHaveText("Invitation Sent");
    });
  },
);
