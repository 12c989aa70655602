import type { Page } from "@playwright/test";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { hold, watch } from "./requests.ts";

// Not the first in any list, so a preset of this time zone must have come from the browser.
test.use({ timezoneId: "America/Boise" });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** A select's options, without its placeholder. */
const choices = (page: Page, label: string) => field(page, label).locator('option:not([value=""])');

const otherRoles = ["Owner", "Manager", "Representative", "Technician", "Agent", "Other"];
const roles = {
  "Real Estate": ["Broker", "Licensed Sales Professional"],
  Mortgage: ["Mortgage Banker", "Mortgage Broker", "Loan Originator"],
  "Title Company": otherRoles,
  Appraiser: otherRoles,
  "Home Inspector": otherRoles,
  "Marketing Company": otherRoles,
  "Real Estate Photography": otherRoles,
  Other: otherRoles,
};
const functions = [
  "Lead Management",
  "Deal Tracking",
  "Client Communication",
  "Property Matching",
  "Calendar & Scheduling",
  "Document Management",
  "Reporting & Analytics",
  "Task Management",
  "Team Collaboration",
];

test(
  "someone who signed up by phone sees only that number instead of an email, and the form's lists are exact",
  {
    tag: [
      "@PROF-028",
      "@PROF-029",
      "@PROF-030",
      "@CONST-027.1-8",
      "@CONST-028.1-2",
      "@CONST-029.1-3",
      "@CONST-030.1-6",
      "@CONST-031.1-9",
      "@PROF-008",
    ],
  },
  async ({ page, signIn, sql }) => {
    const nia = await signIn({ ...people.nia, fullName: "" }, { hasProfile: false });
    const number = `+1718555${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`;
    await sql(
      `update account."user" set email = id || '@phone.invalid', email_verified = false,
        phone_number = $2, phone_number_verified = true where id = $1`,
      [nia.id, number],
    );
    await page.goto("/complete-profile");
    await expect(page.getByText(`Signed in as ${number}`)).toBeVisible();
    await expect(field(page, "Full Name")).toHaveValue("New User");
    await expect(field(page, "Phone")).toHaveValue(number);
    await expect(field(page, "Sign-in Phone")).toHaveValue(number);
    await expect(field(page, "Sign-in Phone")).not.toBeEditable();
    await expect(field(page, "Email")).toHaveCount(0);

    await test.step("the form's lists are exact, and roles follow the business type", async () => {
      const type = field(page, "Business Type");
      const role = field(page, "Role in Business");
      await expect(choices(page, "Business Type")).toHaveText(Object.keys(roles));
      await expect(choices(page, "Role in Business")).toHaveText([]);
      for (const [name, offered] of Object.entries(roles)) {
        await type.selectOption(name);
        await expect(choices(page, "Role in Business"), name).toHaveText(offered);
      }
      const boxes = page.getByRole("group", { name: "Desired Functions" }).getByRole("checkbox");
      await expect(boxes).toHaveCount(functions.length);
      for (const [at, name] of functions.entries())
        await expect(boxes.nth(at)).toHaveAccessibleName(name);

      await type.selectOption("Mortgage");
      await role.selectOption("Mortgage Broker");
      await type.selectOption("Real Estate");
      await expect(role).toHaveValue("");
      await type.selectOption("Title Company");
      await role.selectOption("Owner");
      await type.selectOption("Appraiser");
      await expect(role).toHaveValue("Owner");
    });

    await test.step("the account's placeholder for an email is nowhere", async () => {
      await sql("update profiles set is_profile_complete = true where id = $1", [nia.id]);
      for (const path of [
        "/dashboard/settings",
        "/dashboard/profile",
        "/dashboard/settings/account",
      ]) {
        await page.goto(path);
        await expect(page.getByText("New User").first()).toBeVisible();
        await expect(page.getByText("phone.invalid")).toHaveCount(0);
        await expect(page.locator('input[value*="phone.invalid"]')).toHaveCount(0);
      }
    });
  },
);

