import { expect, people, test, toast } from "./fixtures.ts";
import { addSession } from "../harness/people.ts";
import {
  crash,
  draftOf,
  formIn,
  noDrafts,
  openConversion,
  openEntry,
  openNew,
  workingDeals,
} from "./forms-fixtures.ts";
import { allLeads, names, seedContacts, storedContacts } from "./leads-fixtures.ts";

const restored = /^Restored what you typed on [A-Z][a-z]{2} \d+, \d{4} at \d+:\d\d [AP]M\.$/;

test("a long form that was left is restored, says so, and can be started over or saved; Discard deletes its draft and can be undone", async ({
  page,
  signIn,
  sql,
  expectAccessible,
}) => {
  const ana = await signIn(people.ana);
  await page.goto(workingDeals);
  const form = await openNew(page, "Deal");
  await form.field("First Name").fill("Half");
  await form.field("Last Name").fill("Typed");
  await form.field("Closing Date").fill("2026-12-31");
  await form.dialog.getByRole("button", { name: "Add a party" }).click();
  await form.party(1)("Role").selectOption("Appraiser");
  await form.party(1)("Name").fill("Ada");
  await form.field("Is Refinance").check();
  // The last keys are newer than the pause after which a draft is written.
  await form.field("Market Value").fill("700000");
  await crash(page);

  const notice = page.getByRole("region", { name: "Unfinished entry" });
  await expect(notice).toContainText(
    /You started a new deal, Half Typed, on .* and didn't save it\./,
  );
  await expectAccessible(page);
  await notice.getByRole("button", { name: "Continue" }).click();
  await expect(form.dialog.getByText(restored)).toBeVisible();
  await expect(form.field("First Name")).toHaveValue("Half");
  await expect(form.field("Is Refinance")).toBeChecked();
  await expect(form.field("Market Value")).toHaveValue("700,000");
  await expect(form.party(1)("Role")).toHaveValue("Appraiser");
  await expect(form.party(1)("Name")).toHaveValue("Ada");

  // Started over, and that undone.
  await form.dialog.getByRole("button", { name: "Start over" }).click();
  await expect(form.field("First Name")).toHaveValue("");
  await expect(form.field("First Name")).toBeFocused();
  await expect(form.dialog.getByText(restored)).toBeHidden();
  await expect(form.dialog.getByRole("group", { name: "Party 1" })).toHaveCount(0);
  await toast(page, "Started over").getByRole("button", { name: "Undo" }).click();
  await expect(form.field("Last Name")).toHaveValue("Typed");
  await expect(form.party(1)("Name")).toHaveValue("Ada");

  await form.save.click();
  await expect(form.dialog).toBeHidden();
  expect(await storedContacts(sql, ana.id)).toEqual([
    expect.objectContaining({
      first_name: "Half",
      refinance_details: expect.objectContaining({ market_value: 700_000 }),
      deal_progress: expect.objectContaining({ closing_date: "2026-12-31" }),
      deal_parties: [expect.objectContaining({ name: "Ada" })],
    }),
  ]);
  expect(await noDrafts(page)).toEqual([]);
  await expect(notice).toBeHidden();
  await openNew(page, "Deal");
  await expect(form.field("First Name")).toHaveValue("");

  await test.step("Discard deletes the draft, from the question and from the list, where it can be undone", async () => {
    await form.field("First Name").fill("Unwanted");
    await expect.poll(() => draftOf(page, "draft:new:Deal")).toContain("Unwanted");
    await form.cancel.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect(form.dialog).toBeHidden();
    expect(await noDrafts(page)).toEqual([]);

    await openNew(page, "Deal");
    await form.field("First Name").fill("Left");
    await crash(page);
    await notice.getByRole("button", { name: "Discard" }).click();
    await expect(notice).toBeHidden();
    expect(await noDrafts(page)).toEqual([]);
    await toast(page, "Draft discarded").getByRole("button", { name: "Undo" }).click();
    await expect(notice).toContainText("Left");

    // Typing something and removing it again leaves no draft.
    await notice.getByRole("button", { name: "Continue" }).click();
    await form.field("First Name").fill("");
    await expect.poll(() => noDrafts(page)).toEqual([]);
  });
});

