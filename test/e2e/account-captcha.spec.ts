import { startProduct } from "../harness/product.ts";
import { addPerson, fresh } from "../harness/people.ts";
import { watch } from "./requests.ts";
import { expect, people, test, testPassword } from "./fixtures.ts";

test("a configured minimum length is stated and enforced by the form; where API clients need a captcha, people sign in as before and the browser solves a puzzle unseen", async ({
  page,
  allowErrors,
}) => {
  // The first answer asks for the proof of work.
  allowErrors(/403/);
  const product = await startProduct({
    PASSWORD_MIN_LENGTH: "15",
    CAPTCHA_PROVIDER: "turnstile",
    CAPTCHA_SECRET_KEY: "nobody-asks-for-it-here",
    CAPTCHA_VERIFY_URL: "http://127.0.0.1:9/siteverify",
  });
  try {
    const sent = watch(page, "/api/auth/sign-up");
    await page.goto(`${product.origin}/signup`);
    await expect(page.getByText("At least 15 characters.")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill("fourteen-chars");
    await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText("Password must have at least 15 characters.")).toBeVisible();
    expect(sent).toEqual([]);

    const ana = fresh(people.ana);
    await addPerson(product.database, ana);
    await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
    // Both pages have a field for the email.
    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    await page.getByLabel("Email", { exact: true }).fill(ana.email);
    await page.getByLabel("Password", { exact: true }).fill(testPassword);
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    // An API client without a token is refused.
    const answer = await fetch(`${product.origin}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: ana.email, password: testPassword }),
    });
    expect(answer.status).toBe(403);
  } finally {
    // What the page fetches when idle would find no one signed in.
    await page.goto("about:blank");
    await product.stop();
  }
});
