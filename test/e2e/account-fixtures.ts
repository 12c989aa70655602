import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "./contact-fixtures.ts";
import { expect, testPassword } from "./fixtures.ts";

export const accountPage = "/dashboard/settings/account";

/** A panel of the page by its heading. */
export function panel(page: Page, title: string) {
  return page.getByRole("main").getByRole("region", { name: title, exact: true });
}

/** An open dialog by its heading. */
export function dialogOf(page: Page, title: string) {
  return page.getByRole("dialog", { name: title, exact: true });
}

/** What the browser itself logs about a refusal. */
export const refusals = /status of 40[0139]/;

/** As if the last confirmation were over ten minutes ago: sensitive changes ask again. */
export async function forgetConfirmation(
  sql: (text: string, values?: unknown[]) => Promise<unknown>,
  userId: string,
): Promise<void> {
  await sql(
    "update account.session set confirmed_at = now() - interval '11 minutes' where user_id = $1",
    [userId],
  );
}

/** Answers "Confirm it's you" with the password. */
export async function confirmByPassword(page: Page): Promise<void> {
  const question = dialogOf(page, "Confirm it's you");
  await question.getByLabel("Your password", { exact: true }).fill(testPassword);
  await question.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(question).toBeHidden();
}

/** Adds a virtual authenticator that verifies the user on its own. */
export async function addVirtualAuthenticator(
  page: Page,
): Promise<{ unlocks: (isUserVerified: boolean) => Promise<void> }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unlocks: async (isUserVerified) => {
      await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
  };
}

/** Checks the page as it is in dark on a computer and in light on a phone, and that it fits 320 px. */
export async function expectFits(
  page: Page,
  expectAccessible: (page: Page) => Promise<void>,
): Promise<void> {
  const computer = { width: 1440, height: 900 };
  for (const [viewport, colorScheme] of [
    [computer, "dark"],
    [{ width: 390, height: 844 }, "light"],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(computer);
}

/** Links a Google account. */
export async function linkGoogle(
  sql: (text: string, values?: unknown[]) => Promise<unknown>,
  userId: string,
): Promise<void> {
  await sql(
    `insert into account.account (id, user_id, account_id, provider_id, created_at, updated_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), 'google', now(), now())`,
    [userId],
  );
}
