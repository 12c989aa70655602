import type { Page } from "@playwright/test";
import { momentText } from "#domain/kernel/moment-text.ts";
import { relativeDay } from "#domain/kernel/relative-day.ts";
import { zoneNamed } from "../harness/zones.ts";
import {
  appointmentsPage,
  hoursFromNow,
  partsOf,
  partsOfCard,
  seedAppointments,
} from "./appointments-fixtures.ts";
import { expect, people, test } from "./fixtures.ts";
import { contactPage } from "./contact-fixtures.ts";
import { seedContacts } from "./leads-fixtures.ts";

const statuses = ["Scheduled", "Confirmed", "Completed", "Cancelled"];

test(
  "professionals see their appointments as cards, earliest first, each with its status, its time in their zone, its client and its topic",
  { tag: ["@APPT-001", "@APPT-002", "@APPT-003", "@APPT-004", "@APPT-009", "@APPT-010"] },
  async ({ page, signIn, register, sql }) => {
    const ben = await register(people.ben);
    await seedAppointments(sql, ben.id, [{ client_name: "Ben's own" }]);
    const ana = await signIn(people.ana);
    await sql("update profiles set time_zone = 'Pacific/Honolulu' where id = $1", [ana.id]);
    const [contactId] = await seedContacts(sql, ana.id, [{ first_name: "Priya" }]);
    const at = hoursFromNow(49);
    await seedAppointments(sql, ana.id, [
      { client_name: "Third", appointment_time: hoursFromNow(30) },
      { client_name: "First", appointment_time: hoursFromNow(-30) },
      { client_name: "Fourth", appointment_time: hoursFromNow(300), status: "Cancelled" },
      { client_name: "Second", appointment_time: hoursFromNow(26) },
      {
        appointment_time: at,
        duration_minutes: 45,
        contact_id: contactId!,
        notes: "Roof. ".repeat(90),
      },
      {
        client_name: "Internal Task/Reminder",
        client_email: ana.email,
        client_phone: null,
        appointment_time: hoursFromNow(60),
        appointment_type: "Task",
        notes: "Prepare the papers",
        booked_by: "owner",
      },
      {
        client_name: "Chen Wei",
        client_email: "callback@placeholder.invalid",
        appointment_time: hoursFromNow(70),
        appointment_type: "Callback",
        booked_by: "owner",
      },
    ]);

    await page.goto(appointmentsPage);
    const { names, cards, card, show } = partsOf(page);

    await test.step("professionals see their appointments as cards, earliest first, each with a status and an end time", async () => {
      const inOrder = ["First", "Second", "Third", "Priya Raman", "Prepare the papers", "Chen Wei"];
      await expect(names).toHaveText([...inOrder, "Fourth"]);
      await expect(show("All")).toHaveAttribute("aria-current", "page");
      for (const card of await cards.all()) {
        await expect(partsOfCard(card).status.locator("option")).toHaveText(statuses);
        await expect(partsOfCard(card).remove).toBeVisible();
      }
      // A grid: one card is next to another.
      const [second, third] = [await cards.nth(1).boundingBox(), await cards.nth(2).boundingBox()];
      expect(third!.y).toBe(second!.y);
      expect(third!.x).toBeGreaterThan(second!.x + second!.width);
    });

    await test.step("a card shows the time in the professional's zone, the length, the client, contact details and the topic", async () => {
      const priya = card("Priya Raman");
      await expect(priya).toContainText(momentText(at, zoneNamed("Pacific/Honolulu")));
      await expect(priya).toContainText(/Tomorrow|In 2 days|In 3 days/);
      await expect(priya).toContainText("45 min · Appointment · Booked by the client");
      await expect(priya.getByRole("link", { name: "Email priya@example.com" })).toHaveAttribute(
        "href",
        "mailto:priya@example.com",
      );
      await expect(priya.getByRole("link", { name: "Phone (917) 555-0163" })).toHaveAttribute(
        "href",
        "tel:9175550163",
      );

      const notes = priya.getByText(/^Roof\. /);
      const folded = (await notes.boundingBox())!.height;
      await priya.getByRole("button", { name: "Show more" }).click();
      expect((await notes.boundingBox())!.height).toBeGreaterThan(folded);

      // A task is named by its title; the professional's own and placeholder addresses have no email link.
      await expect(card("Prepare the papers")).toContainText("30 min · Task");
      await expect(card("Prepare the papers").getByRole("link")).toHaveCount(0);
      await expect(card("Chen Wei").getByRole("link")).toHaveText(["Phone (917) 555-0163"]);

      await priya.getByRole("link", { name: "Priya Raman" }).click();
      await expect(page).toHaveURL(contactPage(contactId!));
    });
  },
);

