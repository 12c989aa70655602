import type { Page } from "@playwright/test";
import { newId } from "#server/platform/ids.ts";
import {
  at,
  closeAllBut,
  expectDots,
  monday,
  openAdd,
  partsOf,
  seedEntry,
  stored,
} from "./calendar-fixtures.ts";
import { apiOf, dayFromNow } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { hold, watch } from "./requests.ts";

const kinds = ["Task", "Callback", "Reminder", "Appointment"] as const;
// Soon enough for visitors to book, because free times are searched there.
const soon = dayFromNow(10);
const add = "/rpc/appointments/add";

/** The Add Event dialog, opened with one of its buttons. */
async function openFor(page: Page, type: (typeof kinds)[number], day = monday) {
  await page.goto(at(day));
  return reopenFor(page, type);
}

async function reopenFor(page: Page, type: (typeof kinds)[number]) {
  const { dialog } = partsOf(page);
  await openAdd(page, type);
  await expect(dialog).toBeVisible();
  const box = (label: string) => dialog.getByRole("textbox", { name: label, exact: true });
  return {
    dialog,
    type: (name: string) => dialog.getByRole("radio", { name }),
    title: box("Title"),
    client: dialog.getByRole("combobox", { name: "Client Name" }),
    date: box("Date"),
    time: box("Time"),
    duration: dialog.getByRole("spinbutton", { name: "Duration" }),
    notes: box("Notes"),
    email: box("Client Email"),
    phone: box("Client Phone"),
    invitation: dialog.getByRole("checkbox", { name: "Send the client an invitation" }),
    submit: dialog.getByRole("button", { name: "Add Event", exact: true }),
    anyway: dialog.getByRole("button", { name: "Add anyway" }),
  };
}

test(
  "Add Task, Add Callback and Add Reminder open the dialog with that type and its defaults",
  {
    tag: [
      "@CAL-012",
      "@CAL-013",
      "@CAL-014",
      "@CAL-017.1-4",
      "@CAL-030",
      "@CAL-031",
      "@CAL-032",
      "@CAL-033",
      "@CAL-034",
      "@CAL-035",
      "@CAL-036",
      "@CAL-037",
    ],
  },
  async ({ page, signIn }) => {
    await signIn(people.ana);
    for (const [type, title, client] of [
      ["Task", "New Task", "Internal"],
      ["Callback", "New Callback", ""],
      ["Reminder", "New Reminder", ""],
      ["Appointment", "", ""],
    ] as const) {
      const form = await openFor(page, type);
      await expect(form.dialog).toHaveAccessibleName("Add Event");
      await expect(form.dialog.getByRole("radio")).toHaveCount(4);
      for (const other of kinds)
        await expect(form.type(other)).toBeChecked({ checked: other === type });
      await expect(form.title).toHaveValue(title);
      await expect(form.client).toHaveValue(client);
      await expect(form.date).toHaveValue(monday);
      await expect(form.time).toHaveValue("10:00");
      await expect(form.duration).toHaveValue("30");
    }
  },
);

test("changing the type changes the defaults and nothing that was typed", async ({
  page,
  signIn,
}) => {
  await signIn(people.ana);
  const form = await openFor(page, "Task");
  await form.type("Callback").check();
  await expect(form.title).toHaveValue("New Callback");
  await expect(form.client).toHaveValue("");
  await form.title.fill("Ask about the roof");
  await form.type("Task").check();
  await expect(form.title).toHaveValue("Ask about the roof");
  await expect(form.client).toHaveValue("Internal");
  await expect(form.email).toHaveCount(0);
  await form.type("Appointment").check();
  await expect(form.email).toBeVisible();
});

