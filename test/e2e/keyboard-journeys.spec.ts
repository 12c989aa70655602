import { fresh } from "../harness/people.ts";
import { bookingOf, newPat } from "./booking-fixtures.ts";
import {
  calculator,
  generous,
  linkPeople,
  partsOf as partsOfCalculator,
  seedDeal,
} from "./calculator-fixtures.ts";
import { dayFromNow } from "./contact-fixtures.ts";
import { expect, people, test } from "./fixtures.ts";
import { handsOf } from "./keyboard-fixtures.ts";
import { leadForm, newLeads, seedContacts } from "./leads-fixtures.ts";

// The tests check where the focus is, not how it got there.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("from sign-up to the first lead by keyboard alone", async ({ page, mailTo }) => {
  const hands = await handsOf(page);
  const { email, fullName } = fresh(people.nia);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const button = (name: string) =>
    page.getByRole("main").getByRole("button", { name, exact: true });

  hands.note("Sign up");
  await page.goto("/signup");
  await expect(button("Sign Up")).toBeVisible();
  await hands.to(field("Full Name"));
  await hands.press("Enter");
  await hands.isAt(field("Full Name"));
  await hands.type(fullName);
  await hands.to(field("Email"));
  await hands.type(email);
  await hands.to(field("Password"));
  await hands.type("zq8#xk");
  await hands.press("Enter");
  await page.waitForURL("/");
  await hands.hears("Account Created");

  hands.note("Complete the profile");
  await page.goto((await mailTo(email)).links[0]!);
  await expect(page).toHaveURL("/complete-profile");
  await hands.to(field("Phone"));
  await hands.type("(718) 555-0142");
  await hands.to(field("Company Name"));
  await hands.type("New Homes");
  await hands.to(field("Business Type"));
  await hands.type("Real");
  await hands.to(field("Role in Business"));
  await hands.type("Broker");
  await hands.to(field("Location City"));
  await hands.type("Brooklyn");
  await hands.to(field("Location State"));
  await hands.type("NY");
  await hands.to(button("Complete Profile"));
  await hands.press("Enter");
  await expect(page).toHaveURL("/dashboard/overview");
  await hands.hears("Profile Complete!");
  await hands.isAt(page.getByRole("heading", { level: 1 }));

  hands.note("Add a lead");
  await hands.backTo(page.getByRole("button", { name: "CRM Menu" }));
  await hands.press("Enter");
  await hands.isAt(page.getByRole("menuitem").first());
  await page.getByRole("menuitem", { name: "New Leads" }).waitFor();
  while (
    !(await page
      .getByRole("menuitem", { name: "New Leads" })
      .evaluate((one) => one === document.activeElement))
  )
    await hands.press("ArrowDown");
  await hands.press("Enter");
  await expect(page).toHaveURL(newLeads);
  await hands.isAt(page.getByRole("heading", { level: 1 }));
  await hands.to(page.getByRole("button", { name: "Add Lead" }));
  await hands.press("Enter");
  const form = leadForm(page);
  await hands.isAt(form.field("First Name"));
  await hands.press("Enter");
  await hands.isAt(form.field("First Name"));
  await expect(form.field("First Name")).toHaveAccessibleDescription(/required/);
  await hands.type("Priya");
  await hands.to(form.field("Last Name"));
  await hands.type("Raman");
  await hands.to(form.field("Email"));
  await hands.type("priya@example.com");
  await hands.press("Enter");
  await hands.hears("Lead added successfully!");
  await expect(form.dialog).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: "Priya Raman" })).toBeVisible();
  // The empty list's button is gone: the new row has the focus.
  await hands.isAt(page.getByRole("link", { name: "Priya Raman" }));
  hands.keep("1-sign-up");
});

