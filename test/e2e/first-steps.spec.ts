import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, type SignedInPerson, toast } from "./fixtures.ts";
import { leadForm } from "./leads-fixtures.ts";
import { seedInvitation } from "./links-fixtures.ts";
import { hold, watch } from "./requests.ts";

const overview = "/dashboard/overview";
type Sql = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Someone whose account was just created: the other tests' people no longer see the checklist. */
async function asNew(sql: Sql, person: SignedInPerson): Promise<SignedInPerson> {
  await sql("update profiles set first_steps = 'new' where id = $1", [person.id]);
  return person;
}

const stateOf = async (sql: Sql, { id }: SignedInPerson) =>
  (
    await sql<{ state: string }>("select first_steps as state from profiles where id = $1", [id])
  )[0]!.state;

function guide(page: Page) {
  const steps = page.getByRole("region", { name: /steps to get started$/ });
  return {
    steps,
    titles: steps.getByRole("heading", { level: 3 }),
    count: steps.getByRole("status"),
    end: page.getByRole("heading", { name: "You're all set." }),
  };
}

test("leads a new user to a first lead, a booking link and an invitation, checks off what the records show, and ends", async ({
  page,
  signIn,
  register,
  sql,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const ana = await asNew(sql, await signIn(people.ana));
  const leo = await register(people.leo);
  await page.goto(overview);
  const { steps, titles, count, end } = guide(page);
  await expect(titles).toHaveText([
    "Add your first lead",
    "Share your booking link",
    "Invite a loan officer",
  ]);
  await expect(steps).toHaveAccessibleName("Three steps to get started");
  await expect(count).toHaveText("0 of 3 steps done");
  await expect.poll(() => stateOf(sql, ana)).toBe("begun");
  await expect(steps.getByRole("link", { name: "Find professionals" })).toHaveAttribute(
    "href",
    "/dashboard/find-professionals",
  );
  await expect(steps.getByRole("link", { name: "Set your hours" })).toHaveAttribute(
    "href",
    "/dashboard/settings/booking-hours",
  );
  await settle(page);
  await expectAccessible(page);

  await steps.getByRole("button", { name: "Add a lead" }).click();
  const form = leadForm(page);
  await form.dialog.getByLabel("First Name", { exact: true }).fill("Priya");
  await form.dialog.getByLabel("Last Name", { exact: true }).fill("Raman");
  await form.dialog.getByRole("button", { name: "Save Lead" }).click();
  await expect(form.dialog).toBeHidden();
  await expect(count).toHaveText("1 of 3 steps done");
  await expect(titles.first()).toHaveText("Done: Add your first lead");

  await seedInvitation(sql, { from: ana.id, to: leo.id, status: "pending" });
  await page.reload();
  await expect(count).toHaveText("2 of 3 steps done");

  await steps.getByRole("button", { name: "Copy" }).click();
  // The last step ends it: announced once, with the focus on the message.
  await expect(end).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/book/${ana.id}$`),
  );
  await expect(steps).toHaveCount(0);
  await expect.poll(() => stateOf(sql, ana)).toBe("ended");
  await settle(page);
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Close" }).click();
  await expect(end).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();

  await test.step("sends no request for people past it", async () => {
    const [scripts, calls] = [
      watch(page, "/assets/first-steps"),
      watch(page, "/rpc/overview/first"),
    ];
    await page.reload();
    await expect(page.getByRole("list", { name: "Figures" })).toBeVisible();
    await page.waitForLoadState("networkidle").catch(() => {});
    await expect(end).toHaveCount(0);
    expect([...scripts, ...calls]).toEqual([]);
  });

  await test.step("those who already did everything never see it", async () => {
    await asNew(sql, ana);
    await page.reload();
    await expect.poll(() => stateOf(sql, ana)).toBe("ended");
    await expect(steps).toHaveCount(0);
    await expect(end).toHaveCount(0);
  });
});

test("is hidden with one click on every device, also before its state is known, and can be restored in the settings", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  const tia = await asNew(sql, await signIn(people.tia));
  await page.goto(overview);
  const { steps, titles } = guide(page);
  // A title company links with no one, so there is no one to invite.
  await expect(steps).toHaveAccessibleName("Two steps to get started");
  await expect(titles).toHaveCount(2);
  await steps.getByRole("button", { name: "Hide" }).focus();
  await page.keyboard.press("Enter");
  await expect(steps).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(toast(page, "Checklist Hidden")).toContainText("Show it again in Settings.");
  await expect.poll(() => stateOf(sql, tia)).toBe("ended");
  await page.reload();
  await expect(page.getByRole("list", { name: "Figures" })).toBeVisible();
  await expect(steps).toHaveCount(0);

  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Show again" }).click();
  await expect(page).toHaveURL(overview);
  await expect(titles).toHaveCount(2);
  expect(await stateOf(sql, tia)).toBe("begun");

  allowErrors("500 (Internal Server Error)");
  await failProcedure(page, "profiles/setFirstSteps", "The pen is dry.");
  await steps.getByRole("button", { name: "Hide" }).click();
  await expect(toast(page, "Couldn't Hide the Checklist")).toContainText("The pen is dry.");
  await expect(titles).toHaveCount(2);

  await test.step("stays hidden if it was dismissed before its state was known", async () => {
    await page.unroute("**/rpc/profiles/setFirstSteps");
    await asNew(sql, tia);
    const letGo = await hold(page, "**/rpc/overview/firstSteps");
    await page.goto(overview);
    const sent = watch(page, "/rpc/profiles/setFirstSteps");
    const letAnswer = await hold(page, "**/rpc/profiles/setFirstSteps");
    await steps.getByRole("button", { name: "Hide" }).click();
    await expect.poll(() => sent).toHaveLength(1);
    letGo();
    await expect(steps.getByText("0 of 2")).toBeVisible();
    letAnswer();
    await expect(steps).toHaveCount(0);
    await expect(toast(page, "Checklist Hidden")).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(await stateOf(sql, tia)).toBe("ended");
  });
});

test("says so if progress can't be loaded, still offers every step, and checks off a booking link copied from the palette", async ({
  page,
  signIn,
  sql,
  context,
  allowErrors,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);

  allowErrors("500 (Internal Server Error)");
  const leo = await asNew(sql, await signIn(people.leo));
  await failProcedure(page, "overview/firstSteps", "The archive is closed.");
  await page.goto(overview);
  const { steps, count, titles } = guide(page);
  await expect(steps.getByRole("alert")).toContainText("We couldn't load your progress.");
  await expect(titles.last()).toHaveText("Invite an agent");
  await expect(steps.getByRole("button", { name: "Add a lead" })).toBeEnabled();
  expect(await stateOf(sql, leo)).toBe("new");
  await page.unroute("**/rpc/overview/firstSteps");
  await steps.getByRole("button", { name: "Try again" }).click();
  await expect(count).toHaveText("0 of 3 steps done");
  await expect(steps.getByRole("alert")).toHaveCount(0);

  await test.step("copying the booking link from the palette checks off its step", async () => {
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Search and commands" });
    await palette.getByRole("combobox").fill("copy my booking link");
    await palette.getByRole("option", { name: "Copy my booking link" }).click();
    await expect(count).toHaveText("1 of 3 steps done");
  });
});

test("shifts nothing below it when it appears, at any width", async ({
  page,
  signIn,
  sql,
  expectAccessible,
}) => {
  const ana = await signIn(people.ana);
  const { steps, count } = guide(page);
  for (const [width, scheme] of [
    [320, "dark"],
    [390, "light"],
    [1024, "light"],
    [1280, "dark"],
    [1440, "light"],
  ] as const)
    await test.step(`at ${width} px, ${scheme}`, async () => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await asNew(sql, ana);
      const letCode = await hold(page, "**/assets/first-steps-*.js");
      const letAnswer = await hold(page, "**/rpc/overview/firstSteps");
      await page.goto(overview);
      const figures = page.getByRole("list", { name: "Figures" });
      const top = async () => Math.round((await figures.boundingBox())!.y);
      await expect(figures).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const before = await top();
      letCode();
      await expect(steps).toBeVisible();
      expect(await top()).toBe(before);
      letAnswer();
      await expect(count).toHaveText("0 of 3 steps done");
      expect(await top()).toBe(before);
      await expectNoSidewaysScroll(page);
      await settle(page);
      await expectAccessible(page);
    });
});
