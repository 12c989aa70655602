import type { Page } from "@playwright/test";
import { expect, people, test } from "./fixtures.ts";

// Colours are judged where they stand still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };

type Screen = { path: string; title: string; person: keyof typeof people | null };

const screens: Screen[] = [
  { path: "/signin", title: "Welcome Back", person: null },
  { path: "/signup", title: "Create Your Account", person: null },
  { path: "/update-password#token=abc", title: "Choose a new password", person: null },
  { path: "/complete-profile", title: "Complete Your Profile", person: "nia" },
  { path: "/dashboard/overview", title: "Overview", person: "ana" },
  { path: "/dashboard/profile", title: "My Profile", person: "ana" },
];

for (const { path, title, person } of screens)
  test(`${title} is accessible in both themes and on a phone, and fits 320 px`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    if (person) await signIn(people[person]);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await submitEmpty(page);
    for (const [viewport, colorScheme] of [
      [desktop, "dark"],
      [phone, "light"],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.setViewportSize(narrow);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(0);
  });

test("what opens over a page is accessible too: the reset dialog, the add-new flow and the sliding sidebar", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.goto("/signin");
  await page.getByText("Forgot Password?").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);

  await signIn(people.ana);
  await page.goto("/dashboard/overview");
  await page.getByRole("button", { name: "CRM Menu" }).click();
  await page.getByRole("menuitem", { name: "Add New..." }).click();
  await expect(page.getByRole("dialog", { name: "Add New Entry" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Sidebar" })).toBeVisible();
  await expectAccessible(page);
});

/** Faults at the fields are part of what is looked at. */
async function submitEmpty(page: Page) {
  const submit = page.locator("main button[type=submit]");
  if ((await submit.count()) === 0) return;
  for (const field of await page.locator("main input[aria-required]:not([readonly])").all())
    await field.fill("");
  await submit.click();
  await expect(page.locator("[aria-invalid]").first()).toBeVisible();
}
