import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { hold, watch } from "./requests.ts";

const notifications = "/dashboard/settings/notifications";

const notices = (page: Page) => page.getByRole("region", { name: "Notifications", exact: true });
const box = (page: Page, name: string) => notices(page).getByRole("checkbox", { name });

test("switch each notification by channel, at once and permanently, and offer texts once the number is verified", async ({
  page,
  signIn,
  sql,
  allowErrors,
  expectAccessible,
}) => {
  allowErrors("500 (Internal Server Error)");
  const leo = await signIn(people.leo);

  await test.step("each is switched at once and permanently; a refusal is reported and reverted", async () => {
    const stored = () =>
      sql("select kind, in_bell, by_mail from notice_wishes where user_id = $1 order by kind", [
        leo.id,
      ]);
    await page.goto(notifications);
    const mail = box(page, "Answers: by email");
    await expect(mail).toBeChecked();
    // Saved scenarios concern officers; changed results concern agents.
    await expect(box(page, "Saved scenarios: in the app")).toBeChecked();
    await expect(box(page, "Changed results: in the app")).toHaveCount(0);

    await failProcedure(page, "notices/setWish", "The post is closed.");
    await mail.click();
    await expect(toast(page, "We couldn't save your change")).toContainText("The post is closed.");
    await expect(mail).toBeChecked();
    await page.unroute("**/rpc/notices/setWish");
    expect(await stored()).toEqual([]);

    const letGo = await hold(page, "**/rpc/notices/setWish");
    await mail.focus();
    await page.keyboard.press("Space");
    // It shows before the server has answered.
    await expect(mail).not.toBeChecked();
    letGo();
    await expect.poll(stored).toEqual([
      { kind: "accepted", in_bell: true, by_mail: false },
      { kind: "declined", in_bell: true, by_mail: false },
    ]);
    await page.reload();
    await expect(mail).not.toBeChecked();
    await expect(box(page, "Answers: in the app")).toBeChecked();
    await mail.click();
    await expect.poll(stored).toContainEqual({ kind: "declined", in_bell: true, by_mail: true });
  });

  await test.step("texts are offered once the account has a verified number, for what clients and the assistant do", async () => {
    await expect(box(page, "New leads: by text")).toBeDisabled();
    await expect(page.getByText("To get texts too, verify your phone number.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Account and security" }).last().click();
    await expect(page).toHaveURL(/\/settings\/account$/);

    await sql(
      `update account."user" set phone_number = '+17185550188', phone_number_verified = true where id = $1`,
      [leo.id],
    );
    await page.goto(notifications);
    await expect(page.getByText(/^Texts go to \+17185550188, 8 AM to 9 PM/)).toBeVisible();
    const text = box(page, "New leads: by text");
    await expect(text).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: /: by text$/ })).toHaveCount(5);
    await text.check();
    await expect
      .poll(() => sql("select kind from notice_wishes where user_id = $1 and by_text", [leo.id]))
      .toEqual([{ kind: "new lead" }]);
    await page.reload();
    await expect(text).toBeChecked();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, { inBothThemes: true });
  });
});

test("reserve space for the switches, fit a phone, send one change after another, and show an appraiser only what applies", async ({
  page,
  signIn,
  sql,
  allowErrors,
  expectAccessible,
}) => {
  allowErrors("500 (Internal Server Error)");
  const ana = await signIn(people.ana);

  await test.step("they reserve space for the switches while loading, and offer a retry on failure", async () => {
    const letGo = await hold(page, "**/rpc/notices/wishes");
    await page.goto(notifications);
    await expect(notices(page).getByRole("row")).toHaveCount(11);
    const before = await notices(page).boundingBox();
    letGo();
    await expect(box(page, "Invitations: in the app")).toBeChecked();
    expect(await notices(page).boundingBox()).toEqual(before);
    await page.unroute("**/rpc/notices/wishes");

    await failProcedure(page, "notices/wishes", "The archive is closed.");
    await page.reload();
    await expect(notices(page).getByRole("alert")).toContainText("The archive is closed.");
    await page.unroute("**/rpc/notices/wishes");
    await notices(page).getByRole("button", { name: "Try again" }).click();
    await expect(box(page, "Invitations: in the app")).toBeChecked();
  });

  await test.step("they send one change after another, so that the last one wins", async () => {
    const mail = box(page, "Answers: by email");
    await expect(mail).toBeChecked();
    const sent = watch(page, "/rpc/notices/setWish");
    const letGo = await hold(page, "**/rpc/notices/setWish");
    await mail.uncheck();
    await mail.check();
    await expect.poll(() => sent).toHaveLength(1);
    letGo();
    await expect.poll(() => sent).toHaveLength(2);
    await expect(mail).toBeChecked();
    await page.reload();
    await expect(mail).toBeChecked();
    const off = await sql("select from notice_wishes where user_id = $1 and not by_mail", [ana.id]);
    expect(off).toEqual([]);
  });

  await test.step("they fit a phone, with large enough targets", async () => {
    await settle(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, { inBothThemes: true });
    }
  });

  await test.step("they say what is always on, and show an appraiser only what applies", async () => {
    await signIn(people.tia);
    await page.goto(notifications);
    const rows = notices(page).getByRole("row");
    await expect(rows).toHaveCount(7);
    await expect(rows.nth(2)).toContainText("Bookings");
    await expect(rows.nth(2)).toContainText("Always");
    await expect(box(page, "Bookings: in the app")).toBeChecked();
    await expect(box(page, "Bookings: by email")).toHaveCount(0);
    await expect(box(page, "Approvals: in the app")).toBeChecked();
    await expect(box(page, "Approvals: by email")).not.toBeChecked();
    await expect(rows.nth(6)).toContainText("Always on, to protect your account.");
    await expect(rows.nth(6)).toContainText("Always");
    await expect(notices(page).getByRole("checkbox")).toHaveCount(14);
  });
});
