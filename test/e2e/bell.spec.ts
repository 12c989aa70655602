import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { expect, failProcedure, people, test, type SignedInPerson } from "./fixtures.ts";
import { seedInvitation } from "./links-fixtures.ts";
import { hold, watch } from "./requests.ts";
import { firstScenario, generousLimits } from "../harness/worked-case.ts";

const bellOf = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panelOf = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const linesOf = (page: Page) => panelOf(page).getByRole("listitem");
/** What someone else did appears within a second. */
const atOnce = { timeout: 1_000 };

type Sql = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Inserts a notification about what Leo did this many minutes ago. */
async function tell(
  sql: Sql,
  person: SignedInPerson,
  { kind, minutesAgo = 5, within = true }: { kind: string; minutesAgo?: number; within?: boolean },
): Promise<void> {
  await sql(
    `insert into notices (user_id, id, happened_at, kind, actor_id, actor_name, deal_id, deal_name, is_within_limits)
     values ($1, $2, now() - $3 * interval '1 minute', $4, $5, 'Leo Marsh', $5, 'Priya Raman', $6)`,
    [person.id, randomUUID(), minutesAgo, kind, randomUUID(), within],
  );
}

test(
  "another person's action raises the count within a second, and the entry leads to it",
  { tag: "@soon" },
  async ({ page, signIn, browser, baseURL }) => {
    const leo = await signIn(people.leo);
    await page.goto("/dashboard/overview");
    await expect(bellOf(page)).toHaveAccessibleName("Notifications");
    await page.waitForLoadState("networkidle").catch(() => {});

    const other = await browser.newContext({ baseURL });
    await signIn(people.ana, { context: other });
    const asking = await other.request.post("/api/v1/invitations", {
      headers: { origin: baseURL! },
      data: { id: randomUUID(), profileId: leo.id },
    });
    expect(asking.status()).toBe(200);
    await expect(bellOf(page)).toHaveAccessibleName("Notifications, 1 unread", atOnce);
    await other.close();

    await bellOf(page).click();
    await expect(linesOf(page)).toHaveText(["Ana Ruiz invites you to link.Just nowNew"]);
    await linesOf(page).getByRole("link").click();
    await expect(page).toHaveURL("/dashboard/profile?tab=invitations");
    await expect(panelOf(page)).toBeHidden();
  },
);

test(
  "a scenario an agent saves notifies the loan officer within a second, in the bell and by email, and leads to the deal",
  { tag: "@soon" },
  async ({ page, signIn, sql, browser, baseURL, mailTo }) => {
    const headers = { origin: baseURL! };
    const leo = await signIn(people.leo);
    const deal = randomUUID();
    const added = await page.request.post("/api/v1/deals", {
      headers,
      data: {
        id: deal,
        deal: { firstName: "Priya", lastName: "Raman", loanOfficerDealParams: generousLimits },
      },
    });
    expect(added.status()).toBe(200);
    const other = await browser.newContext({ baseURL });
    const ana = await signIn(people.ana, { context: other });
    await seedInvitation(sql, { from: ana.id, to: leo.id, status: "accepted" });
    const live = page.waitForResponse("**/events");
    await page.goto("/dashboard/overview");
    await live;
    await expect(bellOf(page)).toHaveAccessibleName("Notifications");

    const saved = await other.request.put(`/api/v1/calculator/deals/${deal}/scenario`, {
      headers,
      data: { id: randomUUID(), scenario: firstScenario },
    });
    expect(saved.status()).toBe(200);
    await expect(bellOf(page)).toHaveAccessibleName("Notifications, 1 unread", atOnce);
    await other.close();
    const mail = await mailTo(leo.email);
    expect(mail.subject).toBe("Ana Ruiz saved a scenario for Priya Raman");
    expect(mail.links).toEqual([
      `${baseURL}/dashboard/crm/contacts/${deal}`,
      `${baseURL}/dashboard/settings/notifications`,
    ]);

    await bellOf(page).click();
    const line = linesOf(page).getByRole("link");
    await expect(line).toContainText(
      "Ana Ruiz saved a scenario for Priya Raman: within the limits.",
    );
    await line.click();
    await expect(page).toHaveURL(`/dashboard/crm/contacts/${deal}`);
    await expect(page.getByRole("main")).toContainText("Priya Raman");
  },
);

