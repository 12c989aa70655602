import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { readMailbox } from "../harness/mailbox.ts";
import { addPerson, addSession, fresh, type Person } from "../harness/people.ts";
import { type Product, startProduct } from "../harness/product.ts";
import { axeViolations } from "./axe.ts";
import { colorRules, rest, standards } from "./every-page-checks.ts";
import { keepIntercepting } from "./requests.ts";

export { expect } from "@playwright/test";
export { people, testPassword } from "../harness/people.ts";

export type SignedInPerson = Person & { id: OwnerId };

type Tools = {
  /** Signs a new person in with an inserted session: only sign-in tests type a password. */
  signIn: (
    person: Person,
    options?: { hasProfile?: boolean; context?: BrowserContext },
  ) => Promise<SignedInPerson>;
  /** A new person with an account and no session. */
  register: (person: Person) => Promise<SignedInPerson>;
  sql: Product["database"]["sql"];
  /** The links of the newest email to an address, waiting for it. */
  mailTo: (address: string) => Promise<{ subject: string; text: string; links: string[] }>;
  /** Errors that this test causes on purpose: texts that may appear in the console. */
  allowErrors: (...texts: (string | RegExp)[]) => void;
  /**
   * Fails for any axe violation of WCAG 2.2 A and AA on the current page; `inBothThemes` also in dark, where only colors
   * differ.
   */
  expectAccessible: (page: Page, options?: { inBothThemes?: boolean }) => Promise<void>;
};

/** The base of every journey: a built product per worker, and pages with a silent console. */
export const test = base.extend<
  Tools & { allowed: (string | RegExp)[]; productLog: void },
  { product: Product }
>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  productLog: [
    async ({ product }, use, info) => {
      product.takeLog();
      await use();
      const lines = product.takeLog();
      if (info.status !== info.expectedStatus && lines.length > 0)
        await info.attach("what the product logged", { body: lines.join("\n") });
    },
    { auto: true },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  allowed: async ({}, use) => use([]),
  allowErrors: async ({ allowed }, use) => use((...texts) => void allowed.push(...texts)),
  page: async ({ page, allowed }, use) => {
    keepIntercepting(page);
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || /Content Security Policy/.test(message.text()))
        errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    await use(page);
    const unexpected = errors.filter(
      (text) =>
        !allowed.some((pattern) =>
          typeof pattern === "string" ? text.includes(pattern) : pattern.test(text),
        ),
    );
    expect(unexpected, "the page's console").toEqual([]);
  },
  sql: async ({ product }, use) => use(product.database.sql),
  register: async ({ product }, use) =>
    use(async (person) => {
      const someone = fresh(person);
      return { ...someone, id: await addPerson(product.database, someone, { hasProfile: true }) };
    }),
  signIn: async ({ product, context: own }, use) =>
    use(async (person, { hasProfile, context = own } = {}) => {
      const someone = fresh(person);
      const id = await addPerson(product.database, someone, { hasProfile });
      const cookie = await addSession(product.database, id);
      await context.addCookies([
        { ...cookie, url: product.origin, httpOnly: true, sameSite: "Lax" },
      ]);
      return { ...someone, id };
    }),
  mailTo: async ({ product }, use) =>
    use(async (address) => {
      type Mail = { to: string; subject: string; text: string; links: string[] };
      let found: Mail | undefined;
      await expect
        .poll(async () => {
          const mails = await readMailbox<Mail>(product.origin, "/dev/mail.json");
          return (found = mails.find((mail) => mail.to === address));
        })
        .toBeTruthy();
      return found!;
    }),
  expectAccessible: async ({}, use) =>
    use(async (page, { inBothThemes = false } = {}) => {
      // Halfway through a transition, colors aren't final yet.
      await rest(page);
      expect(await violationsOf(page)).toEqual([]);
      if (!inBothThemes) return;
      await page.emulateMedia({ colorScheme: "dark" });
      await rest(page);
      expect(await violationsOf(page, colorRules), "in dark").toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
      await rest(page);
    }),
});

/** What axe finds on the current page, by all rules of WCAG and good practice or by the given ones. */
async function violationsOf(page: Page, rules?: string[]) {
  const violations = await axeViolations(page, {
    runOnly: rules
      ? { type: "rule", values: rules }
      : { type: "tag", values: [...standards, "best-practice"] },
    // Hundreds of time zones in a native list, which we don't style.
    exclude: ["optgroup"],
  });
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => node.target.join(" ")),
  }));
}

/** Makes one procedure answer with a server error with a known message ("stub 500"). */
export async function failProcedure(page: Page, path: string, message: string): Promise<void> {
  await page.route(`**/rpc/${path}`, (route) =>
    route.fulfill({
      status: 500,
      contentType: "application/json",
      body: JSON.stringify({
        json: { defined: false, code: "INTERNAL_SERVER_ERROR", status: 500, message },
      }),
    }),
  );
}

/** A toast by its title; every one for "". */
export function toast(page: Page, title: string) {
  const area = page.getByRole("region", { name: "Notifications (F8)" });
  return area.getByRole("status").or(area.getByRole("alert")).filter({ hasText: title });
}