test("a lead becomes a deal, an event gets its outcome, and a scenario its verdict, by keyboard alone", async ({
  page,
  signIn,
  register,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedContacts(sql, ana.id, [
    { first_name: "Grace", last_name: "Oyelaran" },
    { first_name: "Ida" },
  ]);
  const hands = await handsOf(page);

  await test.step("a lead becomes a deal, and the deal moves on", async () => {
    hands.note("Convert the lead");
    await page.goto(newLeads);
    await hands.to(page.getByRole("button", { name: "Convert to Deal: Grace Oyelaran" }));
    await hands.press("Enter");
    const form = page.getByRole("dialog", { name: "Convert to Deal" });
    await hands.isAt(form.getByLabel("First Name", { exact: true }).first());
    await hands.press("Enter");
    await hands.hears("Lead converted to Deal successfully!");
    await expect(form).toBeHidden();
    // The row is gone: the next one has the focus.
    await hands.isAt(page.getByRole("link", { name: "Ida Berg" }));

    hands.note("Move the deal on the board");
    await page.goto("/dashboard/crm/working-deals?view=board");
    const move = page.getByRole("button", { name: "Move Grace Oyelaran to…" });
    await hands.to(move);
    await hands.press("Enter");
    await hands.isAt(page.getByRole("menuitem").first());
    await hands.press("ArrowDown");
    await hands.isAt(page.getByRole("menuitem").nth(1));
    await hands.press("Enter");
    await expect(
      page.getByRole("region", { name: /^Under Contract/ }).getByRole("listitem"),
    ).toHaveCount(1);
    await hands.isAt(move);
    hands.keep("2-convert");
  });

  await test.step("an event is added and its outcome recorded", async () => {
    const dialog = page.getByRole("dialog");
    const box = (label: string) => dialog.getByRole("textbox", { name: label, exact: true });

    hands.note("Add it");
    await page.goto("/dashboard/calendar");
    const add = page.getByRole("main").getByRole("button", { name: "Add", exact: true });
    await hands.to(add);
    await hands.press("Enter");
    await hands.isAt(page.getByRole("menuitem", { name: "Appointment" }));
    await hands.press("Enter");
    await hands.isAt(box("Title"));
    await hands.press("Enter");
    await hands.isAt(box("Title"));
    await expect(box("Title")).toHaveAccessibleDescription("Title is required.");
    await hands.type("Showing");
    await hands.to(dialog.getByRole("combobox", { name: "Client Name" }));
    await hands.type("Priya Raman");
    await hands.to(box("Date"));
    await hands.press("Control+a");
    await hands.type(dayFromNow(-2));
    await hands.to(box("Time"));
    await hands.press("Control+a");
    await hands.type("10:00");
    await hands.press("Enter");
    await hands.hears("Appointment scheduled successfully.");
    await hands.isAt(add);

    hands.note("Note how it went");
    await page.goto("/dashboard/appointments?show=past");
    const noted = page.getByRole("button", { name: "Took place", exact: true });
    await hands.to(noted);
    await hands.press("Enter");
    await hands.hears("Outcome saved: Took place.");
    await hands.isAt(noted);
    await expect(noted).toHaveAttribute("aria-pressed", "true");
    hands.keep("5-event");
  });

  await test.step("a scenario and its verdict", async () => {
    const leo = await register(people.leo);
    await linkPeople(sql, leo.id, ana.id);
    await seedDeal(sql, leo.id, { params: generous });
    const { deal, exact, slider, save, within } = partsOfCalculator(page);

    hands.note("Choose the deal");
    await page.goto(calculator);
    await hands.to(deal);
    await hands.type("Priya");
    await expect(within).toBeVisible();

    hands.note("Try a price");
    await hands.to(exact("Purchase price"));
    await hands.press("Control+a");
    await hands.type("1900000");
    await hands.hears("Potentially Exceeds Limits.");
    await hands.press("Control+a");
    await hands.type("310000");
    await hands.hears("Within Pre-Approval Limits!");
    await hands.to(slider("Purchase price"));
    await hands.press("ArrowRight");
    await hands.isAt(slider("Purchase price"));

    hands.note("Save it");
    await hands.to(save);
    await hands.press("Enter");
    await hands.hears("Scenario Saved");
    await hands.isAt(save);
    hands.keep("4-calculator");
  });
});

test("a visitor books and cancels with the link, by keyboard alone", async ({ page, register }) => {
  const ana = await register(people.ana);
  const hands = await handsOf(page);
  const booking = bookingOf(page);

  hands.note("Choose a time");
  await page.goto(`/book/${ana.id}`);
  await expect(booking.grid).toBeVisible();
  await hands.to(booking.grid.locator("[tabindex='0']"));
  await hands.press("PageDown", "Enter");
  await hands.hears(/free times on/);
  await hands.to(booking.submit);
  await hands.press("Enter");
  await hands.hears("Please select a date and time.");
  await hands.isAt(booking.slots.first());
  await hands.press("Space", "ArrowDown");
  await hands.isAt(booking.slots.nth(1));

  hands.note("Say who comes");
  await hands.to(booking.name);
  await hands.type("Pat Doe");
  await hands.to(booking.email);
  await hands.type(newPat());
  await hands.press("Enter");
  await hands.isAt(booking.done);
  await hands.hears("Appointment Requested!");

  hands.note("Cancel by the private link");
  await hands.to(page.getByRole("link", { name: "Move or cancel" }));
  await hands.press("Enter");
  await expect(page).toHaveURL(/\/manage#/);
  await hands.to(page.getByRole("button", { name: "Cancel appointment" }));
  await hands.press("Enter");
  const question = page.getByRole("alertdialog");
  await hands.isAt(question.getByRole("button", { name: "Keep it" }));
  await hands.to(question.getByRole("button", { name: "Cancel it" }));
  await hands.press("Enter");
  await hands.isAt(page.getByRole("heading", { level: 1 }));
  hands.keep("3-book");
});