test(
  "opening marks shown entries as read, which stay highlighted until it closes; keys do it all",
  { tag: "@soon" },
  async ({ page, signIn, sql, expectAccessible }) => {
    const ana = await signIn(people.ana);
    await tell(sql, ana, { kind: "invited", minutesAgo: 3 });
    await tell(sql, ana, { kind: "scenario changed", minutesAgo: 2, within: false });
    await page.goto("/dashboard/overview");
    await expect(bellOf(page)).toHaveAccessibleName("Notifications, 2 unread");
    await expect(bellOf(page)).toHaveAttribute("aria-expanded", "false");
    await bellOf(page).focus();
    await page.keyboard.press("Enter");
    await expect(panelOf(page).getByRole("heading")).toBeFocused();
    await expect(bellOf(page)).toHaveAttribute("aria-expanded", "true");
    await expect(linesOf(page).getByText("New", { exact: true })).toHaveCount(2);
    await expect(bellOf(page)).toHaveAccessibleName("Notifications", atOnce);
    const unread = () =>
      sql("select from notices where user_id = $1 and read_at is null", [ana.id]).then(
        (rows) => rows.length,
      );
    expect(await unread()).toBe(0);
    await expectAccessible(page);

    // One that arrives while it is open is shown, highlighted, and counts as read.
    await tell(sql, ana, { kind: "declined", minutesAgo: 0 });
    await expect(linesOf(page)).toHaveCount(3, atOnce);
    await expect(linesOf(page).getByText("New", { exact: true })).toHaveCount(3);
    await expect.poll(unread).toBe(0);

    await page.keyboard.press("Tab");
    await expect(linesOf(page).first().getByRole("link")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panelOf(page)).toBeHidden();
    await expect(bellOf(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(linesOf(page)).toHaveCount(3);
    await expect(linesOf(page).getByText("New", { exact: true })).toHaveCount(0);
    await bellOf(page).click();
    await expect(panelOf(page)).toBeHidden();
    await bellOf(page).click();
    await expect(panelOf(page)).toBeVisible();
    await page.mouse.click(300, 600);
    await expect(panelOf(page)).toBeHidden();
  },
);

test("the bell says what will appear and can be retried; each kind of notification leads to what happened, and fifty fit a phone", async ({
  page,
  signIn,
  sql,
  allowErrors,
  expectAccessible,
}) => {
  allowErrors("500 (Internal Server Error)");
  const ana = await signIn(people.ana);

  await test.step("an empty bell says what will appear; a failed one can be retried; its panel loads on the first click", async () => {
    const panels = watch(page, "/assets/bell-panel");
    await failProcedure(page, "notices/list", "The archive is closed.");
    await page.goto("/dashboard/overview");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
    await expect(bellOf(page)).toHaveAccessibleName("Notifications");
    expect(panels).toEqual([]);
    await bellOf(page).click();
    const failed = panelOf(page).getByRole("alert");
    await expect(failed).toContainText("We couldn't load your notifications");
    await expect(failed).toContainText("The archive is closed.");
    expect(panels).toHaveLength(1);
    const retry = failed.getByRole("button", { name: "Try again" });
    await expect(retry).toBeEnabled();
    await page.unroute("**/rpc/notices/list");
    const letRetry = await hold(page, "**/rpc/notices/list");
    await retry.click();
    await expect(retry).toHaveAttribute("aria-busy", "true");
    letRetry();
    await expect(
      panelOf(page).getByRole("heading", { name: "No notifications yet" }),
    ).toBeVisible();

    const letGo = await hold(page, "**/rpc/notices/list");
    await page.reload();
    await bellOf(page).click();
    await expect(
      panelOf(page).getByRole("status", { name: "Loading your notifications" }),
    ).toBeVisible();
    letGo();
    await expect(
      panelOf(page).getByRole("heading", { name: "No notifications yet" }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panelOf(page)).toBeHidden();
  });

  await test.step("each kind of notification says what happened and leads to it", async () => {
    const kinds = [
      ["invited", "Leo Marsh invites you to link."],
      ["accepted", "Leo Marsh accepted your invitation. You are linked."],
      ["declined", "Leo Marsh declined your invitation."],
      ["ended", "Leo Marsh ended your link."],
      ["replaced", "Leo Marsh linked with another loan officer, which ended your link."],
      ["scenario saved", "Leo Marsh saved a scenario for Priya Raman: within the limits."],
      [
        "scenario changed",
        "Leo Marsh changed the limits for Priya Raman. Your scenario is now within the limits.",
      ],
      ["unknown to this version", "Leo Marsh did something that involves you."],
    ] as const;
    for (const [at, [kind]] of kinds.entries()) await tell(sql, ana, { kind, minutesAgo: at + 2 });
    await expect(bellOf(page)).toHaveAccessibleName("Notifications, 8 unread");
    await bellOf(page).click();
    await expect(linesOf(page)).toHaveText(
      kinds.map(([, text], at) => `${text}${at + 2} minutes agoNew`),
    );
    const links = await linesOf(page)
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((link) => link.getAttribute("href")!.replace(/[0-9a-f-]{36}/, "ID")),
      );
    const invitations = "/dashboard/profile?tab=invitations";
    expect(links).toEqual([
      ...Array.from({ length: 5 }, () => invitations),
      "/dashboard/crm/contacts/ID",
      "/dashboard/pre-approval-calculator",
      "/dashboard/overview",
    ]);
    await page.keyboard.press("Escape");
    await expect(bellOf(page)).toHaveAccessibleName("Notifications");
  });

  await test.step("fifty fit a phone and a screen of 320 px", async () => {
    await sql("delete from notices where user_id = $1", [ana.id]);
    for (let count = 0; count < 51; count += 1)
      await tell(sql, ana, { kind: "scenario saved", minutesAgo: count + 1, within: false });
    await page.setViewportSize({ width: 390, height: 640 });
    await expect(bellOf(page)).toHaveAccessibleName("Notifications, 51 unread");
    await bellOf(page).click();
    for (const [colorScheme, width] of [
      ["dark", 390],
      ["light", 320],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 640 });
      await expect(linesOf(page)).toHaveCount(50);
      const box = (await panelOf(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(640);
      await expect(
        panelOf(page).getByRole("link", { name: "Choose what to be notified about" }),
      ).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      await expectAccessible(page);
    }
    // Nothing behind the panel can be pressed or read, so it has a button to close it.
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(bellOf(page)).toBeFocused();
    // The one too old for the list is marked as read with the others.
    await expect(bellOf(page)).toHaveAccessibleName("Notifications");
  });
});