test(
  "required fields are requested at each field",
  { tag: ["@CAL-018", "@CAL-019.1-3", "@CAL-021", "@CAL-022", "@CAL-023"] },
  async ({ page, signIn }) => {
    await signIn(people.ana);
    const asked = watch(page, add);
    const form = await openFor(page, "Callback");
    for (const type of ["Callback", "Reminder", "Appointment"] as const) {
      await form.type(type).check();
      await form.title.fill("T");
      await form.client.fill("");
      await form.submit.click();
      await expect(form.client).toHaveAccessibleDescription("Client Name is required.");
    }
    await form.client.fill("Priya Raman");
    await expect(form.client).not.toHaveAttribute("aria-invalid");
    for (const [field, text, kept] of [
      [form.title, "Title is required.", "Call"],
      [form.date, /Date is required\./, monday],
      [form.time, /Time is required\./, "10:00"],
      [form.duration, /Duration must be a whole number of minutes/, "30"],
    ] as const) {
      await field.fill("");
      await form.submit.click();
      await expect(field).toHaveAccessibleDescription(text);
      await expect(field).toBeFocused();
      await field.fill(kept);
    }
    expect(asked).toEqual([]);
    await expect(form.dialog).toBeVisible();
  },
);

test(
  "a task needs no client, is stored for the professional, and shows without a reload",
  {
    tag: [
      "@CAL-020",
      "@CAL-038",
      "@CAL-039",
      "@CAL-042",
      "@CAL-043",
      "@CAL-044",
      "@CAL-045",
      "@CAL-046",
      "@CAL-047",
      "@ERR-059",
    ],
  },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    const form = await openFor(page, "Task");
    await form.title.fill("T");
    await form.client.fill("");
    await form.date.fill("2027-03-24");
    await form.time.fill("16:45");
    await form.duration.fill("75");
    await form.notes.fill("N");
    await form.submit.click();
    const done = toast(page, "Event Added");
    await expect(done).toContainText("Task scheduled successfully.");
    await expect(form.dialog).toHaveCount(0);
    await expectDots(page, "2027-03-24", ["blue"]);
    expect(await stored(sql, ana.id)).toMatchObject([
      {
        client_name: "Internal Task/Reminder",
        client_email: ana.email,
        notes: "T - N",
        status: "Scheduled",
        duration_minutes: 75,
        professional_id: ana.id,
        type: "Task",
        local: "2027-03-24 16:45",
      },
    ]);
    await partsOf(page).dayButton("2027-03-24").click();
    await expect(partsOf(page).panel("Wednesday, March 24, 2027")).toContainText("T - N");
  },
);

