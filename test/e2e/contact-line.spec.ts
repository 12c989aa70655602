import type { Page } from "@playwright/test";
import { newId } from "#server/platform/ids.ts";
import { seedAppointments } from "./appointments-fixtures.ts";
import { seedAction, seedConversation } from "./assistant-fixtures.ts";
import { apiOf, contactPage, dayFromNow, expectNoSidewaysScroll } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test } from "./fixtures.ts";
import { allLeads, rowOf, seedContacts } from "./leads-fixtures.ts";
import { noon } from "./overview-fixtures.ts";
import { hold } from "./requests.ts";

const lineOf = (page: Page) => page.getByRole("list", { name: /^The story of / });

test("a contact's line tells its story, and each point leads to its moment", async ({
  page,
  signIn,
  sql,
  baseURL,
  expectAccessible,
}) => {
  const ana = await signIn(people.ana);
  const api = await apiOf(page, baseURL!);
  const id = newId();
  await api.contacts.addDeal({
    id,
    deal: {
      firstName: "Maria",
      lastName: "Lopez",
      dealProgress: { inspectionDate: dayFromNow(-3), closingDate: dayFromNow(30) },
    },
  });
  await sql("update contacts set created_at = $1 where id = $2", [noon(-20), id]);
  const talk = await seedConversation(sql, ana, {
    contact_id: id,
    started_at: noon(-10),
    last_turn_at: noon(-10),
    outcome: "booked",
    turns: [{ speaker: "caller", words: "Hi" }],
  });
  await seedAppointments(sql, ana.id, [
    {
      contact_id: id,
      client_name: "Maria",
      notes: null,
      appointment_time: noon(-5),
      status: "Completed",
    },
    {
      contact_id: id,
      client_name: "Maria",
      notes: null,
      appointment_type: "Callback",
      appointment_time: noon(-1),
    },
    { contact_id: id, client_name: "Maria", notes: null, appointment_time: noon(6) },
  ]);
  await seedAction(sql, ana, { recipient_name: "Maria", contact_id: id });
  await page.goto(contactPage(id));
  const line = lineOf(page);
  const links = line.getByRole("link");
  const names = [
    /, added$/,
    / at 12:00 PM, web chat, 1 turn, booked$/,
    / at 12:00 PM, appointment, completed$/,
    /, inspection$/,
    / at 12:00 PM, callback, overdue$/,
    "Approve or reject: email to Maria",
    / at 12:00 PM, appointment$/,
    /, closing, planned$/,
  ];
  await expect(links).toHaveCount(names.length);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, name] of names.entries())
      await expect(links.nth(index)).toHaveAccessibleName(name);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, { inBothThemes: true });

    await links.first().focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page.locator("#milestone-closingDate")).toBeFocused();
    await links.nth(4).press("Enter");
    await expect(
      page.getByRole("region", { name: "Appointments" }).locator("li:focus"),
    ).toContainText("Callback");
    await expect(page).toHaveURL(contactPage(id));
    await links.nth(1).press("Enter");
    await expect(page).toHaveURL(`/dashboard/assistant/conversations/${talk}`);
    await page.goBack();
    await expect(links).toHaveCount(names.length);
  }
});

test("a line has points for stages, a conversion and a first pre-approval, loads in its own space and says that it couldn't", async ({
  page,
  signIn,
  baseURL,
  allowErrors,
}) => {
  await signIn(people.ana);
  const api = await apiOf(page, baseURL!);

  await test.step("stages, a conversion and a first pre-approval are points, and lead to their entry in the timeline", async () => {
    const id = newId();
    const lead = { firstName: "Ida", lastName: "Berg" };
    await api.contacts.addLead({ id, lead });
    await api.contacts.editLead({ id, lead: { ...lead, preApprovalAmount: 400_000 } });
    await api.contacts.convertLead({ id, deal: lead });
    await page.goto(contactPage(id));
    const links = lineOf(page).getByRole("link");
    await expect(links).toHaveCount(3);
    for (const [index, name] of [/, added$/, /, pre-approved$/, /, became a deal$/].entries())
      await expect(links.nth(index)).toHaveAccessibleName(name);
    await expect(lineOf(page).getByText("Nothing planned yet")).toBeVisible();
    await links.nth(1).click();
    const timeline = page.getByRole("region", { name: "Timeline" });
    await expect(timeline.locator("li:focus")).toContainText("Pre Approval Amount");
  });

  await test.step("a contact's line loads in its own space, and says that it couldn't while the panel has the reason", async () => {
    allowErrors("500 (Internal Server Error)");
    const id = newId();
    await api.contacts.addLead({ id, lead: { firstName: "Ida", lastName: "Berg" } });
    const letGo = await hold(page, "**/rpc/assistant/conversations/list");
    await page.goto(contactPage(id));
    const timeline = page.getByRole("region", { name: "Timeline" });
    await expect(timeline.getByRole("listitem")).toHaveCount(1);
    const before = (await timeline.boundingBox())!.y;
    letGo();
    await expect(lineOf(page)).toBeVisible();
    expect((await timeline.boundingBox())!.y).toBe(before);
    await failProcedure(page, "assistant/conversations/list", "The archive is closed.");
    await page.reload();
    await expect(page.getByText("We couldn't load this story.")).toBeVisible();
  });
});

test.describe("a professional on a trip to Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("reads every moment of a contact in their own time zone, in the list and on the page", async ({
    page,
    signIn,
    sql,
  }) => {
    const ana = await signIn(people.ana);
    // Half past three in the afternoon in New York, and the next morning in Tokyo.
    const created_at = "2024-01-15T20:30:00Z";
    const [id] = await seedContacts(sql, ana.id, [{ first_name: "Ada", created_at }]);
    await page.goto(allLeads);
    await expect(rowOf(page, "Ada Berg")).toContainText("Jan 15, 2024");
    await page.goto(contactPage(id!));
    await expect(page.getByText(/^Added Jan 15, 2024 at 3:30 PM/)).toBeVisible();
    await expect(lineOf(page).getByRole("link", { name: /Jan 15, 2024 at 3:30 PM/ })).toBeVisible();
  });
});
