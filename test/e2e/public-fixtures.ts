import type { Page } from "@playwright/test";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { addPerson } from "../harness/people.ts";
import { adminEmail } from "../harness/product.ts";
import { people, test as base } from "./fixtures.ts";

/** Journeys with an admin, for as long as a test requests her. */
export const test = base.extend<{
  /** The profile whose demo can be booked; without it the database has no admin. */
  admin: OwnerId;
}>({
  admin: async ({ product, page }, use) => {
    const person = { ...people.leo, fullName: "Ada Stone", email: adminEmail };
    const id = await addPerson(product.database, person);
    await use(id);
    // A page that still asks for her free times would get a 404.
    await page.close();
    // The worker's other tests rely on there being no admin.
    await product.database.sql("delete from profiles where id = $1", [id]);
    await product.database.sql(`delete from account."user" where id = $1`, [id]);
  },
});

/** A page's requests about the visitor and the demo. */
export const sessionCheck = "**/api/auth/get-session";
export const demoLookup = "**/api/v1/site";
/** Loads a page as if its server couldn't say whose demo can be booked, so that the browser asks. */
export async function hideWrittenDemo(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const unknown = (await response.text()).replace(
      /data-demo-profile="[^"]*"/,
      'data-demo-profile="unknown"',
    );
    return route.fulfill({ response, body: unknown });
  });
}
export const signOutCall = "**/api/auth/sign-out";

/** The elements of the header that all public pages share. */
export function headerOf(page: Page) {
  const bar = page.getByRole("banner");
  const link = (name: string) => bar.getByRole("link", { name, exact: true });
  return {
    bar,
    link,
    logo: link("Hearthline"),
    placeholder: bar.locator(".site-placeholder"),
    demo: bar.getByRole("link", { name: /demo/i }),
    signIn: link("Sign In"),
    signUp: link("Sign Up"),
    dashboard: link("Dashboard"),
    signOut: bar.getByRole("button", { name: "Sign Out", exact: true }),
    openMenu: bar.getByRole("button", { name: "Open menu" }),
    closeMenu: bar.getByRole("button", { name: "Close menu" }),
    /** The texts of all its links and buttons, without the logo and the toggle. */
    async items(): Promise<string[]> {
      const texts = await bar.getByRole("link").or(bar.getByRole("button")).allInnerTexts();
      return texts.map((text) => text.trim()).filter((text) => text && text !== "Hearthline");
    },
  };
}

/** A small phone. */
export const phone = { width: 390, height: 844 };
