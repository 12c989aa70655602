import {
  appointmentsPage,
  hoursFromNow,
  partsOf,
  partsOfCard,
  seedAppointments,
  storedAppointment,
} from "./appointments-fixtures.ts";
import { newId } from "#server/platform/ids.ts";
import { apiOf, test } from "./contact-fixtures.ts";
import { expect, failProcedure, people, toast } from "./fixtures.ts";
import { hold } from "./requests.ts";

test(
  "any status can become any other; a refused or outdated one is reverted with the reason",
  { tag: ["@APPT-013", "@APPT-014", "@APPT-015", "@ERR-062", "@ERR-045"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)", "409 (Conflict)");
    const ana = await signIn(people.ana);
    const taken = hoursFromNow(60);
    const [off, , priya, grace] = await seedAppointments(sql, ana.id, [
      { client_name: "Off", appointment_time: taken, status: "Cancelled" },
      { client_name: "On", appointment_time: taken },
      {},
      { client_name: "Grace Hill" },
      { client_name: "Chen Wei" },
    ]);
    await page.goto(appointmentsPage);
    const { card } = partsOf(page);

    await test.step("a status shows at once, before the server answers", async () => {
      const { status, badge } = partsOfCard(card("Chen Wei"));
      const release = await hold(page, "**/rpc/appointments/setStatus");
      await status.selectOption("Confirmed");
      await expect(badge("Confirmed")).toBeVisible();
      await expect(toast(page, "Appointment Updated")).toHaveCount(0);
      release();
      await expect(toast(page, "Appointment Updated")).toBeVisible();
      await toast(page, "Appointment Updated").getByRole("button", { name: "Close" }).click();
      await expect(toast(page, "Appointment Updated")).toHaveCount(0);
    });

    await test.step("any status can become any other; each change is confirmed and stored with its time", async () => {
      const { status, badge } = partsOfCard(card("Priya Raman"));
      await expect(status).toHaveValue("Scheduled");
      // From each of the four to each of the others, once.
      const way =
        "Confirmed Scheduled Completed Scheduled Cancelled Confirmed Completed Confirmed Cancelled";
      for (const next of [...way.split(" "), "Completed", "Cancelled", "Scheduled"]) {
        const before = (await storedAppointment(sql, priya!)).updated_at as Date;
        await status.selectOption(next);
        const told = toast(page, "Appointment Updated");
        await expect(told).toContainText(`Status changed to ${next}.`);
        await expect(told).toHaveAttribute("data-variant", "success");
        await expect(badge(next)).toBeVisible();
        const row = await storedAppointment(sql, priya!);
        expect(row.status).toBe(next);
        expect((row.updated_at as Date).getTime()).toBeGreaterThan(before.getTime());
      }
    });

    await test.step("a refused status is reverted with the reason", async () => {
      const { status } = partsOfCard(card("Off"));
      await failProcedure(page, "appointments/setStatus", "The ledger is closed.");
      await status.selectOption("Completed");
      const told = toast(page, "Update Failed");
      await expect(told).toContainText("The ledger is closed.");
      await expect(told).toHaveAttribute("data-variant", "destructive");
      await expect(status).toHaveValue("Cancelled");
      await page.unrouteAll();

      // Its time was taken in the meantime, so the nearest free ones are listed.
      await status.selectOption("Confirmed");
      await expect(toast(page, "Update Failed")).toContainText(
        /Another appointment takes this time\. Nearest free: .* at \d+:\d\d [AP]M/,
      );
      await expect(status).toHaveValue("Cancelled");
      expect((await storedAppointment(sql, off!)).status).toBe("Cancelled");
    });

    await test.step("a status set on an outdated card overwrites nothing, and the card shows the current one", async () => {
      const { status } = partsOfCard(card("Grace Hill"));
      const letGo = await hold(page, "**/rpc/appointments/setStatus");
      await status.selectOption("Completed");
      await sql("update appointments set status = 'Confirmed' where id = $1", [grace]);
      letGo();
      const told = toast(page, "Update Failed");
      await expect(told).toContainText(
        "This appointment was changed in the meantime. It is now Confirmed, ",
      );
      await expect(status).toHaveValue("Confirmed");
      // From the current status it can be set.
      await status.selectOption("Completed");
      await expect(toast(page, "Appointment Updated")).toContainText(
        "Status changed to Completed.",
      );
      expect((await storedAppointment(sql, grace!)).status).toBe("Completed");
    });
  },
);

