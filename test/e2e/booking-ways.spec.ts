import { dayName } from "#web/ui/month/month.ts";
import { switchOn } from "../harness/talk.ts";
import { availabilityPage } from "./appointments-fixtures.ts";
import {
  at,
  bookAt,
  bookingOf,
  fillIn,
  inDays,
  lookAtBoth,
  setAvailability,
} from "./booking-fixtures.ts";
import { expect, people, test, toast } from "./fixtures.ts";
import { watch } from "./requests.ts";

const link = "https://meet.example.com/ana-9f3k";
const address = "12 Dean St, Brooklyn, NY";
const day = inDays(4);

async function offerAll(sql: (text: string, values: unknown[]) => Promise<unknown>, id: string) {
  await sql(
    `update profiles set meets_by_phone = true, meeting_video_link = $2, meeting_address = $3 where id = $1`,
    [id, link, address],
  );
}

test("a professional sets how to meet, and sees how a visitor chose to", async ({
  page,
  signIn,
  sql,
  baseURL,
}) => {
  const ana = await signIn(people.ana);

  await test.step("a professional sets how to meet; a link that isn't https stays and is explained", async () => {
    await page.goto(availabilityPage);
    const main = page.getByRole("main");
    await main.getByLabel("Phone call").check();
    const video = main.getByLabel("Video call link");
    await video.fill("meet.example.com/ana");
    await main.getByLabel("Address to meet in person").fill(address);
    const save = main.getByRole("button", { name: "Save Booking Hours" });
    await save.click();
    await expect(main.getByText("Enter a link that starts with https://.")).toBeVisible();
    await expect(video).toBeFocused();
    await video.fill(link);
    await save.click();
    await expect(toast(page, "Booking Hours Saved")).toBeVisible();
    await page.reload();
    await expect(video).toHaveValue(link);
    const stored =
      "select meets_by_phone, meeting_video_link, meeting_address from profiles where id = $1";
    expect(await sql(stored, [ana.id])).toEqual([
      { meets_by_phone: true, meeting_video_link: link, meeting_address: address },
    ]);
  });

  await test.step("the professional sees how they meet", async () => {
    await bookAt(at(day, "10:00"), { profileId: ana.id, page, baseURL, way: "video" });
    await page.goto("/dashboard/appointments");
    await expect(page.getByRole("main")).toContainText("30 min · Appointment · Video call");
  });
});

test("a visitor chooses how to meet, and gets the video link with the booking", async ({
  page,
  register,
  sql,
  expectAccessible,
}) => {
  const ana = await register(people.ana);
  await switchOn({ sql }, ana);
  await offerAll(sql, ana.id);
  await page.goto(`/book/${ana.id}`);

  await test.step("the choice and the way to the assistant are accessible", async () => {
    const ask = page.getByRole("main").getByRole("button", { name: "Ask the assistant" });
    await expect(ask).toBeVisible();
    await expect(page.getByText("Questions?")).toBeVisible();
    await lookAtBoth(page, expectAccessible);
  });

  await test.step("a visitor chooses how to meet, and gets the video link with the booking", async () => {
    const { main, submit, done, phone: number } = bookingOf(page);
    const way = (name: string | RegExp) =>
      main.getByRole("group", { name: "How you meet" }).getByRole("radio", { name });
    await expect(way(/^Phone call/)).toBeChecked();
    await expect(main).toContainText(address);
    await fillIn(page, { day, time: "10:00 AM" });
    await submit.click();
    await expect(main.getByText("Phone is required.")).toBeVisible();
    await expect(number).toBeFocused();
    await way(/^Video call/).check();
    await expect(main.getByText("Phone is required.")).toHaveCount(0);
    // The choice survives a reload.
    await page.reload();
    await expect(way(/^Video call/)).toBeChecked();
    expect(await page.content()).not.toContain(link);
    await submit.click();
    await expect(done).toBeVisible();
    await expect(main.getByRole("link", { name: link })).toHaveAttribute("href", link);
    await expect(main.getByRole("link", { name: "Google Calendar" })).toHaveAttribute(
      "href",
      new RegExp(`location=${encodeURIComponent(link)}`),
    );
    expect(
      await sql("select meeting_way from appointments where professional_id = $1", [ana.id]),
    ).toEqual([{ meeting_way: "video" }]);
  });

  await test.step("the first free day is open, however far away, with two requests at most", async () => {
    const ana = await register(people.ana);
    const first = inDays(75);
    await setAvailability(sql, ana.id, {
      horizonDays: 120,
      daysOff: [{ from: inDays(-1), until: inDays(74) }],
    });
    const asked = watch(page, "/rpc/booking/slots");
    await page.goto(`/book/${ana.id}`);
    const { grid, slots, times } = bookingOf(page);
    await expect(times).toHaveAccessibleName(`Times on ${dayName(first)}`);
    await expect(slots).toHaveCount(14);
    await expect(grid.locator("[aria-selected=true]")).toHaveCount(1);
    await expect(grid.locator("button[tabindex='0']")).toHaveAccessibleName(
      new RegExp(`^${dayName(first)}`),
    );
    // Nothing is chosen for the visitor, and the page stays where it was.
    await expect(slots.and(page.locator(":checked"))).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  await test.step("the only way to meet is a text, in Spanish too", async () => {
    const ana = await register(people.ana);
    await sql("update profiles set meeting_address = $2 where id = $1", [ana.id, address]);
    await page.goto(`/book/${ana.id}`);
    const { main } = bookingOf(page);
    await expect(main.getByText("In person")).toBeVisible();
    await expect(main).toContainText(address);
    await expect(main.getByRole("group", { name: "How you meet" })).toHaveCount(0);
    await page.goto(`/book/${ana.id}?lang=es`);
    await expect(main.getByText("Cómo se reúnen")).toBeVisible();
    await expect(main.getByText("En persona")).toBeVisible();
  });

  await test.step("the way to the assistant is accessible where nothing is free, too", async () => {
    await setAvailability(sql, ana.id, {
      daysOff: [{ from: inDays(-1), until: inDays(200) }],
    });
    await page.goto(`/book/${ana.id}?lang=es`);
    await expect(page.getByText("¿Preguntas?")).toBeVisible();
    await lookAtBoth(page, expectAccessible);
  });
});
