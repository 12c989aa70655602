import type { Page } from "@playwright/test";
import { seedAppointments } from "./appointments-fixtures.ts";
import { seedAction, seedConversation } from "./assistant-fixtures.ts";
import { at } from "./booking-fixtures.ts";
import { dayFromNow, expectNoSidewaysScroll } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test } from "./fixtures.ts";
import { seedContacts } from "./leads-fixtures.ts";
import { noon, overviewPage, partsOf } from "./overview-fixtures.ts";
import { hold } from "./requests.ts";
import { newId } from "#server/platform/ids.ts";

const lineOf = (page: Page) => page.getByRole("list", { name: "Your day" });
const today = (time: string) => at(dayFromNow(0), time);
const turn = (speaker: string, words: string) => ({ speaker, words });

test.beforeEach(async ({ page }) => {
  // In the browser, it is noon of the current day in New York.
  await page.clock.setFixedTime(noon(0));
});

test("the line of the day has the night's conversations, what waits, now and what is ahead, wide and on a phone", async ({
  page,
  signIn,
  sql,
  expectAccessible,
}) => {
  const ana = await signIn(people.ana);
  const talk = await seedConversation(sql, ana, {
    started_at: today("02:14"),
    last_turn_at: today("02:20"),
    ended_at: today("02:21"),
    channel: "phone",
    outcome: "booked",
    turns: [turn("caller", "Hi"), turn("assistant", "Hello, this is Ana's assistant.")],
  });
  await seedConversation(sql, ana, {
    started_at: at(dayFromNow(-1), "17:50"),
    last_turn_at: at(dayFromNow(-1), "17:59"),
    caller_name: "Earlier",
  });
  await seedAppointments(sql, ana.id, [
    { client_name: "Noor Haddad", appointment_time: today("09:00"), status: "Completed" },
    { client_name: "Maria Lopez", appointment_time: today("16:30") },
    { notes: "Send the forms", appointment_type: "Task", appointment_time: today("17:00") },
    { client_name: "Gone", appointment_time: today("15:00"), status: "Cancelled" },
  ]);
  const action = await seedAction(sql, ana, { recipient_name: "Sam" });
  const [grace] = await seedContacts(sql, ana.id, [{ first_name: "Grace" }]);
  await sql(
    `insert into contact_events (user_id, id, contact_id, happened_at, kind, actor, data)
   values ($1, $2, $3, $4, 'message taken', 'assistant', '{"text": "Call me."}')`,
    [ana.id, newId(), grace, noon(-1)],
  );
  await page.goto(overviewPage);
  const line = lineOf(page);
  const links = line.getByRole("link");
  const names = [
    "2:14 AM, Priya Raman, phone call, 2 turns, booked",
    "9:00 AM, appointment with Noor Haddad, completed",
    "Approve or reject: email to Sam",
    "Message from Grace Berg, waiting for your answer",
    "4:30 PM, appointment with Maria Lopez",
    "5:00 PM, task: Send the forms",
  ];
  const tip = page.locator(".line-tip");
  for (const width of [1440, 390])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(links).toHaveCount(names.length);
      for (const [index, name] of names.entries())
        await expect(links.nth(index)).toHaveAccessibleName(name);
      await expect(line.getByRole("listitem").nth(4)).toHaveText("12:00 PMNow, 12:00 PM");
      // One bar per turn.
      await expect(links.first().locator("i")).toHaveCount(2);
      await expect(line.locator("[data-live]")).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, { inBothThemes: true });

      // One tab stop, and arrow keys between the points; the sentence shows.
      await links.first().focus();
      await expect(tip).toHaveText(names[0]!);
      await page.keyboard.press("End");
      await expect(links.last()).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(links.nth(4)).toBeFocused();
      await expect(tip).toHaveText(names[4]!);
      await expect(tip).toBeInViewport({ ratio: 0.99 });
      await page.keyboard.press("Escape");
      await expect(tip).toHaveCount(0);
      await page.keyboard.press("Tab");
      await expect(line.locator(":focus")).toHaveCount(0);

      await links.nth(2).press("Enter");
      await expect(page.locator(`#waiting-${action}`)).toBeFocused();
      await expect(page).toHaveURL(overviewPage);
      await links.first().press("Enter");
      await expect(page).toHaveURL(`/dashboard/assistant/conversations/${talk}`);
      await page.goBack();
    });
});

test("an empty day says so, a failed one can be tried again, a slow one moves nothing, and the wave of a live conversation moves until it is over", async ({
  page,
  signIn,
  sql,
  allowErrors,
  expectAccessible,
}) => {
  allowErrors("500 (Internal Server Error)");
  const ana = await signIn(people.ana);

  await test.step("an empty day says so, and a failed one can be tried again", async () => {
    await failProcedure(page, "assistant/conversations/list", "The archive is closed.");
    await page.goto(overviewPage);
    await expect(page.getByText("We couldn't load your day.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/rpc/assistant/conversations/list");
    await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
    await expect(lineOf(page).getByRole("listitem")).toHaveText([
      "No new conversations",
      "12:00 PMNow, 12:00 PM",
      "Nothing more today",
    ]);
    await expect(lineOf(page).getByRole("link")).toHaveCount(0);
    await expectAccessible(page, { inBothThemes: true });
  });

  await test.step("the line loads after the page's first data, in space that is kept for it", async () => {
    const letGo = await hold(page, "**/rpc/assistant/conversations/list");
    await page.reload();
    const figures = partsOf(page).main.getByRole("list", { name: "Figures" });
    await expect(partsOf(page).today.getByText("You're all caught up")).toBeVisible();
    await expect(lineOf(page)).toHaveCount(0);
    const before = await figures.boundingBox();
    letGo();
    await expect(lineOf(page)).toBeVisible();
    expect(await figures.boundingBox()).toEqual(before);
  });

  await test.step("the wave of a live conversation moves, and is still with reduced motion or when it is over", async () => {
    const talk = await seedConversation(sql, ana, {
      status: "open",
      started_at: today("11:50"),
      last_turn_at: today("11:59"),
      ended_at: null,
      outcome: null,
      turns: [turn("caller", "Hi"), turn("assistant", "Hello.")],
    });
    const wave = lineOf(page).getByRole("link", {
      name: "12:00 PM, Priya Raman, web chat, 2 turns, speaking now",
    });
    const moving = () =>
      wave.evaluate((link) =>
        link
          .getAnimations({ subtree: true })
          .map((one) => one.effect!.getComputedTiming().iterations),
      );
    await expect.poll(moving).toEqual([Infinity, Infinity]);
    // Transforms only: the compositor moves them, at the screen's own rate.
    expect(
      await wave.evaluate((link) =>
        link
          .getAnimations({ subtree: true })
          .flatMap((one) =>
            (one.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
          ),
      ),
    ).not.toContain("height");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(moving).not.toContain(Infinity);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await sql(
      "update assistant_conversations set status = 'ended', ended_at = $1, outcome = 'answered' where id = $2",
      [today("11:59"), talk],
    );
    await expect(lineOf(page).getByRole("link", { name: /2 turns, answered$/ })).toBeVisible();
    await expect(lineOf(page).locator("[data-live]")).toHaveCount(0);
  });
});