test(
  "a visitor's booking is in the list as Scheduled; a past appointment is marked as held or missed, and what was chosen can be undone",
  { tag: ["@APPT-012"] },
  async ({ page, signIn, sql, baseURL }) => {
    const ana = await signIn(people.ana);

    const api = await apiOf(page, baseURL!);
    const zone = "America/New_York";
    const { slots } = await api.booking.slots({
      profileId: ana.id,
      from: hoursFromNow(24),
      until: hoursFromNow(96),
      timeZone: zone,
    });
    const { id } = await api.booking.book({
      id: newId(),
      profileId: ana.id,
      startsAt: slots[0]!,
      durationMinutes: 30,
      timeZone: zone,
      visitor: { name: "Imani Brooks", email: "imani@example.com", phone: "", notes: "" },
    });
    expect(await storedAppointment(sql, id)).toMatchObject({ status: "Scheduled" });

    const [held, coming, , , past] = await seedAppointments(sql, ana.id, [
      { appointment_time: hoursFromNow(-3) },
      { client_name: "To come", appointment_time: hoursFromNow(200), status: "Confirmed" },
      { client_name: "Called off", appointment_time: hoursFromNow(-9), status: "Cancelled" },
      {
        client_name: "Own",
        notes: "Papers",
        appointment_type: "Task",
        appointment_time: hoursFromNow(-6),
      },
      { client_name: "Over", appointment_time: hoursFromNow(-12), status: "Confirmed" },
    ]);
    await page.goto(appointmentsPage);
    const { card } = partsOf(page);
    await expect(partsOfCard(card("Imani Brooks")).status).toHaveValue("Scheduled");

    await test.step("a status or an outcome can be undone while its toast shows", async () => {
      const undo = (text: string) =>
        toast(page, "Appointment Updated")
          .filter({ hasText: text })
          .getByRole("button", { name: "Undo" });
      const { status } = partsOfCard(card("To come"));
      await status.selectOption("Cancelled");
      await undo("Status changed to Cancelled.").click();
      await expect(toast(page, "Appointment Updated")).toContainText(
        "Status changed to Confirmed.",
      );
      await expect(status).toHaveValue("Confirmed");
      expect((await storedAppointment(sql, coming!)).status).toBe("Confirmed");
      // An undo offers no undo, or it would go on forever.
      await expect(undo("Status changed to Confirmed.")).toHaveCount(0);

      const { outcome, badge } = partsOfCard(card("Over"));
      await outcome("No-show").click();
      await expect(badge("Completed")).toBeVisible();
      await undo("Outcome saved: No-show.").click();
      await expect(toast(page, "Appointment Updated")).toContainText("Outcome removed.");
      await expect(outcome("No-show")).toHaveAttribute("aria-pressed", "false");
      await expect(badge("Confirmed")).toBeVisible();
      expect(await storedAppointment(sql, past!)).toMatchObject({
        outcome: null,
        status: "Confirmed",
      });
    });

    await test.step("a past appointment can be marked as held or missed, and unmarked", async () => {
      const { outcome, badge } = partsOfCard(card("Priya Raman"));
      await outcome("No-show").click();
      await expect(toast(page, "Appointment Updated")).toContainText("Outcome saved: No-show.");
      await expect(outcome("No-show")).toHaveAttribute("aria-pressed", "true");
      await expect(badge("Completed")).toBeVisible();
      expect(await storedAppointment(sql, held!)).toMatchObject({
        outcome: "No-show",
        status: "Completed",
      });
      await outcome("Took place").click();
      await expect(outcome("No-show")).toHaveAttribute("aria-pressed", "false");
      await expect(outcome("Took place")).toHaveAttribute("aria-pressed", "true");
      await outcome("Took place").click();
      await expect(outcome("Took place")).toHaveAttribute("aria-pressed", "false");
      await expect.poll(async () => (await storedAppointment(sql, held!)).outcome).toBe(null);
      for (const name of ["To come", "Called off", "Papers"])
        await expect(partsOfCard(card(name)).outcome("Took place")).toHaveCount(0);
    });
  },
);