test(
  "each status has a badge in its own style, and an appointment reads the same in list and overview, in each zone",
  { tag: ["@APPT-017"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await sql("update profiles set time_zone = 'Pacific/Honolulu' where id = $1", [ana.id]);
    const at = hoursFromNow(49);
    await seedAppointments(
      sql,
      ana.id,
      statuses.map((status, index) => ({
        status,
        client_name: `A ${status} one`,
        appointment_time: hoursFromNow(49 + index),
      })),
    );
    for (const status of ["In Progress", "Failed"])
      await sql(
        `insert into ai_tasks_log (user_id, id, task_description, status, performed_at)
       values ($1, gen_random_uuid(), $2, $2, now())`,
        [ana.id, status],
      );

    await page.goto(appointmentsPage);
    const { card } = partsOf(page);
    const sidebar = page.getByRole("complementary", { name: "Sidebar" });
    const go = (name: string) => sidebar.getByRole("link", { name, exact: true }).click();
    const upcoming = page.getByRole("region", { name: "Upcoming Appointments" });
    const line = upcoming.getByRole("listitem").filter({ hasText: "A Scheduled one" });
    const textIn = (zone: string) => {
      const rules = zoneNamed(zone);
      return { moment: momentText(at, rules), day: relativeDay(at, new Date(), rules)! };
    };

    await test.step("each status has a badge in its own style", async () => {
      const lookOf = (status: string) =>
        partsOfCard(card(`A ${status} one`))
          .badge(status)
          .evaluate(readLook);
      expect(await lookOf("Scheduled")).toEqual(await look(page, "sky-wash", "sky"));
      expect(await lookOf("Confirmed")).toEqual(await look(page, "green-wash", "green"));
      expect(await lookOf("Cancelled")).toEqual(await look(page, "clay-wash", "clay"));
      expect(await lookOf("Completed")).toEqual(await look(page, "transparent", "soft", "line"));
    });

    await test.step("an appointment reads the same in list and overview, wherever the browser is", async () => {
      const { day, moment } = textIn("Pacific/Honolulu");
      await expect(card("A Scheduled one")).toContainText(`${day}${moment}`);
      await go("Overview");
      await expect(line.locator("time")).toHaveText(moment);
      await expect(line).toContainText(day);
    });

    await test.step("the same styles mark the tasks of the assistant", async () => {
      const tasks = page.getByRole("region", { name: "Recent AI Agent Tasks" });
      const taskLook = (status: string) =>
        tasks.getByRole("listitem").locator("span", { hasText: status }).evaluate(readLook);
      expect(await taskLook("In Progress")).toEqual(await look(page, "sunk", "soft"));
      expect(await taskLook("Failed")).toEqual(await look(page, "clay-wash", "clay"));
    });

    await test.step("so it does in another zone", async () => {
      await sql("update profiles set time_zone = 'Pacific/Kiritimati' where id = $1", [ana.id]);
      await page.reload();
      const { day, moment } = textIn("Pacific/Kiritimati");
      await expect(line.locator("time")).toHaveText(moment);
      await expect(line).toContainText(day);
      await go("Appointments List");
      await expect(card("A Scheduled one")).toContainText(`${day}${moment}`);
    });
  },
);

/** A badge's appearance. */
function readLook(badge: Element) {
  const { backgroundColor, color, borderTopColor } = getComputedStyle(badge);
  return { backgroundColor, color, borderTopColor };
}

/** The computed values of a badge's design tokens. */
function look(page: Page, background: string, ink: string, border = "transparent") {
  return page.evaluate(
    ([first, second, third]) => {
      const probe = document.body.appendChild(document.createElement("i"));
      const token = (name: string) => (name === "transparent" ? name : `var(--color-${name})`);
      probe.style.cssText = `background: ${token(first!)}; color: ${token(second!)}; border: 1px solid ${token(third!)}`;
      const { backgroundColor, color, borderTopColor } = getComputedStyle(probe);
      probe.remove();
      return { backgroundColor, color, borderTopColor };
    },
    [background, ink, border],
  );
}
