import type { Page } from "@playwright/test";
import { expect, people, toast } from "./fixtures.ts";
import { openNew } from "./forms-fixtures.ts";
import { newLeads, rowOf, seedContacts } from "./leads-fixtures.ts";
import { everythingKept, keptRelease, test } from "./offline-fixtures.ts";

/** What a page says at its upper edge while the server can't be reached. */
const banner = (page: Page) => page.locator(".line-banner");

/** The browser's event for a restored network; nothing announces a restored server, so the page checks regularly. */
const tellMended = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("online")));

// What a browser itself logs without a connection.
const network = [
  "Failed to load resource",
  "net::ERR_",
  "Unexpected error during initialization",
  "TypeError: Failed to fetch",
];

test("the landing page installs nothing; the dashboard can be installed, caches only product files, and keeps nothing personal after sign-out", async ({
  page,
  line,
  signIn,
  sql,
}) => {
  await test.step("the landing page loads no service worker, no manifest and nothing new", async () => {
    await page.goto("/", { waitUntil: "networkidle" });
    expect(line.asked().filter((path) => /sw\.js|manifest\.webmanifest|apple/.test(path))).toEqual(
      [],
    );
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  });

  const ana = await signIn(people.ana);
  await seedContacts(sql, ana.id, [{ first_name: "Wilhelmina", last_name: "Quackenbush" }]);

  await test.step("a manifest with icons, and the Add shortcut opens the add-new flow", async () => {
    await page.goto("/dashboard/overview#add");
    await expect(page.getByRole("dialog", { name: "Add New Entry" })).toBeVisible();
    const href = await page.locator("link[rel=manifest]").getAttribute("href");
    const answer = await page.request.get(href!);
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const session = await page.context().newCDPSession(page);
    const { errors, installabilityErrors } = {
      ...(await session.send("Page.getAppManifest")),
      ...(await session.send("Page.getInstallabilityErrors")),
    };
    expect(errors).toEqual([]);
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
  });

  await test.step("only product files are cached, and nothing personal remains after sign-out", async () => {
    await keptRelease(page);
    await page.goto(newLeads);
    await rowOf(page, "Wilhelmina Quackenbush").getByRole("link").first().click();
    await expect(page.getByRole("region", { name: "Timeline" })).toBeVisible();
    const kept = await everythingKept(page);
    expect(kept.length).toBeGreaterThan(100);
    for (const { path, text } of kept) {
      expect(path).toMatch(/^\/(assets\/[^/]+|offline\.html|favicon\.svg)$/);
      expect(text).not.toContain("Quackenbush");
      expect(text).not.toContain(ana.email);
    }
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL("/");
    const left = await everythingKept(page);
    expect(left.map(({ path }) => path).sort()).toEqual(kept.map(({ path }) => path).sort());
    const texts = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(texts).not.toContain(ana.id);
  });
});

test("offline, what is loaded stays and other pages open; a save keeps what was typed, also through a reload; once online everything continues", async ({
  page,
  line,
  signIn,
  sql,
  allowErrors,
  expectAccessible,
}) => {
  allowErrors(...network);
  const ana = await signIn(people.ana);
  await seedContacts(sql, ana.id, [{ first_name: "Ida", last_name: "Berg" }]);
  await page.goto(newLeads);
  await keptRelease(page);

  await test.step("in an open page, loaded data stays; unvisited pages still open; and once online everything is reloaded", async () => {
    await expect(rowOf(page, "Ida Berg")).toBeVisible();
    line.cut();
    // The live channel breaks, which is enough to notice.
    await expect(banner(page).getByText("No connection.")).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole("status").filter({ hasText: "No connection." })).toBeVisible();
    await expect(rowOf(page, "Ida Berg")).toBeVisible();
    await expectAccessible(page);
    const place = (await page.getByRole("main").boundingBox())!.y;

    // Its script was cached; its data can't be loaded, and there is a retry.
    await page.getByRole("link", { name: "Find Professionals" }).click();
    await expect(page).toHaveURL("/dashboard/find-professionals");
    await expect(page.getByRole("textbox").or(page.getByRole("searchbox")).first()).toBeVisible();
    await page.goBack();
    await expect(rowOf(page, "Ida Berg")).toBeVisible();

    await seedContacts(sql, ana.id, [{ first_name: "Came", last_name: "Meanwhile" }]);
    line.mend();
    await tellMended(page);
    await expect(banner(page)).toContainText("Connected again.", { timeout: 20_000 });
    await expect(rowOf(page, "Came Meanwhile")).toBeVisible();
    await expect(banner(page)).toBeEmpty({ timeout: 10_000 });
    // It is an overlay: nothing moved.
    expect((await page.getByRole("main").boundingBox())!.y).toBe(place);
  });

  await test.step("a save fails and keeps what was typed; a reload says what is kept, and continues on its own", async () => {
    const form = await openNew(page, "Lead");
    await form.field("First Name").fill("Priya");
    await form.field("Last Name").fill("Raman");
    line.cut();
    await form.save.click();
    await expect(toast(page, "Error")).toContainText("We couldn't reach Hearthline.");
    await expect(form.field("Last Name")).toHaveValue("Raman");
    await expect(banner(page)).toContainText("No connection. You can keep reading");

    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await expect(page.getByText("You have 1 unfinished entry.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("status")).toHaveText(/Reconnecting|can't reach/);

    line.mend();
    await tellMended(page);
    const notice = page.getByRole("region", { name: "Unfinished entry" });
    await expect(notice).toContainText("You started a new lead, Priya Raman,", { timeout: 20_000 });
    await notice.getByRole("button", { name: "Continue" }).click();
    await form.save.click();
    await expect(toast(page, "Success")).toBeVisible();
  });
});
