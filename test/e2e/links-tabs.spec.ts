import { expect, failProcedure, people, test } from "./fixtures.ts";
import { invitationParts, invitationsPage } from "./links-fixtures.ts";

test(
  "two business types have a tab for invitations, chosen by keys and by address; without a profile the page says so",
  { tag: ["@PROF-011", "@PROF-012", "@PROF-013", "@PROF-014", "@PROF-015"] },
  async ({ page, signIn, allowErrors, expectAccessible }) => {
    allowErrors("500 (Internal Server Error)", "The profile could not be");
    for (const [businessType, roleInBusiness] of [
      ["Title Company", "Owner"],
      ["Appraiser", "Agent"],
    ] as const)
      await test.step(`${businessType} / ${roleInBusiness}: there is no tab for invitations`, async () => {
        await signIn({ ...people.tia, businessType, roleInBusiness });
        await page.goto(invitationsPage);
        const { main } = invitationParts(page);
        await expect(main.getByRole("tab")).toHaveText(["My Profile"]);
        await expect(main.getByRole("button", { name: "Save Profile" })).toBeVisible();
        await expectAccessible(page);
      });

    for (const [businessType, roleInBusiness] of [
      ["Mortgage", "Mortgage Banker"],
      ["Real Estate", "Broker"],
    ] as const)
      await test.step(`${businessType}: the profile page has both tabs`, async () => {
        await signIn({ ...people.ana, businessType, roleInBusiness });
        await page.goto("/dashboard/profile");
        const { tab, main } = invitationParts(page);
        await expect(main.getByRole("tab")).toHaveText(["My Profile", "Link Invitations"]);
        await expect(tab("My Profile")).toHaveAttribute("aria-selected", "true");
        await expect(page.getByRole("tabpanel", { name: "My Profile" })).toBeVisible();
        await expectAccessible(page);
      });

    await test.step("tabs are selected by keys and by address, and keep what was typed", async () => {
      const { tab, main } = invitationParts(page);
      const company = page.getByLabel("Company Name", { exact: true });
      await company.fill("Not saved yet");
      await tab("My Profile").focus();
      await page.keyboard.press("ArrowRight");
      await expect(tab("Link Invitations")).toBeFocused();
      await expect(tab("Link Invitations")).toHaveAttribute("aria-selected", "true");
      await expect(page).toHaveURL(invitationsPage);
      await expect(company).toBeHidden();
      await expect(main.getByRole("heading", { name: "No invitations yet" })).toBeVisible();
      // Only the selected tab is a tab stop.
      await expect(tab("My Profile")).toHaveAttribute("tabindex", "-1");
      await page.keyboard.press("ArrowRight");
      await expect(tab("My Profile")).toBeFocused();
      await expect(page).toHaveURL("/dashboard/profile");
      await expect(company).toHaveValue("Not saved yet");
      await page.keyboard.press("End");
      await expect(tab("Link Invitations")).toBeFocused();
      await page.keyboard.press("Home");
      await expect(tab("My Profile")).toBeFocused();
      await expect(company).toHaveValue("Not saved yet");

      await page.goto(invitationsPage);
      await expect(tab("Link Invitations")).toHaveAttribute("aria-selected", "true");
    });

    await test.step("without a profile the page says so, and can retry", async () => {
      for (const name of ["mine", "create"])
        await failProcedure(page, `profiles/${name}`, "The archive is closed.");
      await page.goto("/dashboard/profile");
      await expect(page.getByText("Profile data not available.")).toBeVisible();
      await page.unroute("**/rpc/profiles/mine");
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("button", { name: "Save Profile" })).toBeVisible();
    });
  },
);