test(
  "a callback and a reminder keep the client's name and a placeholder email for their type",
  { tag: ["@CAL-040", "@CAL-041"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await page.goto(at(monday));
    for (const [type, time] of [
      ["Callback", "10:00"],
      ["Reminder", "11:00"],
    ] as const) {
      const form = await reopenFor(page, type);
      await form.client.fill("Priya Raman");
      await form.time.fill(time);
      await form.submit.click();
      await expect(toast(page, "Event Added")).toContainText(`${type} scheduled successfully.`);
      await expect(form.dialog).toHaveCount(0);
    }
    expect(await stored(sql, ana.id)).toMatchObject([
      {
        type: "Callback",
        client_name: "Priya Raman",
        client_email: expect.stringMatching(/^callback@.+\.invalid$/),
        notes: "New Callback",
      },
      {
        type: "Reminder",
        client_name: "Priya Raman",
        client_email: expect.stringMatching(/^reminder@.+\.invalid$/),
        notes: "New Reminder",
      },
    ]);
  },
);

test(
  "an invalid time is refused by name, and nothing typed is lost",
  { tag: ["@CAL-024.1-3", "@CAL-026"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    const asked = watch(page, add);
    const form = await openFor(page, "Task");
    await form.notes.fill("Kept");
    for (const wrong of ["24:00", "12:60", "abc", "9:30"]) {
      await form.time.fill(wrong);
      await form.submit.click();
      const told = toast(page, "Invalid Time");
      await expect(told).toContainText("Invalid time format. Please use HH:MM (24-hour).");
      await expect(form.time).toHaveAccessibleDescription(/Please use HH:MM/);
      await expect(form.time).toHaveValue(wrong);
      await expect(form.notes).toHaveValue("Kept");
      await told.getByRole("button").click();
      await expect(told).toHaveCount(0);
    }
    expect(asked).toEqual([]);
    expect(await stored(sql, ana.id)).toEqual([]);
  },
);

test(
  "the first and last minute of a day are valid times",
  { tag: ["@CAL-025"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await page.goto(at(monday));
    for (const time of ["00:00", "23:59"]) {
      const form = await reopenFor(page, "Task");
      await form.time.fill(time);
      await form.submit.click();
      await expect(form.dialog).toHaveCount(0);
    }
    expect((await stored(sql, ana.id)).map(({ local }) => local)).toEqual([
      `${monday} 00:00`,
      `${monday} 23:59`,
    ]);
  },
);

test(
  "a day that doesn't exist, and an hour skipped by a clock change, are refused with the exact messages",
  { tag: ["@CAL-027"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors(/status of 422/);
    const ana = await signIn(people.ana);
    const text = "Invalid date or time resulting in an invalid combined date.";
    const form = await openFor(page, "Task");
    await form.date.fill("2027-02-30");
    await form.submit.click();
    await expect(toast(page, "Invalid Date")).toContainText(text);
    await expect(form.date).toHaveAccessibleDescription(new RegExp(text));
    // In New York the clocks go from 2:00 to 3:00 that night.
    await form.date.fill("2027-03-14");
    await form.time.fill("02:30");
    await form.submit.click();
    await expect(toast(page, "Error")).toContainText(text);
    await expect(form.date).toHaveValue("2027-03-14");
    expect(await stored(sql, ana.id)).toEqual([]);
    await form.time.fill("03:00");
    await form.submit.click();
    await expect(form.dialog).toHaveCount(0);
  },
);

test("a date is read in US formats, and shows how it was read", async ({ page, signIn, sql }) => {
  const ana = await signIn(people.ana);
  const form = await openFor(page, "Task");
  await form.date.fill("12/24/2027");
  await form.time.focus();
  await expect(form.date).toHaveValue("2027-12-24");
  // Clicked at once, without leaving the field.
  await form.date.fill("Dec 27, 2027");
  await form.date.press("Enter");
  await expect(form.dialog).toHaveCount(0);
  expect(await stored(sql, ana.id)).toMatchObject([{ local: "2027-12-27 10:00" }]);
});

test(
  "someone whose session ended is told so, and finds what was typed after signing in",
  { tag: ["@CAL-028", "@CAL-029"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors(/status of 401/);
    const ana = await signIn(people.ana);
    const form = await openFor(page, "Task");
    await form.title.fill("Do not lose me");
    // The page may hear of it before the click; here the response reports it.
    const letGo = await hold(page, "**/api/auth/get-session**");
    const kept = await sql(`delete from account.session where user_id = $1 returning *`, [ana.id]);
    expect(kept).toHaveLength(1);
    await form.submit.click();
    const told = toast(page, "Authentication Error");
    await expect(told).toContainText("You must be logged in to add an event.");
    await expect(form.title).toHaveValue("Do not lose me");
    letGo();
    await expect(page).toHaveURL("/signin");
    expect(await stored(sql, ana.id)).toEqual([]);
    await page.getByLabel("Email").fill(ana.email);
    await page.getByLabel("Password", { exact: true }).fill("correct-horse-7");
    await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL(at(monday));
    const again = await reopenFor(page, "Task");
    await expect(again.title).toHaveValue("Do not lose me");
    await expect(again.dialog).toContainText("It isn't saved yet.");
    await again.submit.click();
    await expect(again.dialog).toHaveCount(0);
    expect(await stored(sql, ana.id)).toMatchObject([{ notes: "Do not lose me" }]);
    const fresh = await reopenFor(page, "Task");
    await expect(fresh.title).toHaveValue("New Task");
  },
);

test(
  "an event that couldn't be added says why, stays in the dialog, and is added once on retry",
  { tag: ["@ERR-042"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors(/status of 500/);
    const ana = await signIn(people.ana);
    await failProcedure(page, "appointments/add", "stub 500");
    const form = await openFor(page, "Callback");
    await form.title.fill("Ring back");
    await form.client.fill("Priya Raman");
    await form.submit.click();
    await expect(toast(page, "Error")).toContainText("Failed to add Callback. stub 500");
    await expect(form.title).toHaveValue("Ring back");
    await page.unroute("**/rpc/appointments/add");

    // The response is lost after the server did its work: the same id is sent again.
    const sent: string[] = [];
    await page.route("**/rpc/appointments/add", async (route) => {
      sent.push(JSON.stringify(route.request().postDataJSON().json.id));
      if (sent.length > 1) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    allowErrors(/net::ERR_FAILED/);
    await form.submit.click();
    await expect(toast(page, "Error")).toContainText("couldn't reach Hearthline");
    await form.submit.click();
    await expect(form.dialog).toHaveCount(0);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
    expect(await stored(sql, ana.id)).toHaveLength(1);
  },
);

test("a taken time offers the nearest free ones, and one click selects one", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors(/status of 409/);
  const ana = await signIn(people.ana);
  await seedEntry(sql, ana.id, { at: `${soon} 10:00` });
  const form = await openFor(page, "Appointment", soon);
  await form.title.fill("Viewing");
  await form.client.fill("Marcus");
  await form.submit.click();
  await expect(toast(page, "Error")).toContainText(
    "Failed to add Appointment. Another appointment takes this time.",
  );
  const refusal = form.dialog.getByRole("alert");
  const free = refusal.getByRole("listitem").getByRole("button");
  await expect(refusal).toContainText("Nearest free times");
  await expect(free.first()).toBeVisible();
  const words = await free.first().innerText();
  await free.first().click();
  await expect(refusal).toHaveCount(0);
  const [day, time] = [await form.date.inputValue(), await form.time.inputValue()];
  await form.submit.click();
  await expect(form.dialog).toHaveCount(0);
  const added = (await stored(sql, ana.id)).find(({ client_name }) => client_name === "Marcus");
  expect(added?.local).toBe(`${day} ${time}`);
  expect(words).toContain(`, ${day.slice(0, 4)} at `);
});

test("outside booking hours the dialog asks, and adds it anyway", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors(/status of 409/);
  const ana = await signIn(people.ana);
  await closeAllBut(sql, ana.id, "mon");
  const form = await openFor(page, "Appointment", "2027-03-23");
  await form.title.fill("Viewing");
  await form.client.fill("Marcus");
  await form.submit.click();
  await expect(form.dialog.getByRole("alert")).toContainText("outside your booking hours");
  expect(await stored(sql, ana.id)).toEqual([]);
  // Another day asks again.
  await form.date.fill("2027-03-24");
  await expect(form.dialog.getByRole("alert")).toHaveCount(0);
  await form.submit.click();
  await expect(form.dialog.getByRole("alert")).toBeVisible();
  await form.dialog.getByRole("button", { name: "Choose a date" }).click();
  const month = page.getByRole("dialog", { name: "Calendar" });
  await month.getByRole("button", { name: /March 25, 2027/ }).click();
  await expect(form.dialog.getByRole("alert")).toHaveCount(0);
  await form.submit.click();
  await expect(form.dialog.getByRole("alert")).toBeVisible();
  await form.anyway.click();
  await expect(form.dialog).toHaveCount(0);
  expect(await stored(sql, ana.id)).toMatchObject([{ local: "2027-03-25 10:00" }]);
});

test("an invitation needs the client's email", async ({ page, signIn, sql }) => {
  const ana = await signIn(people.ana);
  const form = await openFor(page, "Appointment");
  await form.title.fill("Viewing");
  await form.client.fill("Marcus");
  await form.invitation.check();
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription(/email that the invitation goes to/);
  await form.email.fill("marcus@clients.test");
  await form.phone.fill("(718) 555-0100");
  await form.submit.click();
  await expect(form.dialog).toHaveCount(0);
  expect(await stored(sql, ana.id)).toMatchObject([
    { client_email: "marcus@clients.test", notes: "Viewing" },
  ]);
});

test("the date is typed, or chosen by keyboard from a month that opens next to it", async ({
  page,
  signIn,
}) => {
  await signIn(people.ana);
  const form = await openFor(page, "Task");
  await form.date.fill("2027-03-30");
  await form.dialog.getByRole("button", { name: "Choose a date" }).press("Enter");
  const month = page.getByRole("dialog", { name: "Calendar" });
  const day = (name: RegExp) => month.getByRole("gridcell").getByRole("button", { name });
  await expect(day(/March 30, 2027/)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(day(/April 6, 2027/)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(month).toHaveCount(0);
  await expect(form.date).toHaveValue("2027-04-05");
  await expect(form.dialog.getByRole("button", { name: "Choose a date" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(day(/April 5, 2027/)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(month).toHaveCount(0);
  await expect(form.dialog).toBeVisible();
});

test("Escape doesn't lose what was typed, and clicking twice saves once", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  const form = await openFor(page, "Task");
  await form.title.fill("Half done");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(form.title).toHaveValue("Half done");
  const letGo = await hold(page, `**${add}`);
  const asked = watch(page, add);
  await form.submit.click();
  await expect(form.submit).toHaveAttribute("aria-busy", "true");
  await form.title.press("Enter");
  letGo();
  await expect(form.dialog).toHaveCount(0);
  expect(asked).toHaveLength(1);
  expect(await stored(sql, ana.id)).toHaveLength(1);

  const again = await reopenFor(page, "Task");
  await again.title.fill("Never mind");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(again.dialog).toHaveCount(0);
  const fresh = await reopenFor(page, "Task");
  await expect(fresh.title).toHaveValue("New Task");
  await page.keyboard.press("Escape");
  await expect(fresh.dialog).toHaveCount(0);
});

test("a known contact is found by name and chosen by keyboard, and nothing of it is typed again", async ({
  page,
  signIn,
  sql,
  baseURL,
}) => {
  const ana = await signIn(people.ana);
  const api = await apiOf(page, baseURL!);
  const [ida, sam] = [newId(), newId()];
  const ways = { email: "ida@berg.example", phoneNumber: "555-0134" };
  await api.contacts.addLead({ id: ida, lead: { firstName: "Ida", lastName: "Berg", ...ways } });
  await api.contacts.addLead({ id: sam, lead: { firstName: "Ida", lastName: "Rhee" } });
  const form = await openFor(page, "Appointment");
  await form.client.fill("ida");
  const options = form.dialog.getByRole("listbox", { name: "Your contacts" }).getByRole("option");
  await expect(options).toHaveCount(2);
  // Escape closes the list and not the dialog.
  await form.client.press("Escape");
  await expect(options).toHaveCount(0);
  await form.client.fill("ida b");
  await expect(options).toHaveText(["Ida BergLead · New Lead"]);
  await form.client.press("ArrowDown");
  await expect(options).toHaveAttribute("aria-selected", "true");
  await form.client.press("Enter");
  await expect(form.dialog).toBeVisible();
  await expect(form.client).toHaveValue("Ida Berg");
  await expect(form.client).toHaveAccessibleDescription(/^From your contacts\./);
  await expect(form.title).toHaveValue("Meeting with Ida Berg");
  await expect(form.email).toHaveValue(ways.email);
  await expect(form.phone).toHaveValue(ways.phoneNumber);

  // Another choice replaces what the first one filled in, and another name unlinks it.
  await form.client.fill("ida rhee");
  await expect(form.client).not.toHaveAccessibleDescription(/From your contacts/);
  // Nothing about another client may go to the first one.
  for (const field of [form.title, form.email, form.phone]) await expect(field).toHaveValue("");
  await options.filter({ hasText: "Ida Rhee" }).click();
  await expect(form.title).toHaveValue("Meeting with Ida Rhee");
  await expect(form.email).toHaveValue("");
  await form.client.fill("ida berg");
  await options.filter({ hasText: "Ida Berg" }).click();
  await expect(form.email).toHaveValue(ways.email);
  await form.submit.click();
  await expect(form.dialog).toHaveCount(0);
  expect(
    await sql(
      "select contact_id, client_email, client_phone, notes from appointments where professional_id = $1",
      [ana.id],
    ),
  ).toEqual([
    {
      contact_id: ida,
      client_email: ways.email,
      client_phone: ways.phoneNumber,
      notes: "Meeting with Ida Berg",
    },
  ]);
});

test("a search of contacts that fails says so, and a typed name still saves", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  const ana = await signIn(people.ana);
  const form = await openFor(page, "Callback");
  await failProcedure(page, "search/find", "stub 500");
  await form.client.fill("Priya Raman");
  await expect(form.client).toHaveAccessibleDescription(/We couldn't search your contacts/);
  await form.client.press("Enter");
  await expect(form.dialog).toHaveCount(0);
  expect(await stored(sql, ana.id)).toMatchObject([{ client_name: "Priya Raman" }]);
});
