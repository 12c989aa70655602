import { newId } from "#server/platform/ids.ts";
import {
  at,
  clearEntries,
  expectDots,
  monday,
  openForm,
  partsOf,
  stored,
} from "./calendar-fixtures.ts";
import { apiOf } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { hold, watch } from "./requests.ts";

const add = "/rpc/appointments/add";

test(
  "each type is stored for the professional at the time that was given, and shows without a reload",
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
      "@CAL-040",
      "@CAL-041",
      "@CAL-025",
    ],
  },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await page.goto(at(monday));
    const startOver = async () => {
      await clearEntries(sql, ana.id);
      await partsOf(page).dayButton(monday).click();
      await expect(page.getByText("No events on this day.")).toBeVisible();
    };

    await test.step("a task needs no client, is stored for the professional, and shows without a reload", async () => {
      const form = await openForm(page, "Task");
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
    });

    await test.step("a callback and a reminder keep the client's name and a placeholder email for their type", async () => {
      await startOver();
      for (const [type, time] of [
        ["Callback", "10:00"],
        ["Reminder", "11:00"],
      ] as const) {
        const form = await openForm(page, type);
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
    });

    await test.step("the first and last minute of a day are valid times", async () => {
      await startOver();
      for (const time of ["00:00", "23:59"]) {
        const form = await openForm(page, "Task");
        await form.time.fill(time);
        await form.submit.click();
        await expect(form.dialog).toHaveCount(0);
      }
      expect((await stored(sql, ana.id)).map(({ local }) => local)).toEqual([
        `${monday} 00:00`,
        `${monday} 23:59`,
      ]);
    });

    await test.step("an invitation needs the client's email", async () => {
      await startOver();
      const form = await openForm(page, "Appointment");
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

    await test.step("a date is read in US formats, and shows how it was read", async () => {
      await startOver();
      const form = await openForm(page, "Task");
      await form.date.fill("12/24/2027");
      await form.time.focus();
      await expect(form.date).toHaveValue("2027-12-24");
      // Clicked at once, without leaving the field.
      await form.date.fill("Dec 27, 2027");
      await form.date.press("Enter");
      await expect(form.dialog).toHaveCount(0);
      expect(await stored(sql, ana.id)).toMatchObject([{ local: "2027-12-27 10:00" }]);
      // What was saved is no draft: the field was still left while the dialog closed.
      const next = await openForm(page, "Task");
      await expect(next.date).toBeVisible();
      await expect(next.dialog.getByText("We restored what you typed.")).toHaveCount(0);
    });
  },
);

test(
  "what was typed isn't lost to Escape, a second click or a session that ended",
  { tag: ["@CAL-028", "@CAL-029"] },
  async ({ page, signIn, sql, allowErrors }) => {
    const ana = await signIn(people.ana);
    await page.goto(at(monday));

    await test.step("Escape doesn't lose what was typed, and clicking twice saves once", async () => {
      const form = await openForm(page, "Task");
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

      const again = await openForm(page, "Task");
      await again.title.fill("Never mind");
      await page.keyboard.press("Escape");
      await question.getByRole("button", { name: "Discard" }).click();
      await expect(again.dialog).toHaveCount(0);
      const fresh = await openForm(page, "Task");
      await expect(fresh.title).toHaveValue("New Task");
      await page.keyboard.press("Escape");
      await expect(fresh.dialog).toHaveCount(0);
    });

    await test.step("someone whose session ended is told so, and finds what was typed after signing in", async () => {
      await clearEntries(sql, ana.id);
      allowErrors(/status of 401/);
      const form = await openForm(page, "Task");
      await form.title.fill("Do not lose me");
      // The page may hear of it before the click; here the response reports it.
      const letGo = await hold(page, "**/api/auth/get-session**");
      const kept = await sql(`delete from account.session where user_id = $1 returning *`, [
        ana.id,
      ]);
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
      const again = await openForm(page, "Task");
      await expect(again.title).toHaveValue("Do not lose me");
      await expect(again.dialog).toContainText("It isn't saved yet.");
      await again.submit.click();
      await expect(again.dialog).toHaveCount(0);
      expect(await stored(sql, ana.id)).toMatchObject([{ notes: "Do not lose me" }]);
      const fresh = await openForm(page, "Task");
      await expect(fresh.title).toHaveValue("New Task");
    });
  },
);

test("a known contact is found by name and chosen by keyboard, and a typed name saves even if the search fails", async ({
  page,
  signIn,
  sql,
  baseURL,
  allowErrors,
}) => {
  const ana = await signIn(people.ana);

  await test.step("a known contact is found by name and chosen by keyboard, and nothing of it is typed again", async () => {
    const api = await apiOf(page, baseURL!);
    const [ida, sam] = [newId(), newId()];
    const ways = { email: "ida@berg.example", phoneNumber: "555-0134" };
    await api.contacts.addLead({ id: ida, lead: { firstName: "Ida", lastName: "Berg", ...ways } });
    await api.contacts.addLead({ id: sam, lead: { firstName: "Ida", lastName: "Rhee" } });
    await page.goto(at(monday));
    const form = await openForm(page, "Appointment");
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

  await test.step("a search of contacts that fails says so, and a typed name still saves", async () => {
    await clearEntries(sql, ana.id);
    allowErrors(/status of 500/);
    const form = await openForm(page, "Callback");
    await failProcedure(page, "search/find", "stub 500");
    await form.client.fill("Priya Raman");
    await expect(form.client).toHaveAccessibleDescription(/We couldn't search your contacts/);
    await form.client.press("Enter");
    await expect(form.dialog).toHaveCount(0);
    expect(await stored(sql, ana.id)).toMatchObject([{ client_name: "Priya Raman" }]);
  });
});