test(
  "an appointment is deleted after a question, or moved to another time, and after a warning if it was moved elsewhere",
  { tag: ["@ERR-046", "@APPT-016", "@ERR-063"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)", "409 (Conflict)");
    const ana = await signIn(people.ana);
    const [chen, grace, priya] = await seedAppointments(sql, ana.id, [
      { client_name: "Chen Wei" },
      { client_name: "Grace O'Connell", tells_client: true },
      {},
    ]);
    await page.goto(appointmentsPage);
    const { card, names, main } = partsOf(page);

    await test.step("an appointment that couldn't be deleted stays and says why", async () => {
      await failProcedure(page, "appointments/remove", "The shredder is full.");
      await partsOfCard(card("Chen Wei")).remove.click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      const told = toast(page, "Deletion Failed");
      await expect(told).toContainText("The shredder is full.");
      await expect(told).toHaveAttribute("data-variant", "destructive");
      await expect(names).toHaveText(["Chen Wei", "Grace O'Connell", "Priya Raman"]);
      expect(await storedAppointment(sql, chen!)).toHaveProperty("status", "Scheduled");
      await page.unroute("**/rpc/appointments/remove");
    });

    await test.step("deleting asks first, removes the appointment and moves the focus to the next card", async () => {
      await partsOfCard(card("Chen Wei")).remove.press("Enter");
      const question = page.getByRole("alertdialog", { name: "Delete Chen Wei?" });
      await expect(question).toContainText("This can't be undone.");
      await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(question).toBeHidden();
      expect(await storedAppointment(sql, chen!)).toHaveProperty("status");

      await partsOfCard(card("Chen Wei")).remove.click();
      await question.getByRole("button", { name: "Delete" }).click();
      const told = toast(page, "Appointment Deleted");
      await expect(told).toHaveAttribute("data-variant", "success");
      await expect(names).toHaveText(["Grace O'Connell", "Priya Raman"]);
      await expect(names.first()).toBeFocused();
      expect(await storedAppointment(sql, chen!)).toEqual({});

      // A client who was notified of the appointment is notified of the deletion; the question says so.
      await partsOfCard(card("Grace O'Connell")).remove.click();
      const other = page.getByRole("alertdialog", { name: "Delete Grace O'Connell?" });
      await expect(other).toContainText("The client gets an email");
      await other.getByRole("button", { name: "Delete" }).click();
      await expect(names).toHaveText(["Priya Raman"]);
      expect(await storedAppointment(sql, grace!)).toEqual({});
    });

    await test.step("an appointment moves to another time from its card", async () => {
      await partsOfCard(card("Priya Raman")).move.click();
      const dialog = page.getByRole("dialog", { name: "Move Priya Raman" });
      await dialog.getByRole("textbox", { name: "Date" }).fill("2027-03-16");
      await dialog.getByRole("textbox", { name: "Time" }).fill("15:05");
      await dialog.getByRole("button", { name: "Move", exact: true }).click();
      await expect(card("Priya Raman")).toContainText("Mar 16, 2027 at 3:05 PM");
      await expect(toast(page, "Appointment Moved")).toBeVisible();
      const { appointment_time } = await storedAppointment(sql, priya!);
      expect((appointment_time as Date).toISOString()).toBe("2027-03-16T19:05:00.000Z");
    });

    await test.step("an appointment moved elsewhere while its dialog is open is moved again only after a warning", async () => {
      await partsOfCard(card("Priya Raman")).move.click();
      const dialog = page.getByRole("dialog", { name: "Move Priya Raman" });
      await dialog.getByRole("textbox", { name: "Date" }).fill("2027-03-16");
      await dialog.getByRole("textbox", { name: "Time" }).fill("17:35");
      await sql("update appointments set appointment_time = '2027-03-10T15:00:00Z' where id = $1", [
        priya,
      ]);
      const move = dialog.getByRole("button", { name: "Move", exact: true });
      await move.click();
      await expect(toast(page, "Update Failed")).toContainText(
        "This appointment was changed in the meantime. It is now Scheduled, Mar 10, 2027",
      );
      await expect(dialog.getByRole("textbox", { name: "Time" })).toHaveValue("17:35");
      // After the warning, the same button moves it.
      await move.click();
      await expect(card("Priya Raman")).toContainText("Mar 16, 2027 at 5:35 PM");
      await expect(dialog).toHaveCount(0);

      // The last one leaves the page empty.
      await partsOfCard(card("Priya Raman")).remove.click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(main.getByRole("heading", { name: "No appointments yet" })).toBeVisible();
    });
  },
);
