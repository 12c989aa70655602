import type { Page } from "@playwright/test";
import { expect, testPassword } from "./fixtures.ts";

export const accountPage = "/dashboard/account";

/** A panel of the page by its heading. */
export function panel(page: Page, title: string) {
  return page.getByRole("main").getByRole("region", { name: title, exact: true });
}

/** An open dialog by its heading. */
export function dialogOf(page: Page, title: string) {
  return page.getByRole("dialog", { name: title, exact: true });
}

/** What the browser itself says of a refusal in its console. */
export const refusals = /status of 40[0139]/;

/** As ten minutes after the last proof of being there: what is sensitive asks again. */
export async function forgetConfirmation(
  sql: (text: string, values?: unknown[]) => Promise<unknown>,
  userId: string,
): Promise<void> {
  await sql(
    "update account.session set confirmed_at = now() - interval '11 minutes' where user_id = $1",
    [userId],
  );
}

/** The question who is there; answered with the password. */
export async function confirmByPassword(page: Page): Promise<void> {
  const question = dialogOf(page, "Confirm it's you");
  await question.getByLabel("Your password", { exact: true }).fill(testPassword);
  await question.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(question).toBeHidden();
}

/** Gives the browser a place for passkeys that unlocks itself. */
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
