import { fresh } from "../harness/people.ts";
import { expect, people, test, toast } from "./fixtures.ts";

// Colors are checked once animations have ended.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test(
  "from sign-up to a saved lead, and sign-out",
  {
    tag: [
      "@AUTH-001",
      "@AUTH-008",
      "@AUTH-014",
      "@AUTH-055",
      "@ERR-014.1-2",
      "@PROF-003",
      "@PROF-032",
      "@ERR-069",
      "@DASH-016",
      "@DASH-025",
      "@DASH-026",
    ],
  },
  async ({ page, mailTo, expectAccessible }) => {
    const { email, fullName } = fresh(people.nia);
    const field = (label: string) => page.getByLabel(label, { exact: true });

    await test.step("sign up", async () => {
      await page.goto("/");
      await page.getByRole("link", { name: "Register Now Before Its Too Late" }).click();
      await expect(page).toHaveURL("/signup");
      await field("Full Name").fill(fullName);
      await field("Email").fill(email);
      await field("Password").fill("zq8#xk");
      await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
      await page.waitForURL("/");
      await expect(toast(page, "Account Created")).toContainText(
        "Please check your email to verify your account.",
      );
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("verify the email", async () => {
      const mail = await mailTo(email);
      expect(mail.subject).toBe("Verify your email for Hearthline");
      await page.goto(mail.links[0]!);
      await expect(page).toHaveURL("/complete-profile");
    });

    await test.step("complete the profile", async () => {
      await expect(field("Full Name")).toHaveValue(fullName);
      await expect(field("Email")).toHaveValue(email);
      await field("Phone").fill("(718) 555-0142");
      await field("Company Name").fill("New Homes");
      await field("Business Type").selectOption("Real Estate");
      await field("Role in Business").selectOption("Broker");
      await field("Location City").fill("Brooklyn");
      await field("Location State").selectOption("NY");
      await page.getByRole("button", { name: "Complete Profile" }).click();
      await expect(page).toHaveURL("/dashboard/overview");
      await expect(toast(page, "Profile Complete!")).toBeVisible();
      await expect(page.getByRole("complementary")).toContainText(fullName);
    });

    const row = page.getByRole("row").filter({ hasText: "Priya Raman" });
    await test.step("add a lead", async () => {
      await page.getByRole("button", { name: "CRM Menu" }).click();
      await page.getByRole("menuitem", { name: "New Leads" }).click();
      await expect(page).toHaveURL("/dashboard/crm/new-leads");
      await page.getByRole("button", { name: "Add Lead" }).click();
      const form = page.getByRole("dialog", { name: "New Lead" });
      await form.getByLabel("First Name", { exact: true }).fill("Priya");
      await form.getByLabel("Last Name", { exact: true }).fill("Raman");
      await form.getByLabel("Email", { exact: true }).fill("priya@example.com");
      await expectAccessible(page);
      await form.getByRole("button", { name: "Save Lead" }).click();
      await expect(toast(page, "Success")).toContainText("Lead added successfully!");
      await expect(form).toBeHidden();
      await expect(row).toContainText("New Lead");
    });

    await test.step("find it again after a reload", async () => {
      await page.reload();
      await expect(row).toBeVisible();
      await expect(page).toHaveURL("/dashboard/crm/new-leads");
      await expectAccessible(page);
    });

    await test.step("sign out", async () => {
      await page.getByRole("button", { name: "Sign Out" }).click();
      await page.waitForURL("/");
      await page.goto("/dashboard/crm/new-leads");
      await expect(page).toHaveURL("/signin");
      await expect(page.getByText("Priya Raman")).toBeHidden();
    });
  },
);