test("each record and each conversion has its own draft, and one whose save was lost stores no second lead", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("net::ERR_FAILED", "409 (Conflict)");
  const ana = await signIn(people.ana);
  await page.goto(allLeads);

  await test.step("after a save whose response and tab were lost, saving the draft still stores one lead", async () => {
    const form = await openNew(page, "Lead");
    await form.field("First Name").fill("Sent");
    await form.field("Last Name").fill("Once");
    await page.route(
      "**/rpc/contacts/addLead",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await form.save.click();
    await expect(toast(page, "Error")).toBeVisible();
    await crash(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await form.field("City").fill("Troy");
    await form.save.click();
    await expect(form.dialog).toBeHidden();
    expect(await storedContacts(sql, ana.id)).toEqual([
      expect.objectContaining({ first_name: "Sent", city: "Troy" }),
    ]);
  });

  await test.step("each record and each conversion has its own draft; one older than its record is merged with it", async () => {
    const [ida, eva] = await seedContacts(sql, ana.id, [
      { city: "Troy", notes: "As it was." },
      { first_name: "Eva" },
    ]);
    const edit = await openEntry(page, "Lead", "Ida Berg");
    await edit.field("Notes").fill("Mine.");
    await edit.field("Address").fill("482 Dean Street");
    await crash(page);
    const conversion = await openConversion(page, "Eva Berg");
    await conversion.field("City").fill("Utica");
    await crash(page);
    expect(await noDrafts(page)).toHaveLength(2);
    expect(await draftOf(page, `draft:convert:${eva}`)).toContain("Utica");

    // Neither shows in a form for a new record.
    const blank = await openNew(page, "Lead");
    await expect(blank.field("Address")).toHaveValue("");
    await blank.cancel.click();
    await openConversion(page, "Eva Berg");
    await expect(conversion.dialog.getByText(restored)).toBeVisible();
    await expect(conversion.field("City")).toHaveValue("Utica");
    await conversion.save.click();
    await expect(conversion.dialog).toBeHidden();

    await sql(
      "update contacts set notes = 'Theirs.', city = 'Albany', version = version + 1 where id = $1",
      [ida],
    );
    await page.reload();
    await openEntry(page, "Lead", "Ida Berg");
    const panel = edit.dialog.getByRole("region", {
      name: "This record was changed in the meantime",
    });
    await expect(panel.getByRole("group")).toHaveCount(2);
    await expect(edit.field("Notes")).toHaveValue("Mine.");
    await expect(edit.field("City")).toHaveValue("Albany");
    await expect(edit.field("Address")).toHaveValue("482 Dean Street");
    await panel.getByRole("radio", { name: "Theirs: Theirs." }).check();
    await edit.save.click();
    await expect(edit.dialog).toBeHidden();
    const [lead] = await sql("select * from contacts where id = $1", [ida]);
    expect(lead).toMatchObject({ notes: "Theirs.", city: "Albany", address: "482 Dean Street" });
    expect(await noDrafts(page)).toEqual([]);
  });
});

test("an ended session keeps the draft for the next sign-in; a sign-out deletes it, and no one else sees it", async ({
  page,
  context,
  product,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("401 (Unauthorized)");
  const ana = await signIn(people.ana);
  await page.goto(allLeads);

  await test.step("a malformed draft is ignored", async () => {
    await page.evaluate(
      (key) =>
        localStorage.setItem(
          key,
          '{"at":99999999999999,"id":"x","values":{"tags":7,"firstName":{"a":1},"availableDays":null}}',
        ),
      `hearthline:${ana.id}:draft:new:Lead`,
    );
    await page.reload();
    await expect(page.getByRole("heading", { name: "No leads yet" })).toBeVisible();
    await openNew(page, "Lead");
    const form = formIn(page, "New Lead", "Lead");
    await expect(form.field("First Name")).toHaveValue("");
    await expect(form.save).toBeEnabled();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
  });

  const form = await openNew(page, "Lead");
  await form.field("First Name").fill("Kept");
  await form.field("Last Name").fill("Longer");
  // The page learns of the end at once, in the middle of typing.
  await sql("delete from account.session where user_id = $1", [ana.id]);
  await expect(page).toHaveURL(/\/signin$/);
  const back = async (id: typeof ana.id) => {
    const cookie = await addSession(product.database, id);
    await context.addCookies([{ ...cookie, url: product.origin, httpOnly: true, sameSite: "Lax" }]);
    await page.goto(allLeads);
  };

  // Another person in the same browser.
  await signIn(people.ben);
  await page.goto(allLeads);
  await expect(page.getByRole("heading", { name: "No leads yet" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Unfinished entry" })).toHaveCount(0);

  await back(ana.id);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(form.field("First Name")).toHaveValue("Kept");
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  await expect(names(page)).toHaveText(["Kept Longer"]);

  await openNew(page, "Lead");
  await form.field("First Name").fill("Secret");
  await crash(page);
  await expect(page.getByRole("region", { name: "Unfinished entry" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  expect(await noDrafts(page)).toEqual([]);
  await back(ana.id);
  await expect(names(page)).toHaveText(["Kept Longer"]);
  await expect(page.getByRole("region", { name: "Unfinished entry" })).toHaveCount(0);
});