test(
  "onboarding requires its fields, keeps input through a failure, and opens the dashboard",
  {
    tag: [
      "@PROF-025.1-7",
      "@PROF-026",
      "@PROF-027",
      "@PROF-031",
      "@PROF-032",
      "@PROF-033",
      "@ERR-052",
      "@ERR-069",
    ],
  },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");
    const nia = await signIn(people.nia);
    await sql(
      "update profiles set phone = null, company_name = null, location_city = null, location_state = null, time_zone = null where id = $1",
      [nia.id],
    );
    const sent = watch(page, "/rpc/profiles/save");
    await page.goto("/complete-profile");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Your Profile");
    await expect(page.getByRole("complementary")).toHaveCount(0);
    const save = page.getByRole("button", { name: "Complete Profile" });
    const email = field(page, "Email");
    await expect(email).toHaveValue(nia.email);
    await email.focus();
    await page.keyboard.type("x");
    await expect(email).toHaveValue(nia.email);
    await expect(email).toHaveAttribute("readonly");
    const zone = field(page, "Time Zone");
    await expect(zone).toHaveValue("America/Boise");

    await field(page, "Full Name").fill(" ");
    await save.click();
    await expect(field(page, "Full Name")).toBeFocused();
    for (const [label, complaint] of [
      ["Full Name", "Full Name is required."],
      ["Phone", "Phone is required."],
      ["Company Name", "Company Name is required."],
      ["Business Type", "Business Type is required."],
      ["Role in Business", "Role in Business is required."],
      ["Location City", "City is required."],
      ["Location State", "State is required."],
    ] as const)
      await expect(field(page, label), label).toHaveAccessibleDescription(complaint);

    await field(page, "Full Name").fill("Nia <b>New</b> 😀 שלום");
    await field(page, "Phone").fill("(208) 555-0117");
    await field(page, "Company Name").fill("New & Daughters");
    await field(page, "Business Type").selectOption("Real Estate");
    await field(page, "Role in Business").selectOption("Broker");
    await field(page, "Location City").fill("Boise");
    await field(page, "Location State").selectOption("ID");
    const website = field(page, "Website");
    await expect(website).toHaveAttribute("type", "url");
    for (const typed of ["abc", "javascript:alert(1)"]) {
      await website.fill(typed);
      await save.click();
      await expect(website).toHaveAccessibleDescription(
        "Enter a web address like https://example.com.",
      );
    }
    expect(sent).toEqual([]);
    await website.fill("https://new.example");
    await zone.selectOption("America/Denver");

    await failProcedure(page, "profiles/save", "The archive is closed.");
    await save.click();
    const failed = page.getByRole("alert").filter({ hasText: "Error Saving Profile" });
    await expect(failed).toContainText("The archive is closed.");
    await expect(field(page, "Full Name")).toHaveValue("Nia <b>New</b> 😀 שלום");
    await expect(page).toHaveURL("/complete-profile");

    await page.unroute("**/rpc/profiles/save");
    const letGo = await hold(page, "**/rpc/profiles/save");
    await save.dblclick();
    await expect(save).toBeDisabled();
    letGo();
    await expect(page).toHaveURL("/dashboard/overview");
    await expect(toast(page, "Profile Complete!")).toBeVisible();
    expect(sent).toHaveLength(2);
    await expect(page.getByText("Nia <b>New</b> 😀 שלום")).toBeVisible();
    expect(
      await sql(
        "select phone, time_zone, is_profile_complete, years_in_business from profiles where id = $1",
        [nia.id],
      ),
    ).toEqual([
      {
        phone: "(208) 555-0117",
        time_zone: "America/Denver",
        is_profile_complete: true,
        years_in_business: null,
      },
    ]);

    await page.goto("/dashboard/profile");
    await expect(page).toHaveURL("/dashboard/profile");
    await expect(zone).toHaveValue("America/Denver");
  },
);

const texts = {
  "Full Name": ["Ana María Ruiz", "full_name"],
  Phone: ["+1 718 555 0199", "phone"],
  "Company Name": ["Hearth & Hearth", "company_name"],
  "Location City": ["Yonkers", "location_city"],
  "License Number": ["NY-1042", "license_number"],
  "Profile Picture URL": ["https://ana.example/me.png", "profile_picture_url"],
  Website: ["https://ana.example", "website"],
  Title: ["Dr.", "title"],
  Address: ["12 Dean Street", "address"],
} as const;
const networks = {
  LinkedIn: "https://linkedin.example/ana",
  Twitter: "https://twitter.example/ana",
  Facebook: "https://facebook.example/ana",
} as const;

test(
  "My Profile saves and keeps every field",
  { tag: ["@PROF-016.1-17", "@PROF-020", "@PROF-021.1", "@PROF-021.3", "@ERR-051", "@ERR-068"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");
    const ana = await signIn(people.ana);
    // Her picture is hosted elsewhere.
    await page.route("https://ana.example/**", (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" />',
      }),
    );
    await page.goto("/dashboard/profile");
    const save = page.getByRole("button", { name: "Save Profile" });
    for (const [label, [value]] of Object.entries(texts)) await field(page, label).fill(value);
    for (const [label, value] of Object.entries(networks)) await field(page, label).fill(value);
    await field(page, "Business Type").selectOption("Title Company");
    await field(page, "Role in Business").selectOption("Manager");
    await field(page, "Location State").selectOption("CT");
    await field(page, "Years in Business").fill("12");
    const wanted = ["Deal Tracking", "Team Collaboration"];
    for (const name of wanted) await page.getByLabel(name, { exact: true }).check();

    await failProcedure(page, "profiles/save", "The archive is closed.");
    await save.click();
    const failed = page.getByRole("alert").filter({ hasText: "Error Updating Profile" });
    await expect(failed).toContainText("The archive is closed.");
    await page.unroute("**/rpc/profiles/save");
    await save.click();
    await expect(toast(page, "Profile Updated")).toBeVisible();

    await page.reload();
    for (const [label, [value]] of Object.entries(texts))
      await expect(field(page, label)).toHaveValue(value);
    for (const [label, value] of Object.entries(networks))
      await expect(field(page, label)).toHaveValue(value);
    await expect(field(page, "Business Type")).toHaveValue("Title Company");
    await expect(field(page, "Role in Business")).toHaveValue("Manager");
    await expect(field(page, "Location State")).toHaveValue("CT");
    await expect(field(page, "Years in Business")).toHaveValue("12");
    await expect(page.locator("input[type=checkbox]:checked")).toHaveCount(wanted.length);
    for (const name of wanted) await expect(page.getByLabel(name, { exact: true })).toBeChecked();

    const row = async () =>
      (await sql<Record<string, unknown>>("select * from profiles where id = $1", [ana.id]))[0]!;
    expect(await row()).toMatchObject({
      ...Object.fromEntries(Object.values(texts).map(([value, column]) => [column, value])),
      social_media_links: Object.fromEntries(
        Object.entries(networks).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      business_type: "Title Company",
      role_in_business: "Manager",
      location_state: "CT",
      years_in_business: 12,
      desired_functions: wanted,
      email: ana.email,
    });

    for (const typed of ["abc", ""]) {
      await field(page, "Years in Business").fill(typed);
      await save.click();
      await expect.poll(async () => (await row()).years_in_business).toBe(null);
      await sql("update profiles set years_in_business = 7 where id = $1", [ana.id]);
    }
  },
);
