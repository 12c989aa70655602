import { expect, people, test, toast } from "./fixtures.ts";
import { openEntry, openNew, partnersList } from "./forms-fixtures.ts";
import { allLeads, names, seedContacts, storedContacts } from "./leads-fixtures.ts";
import { hold, seeNewTabs } from "./requests.ts";

test("a known email or phone number is pointed out while typing, with a link to the record, and saving still works", async ({
  page,
  context,
  signIn,
  sql,
  expectAccessible,
}) => {
  const ana = await signIn(people.ana);
  const [id] = await seedContacts(sql, ana.id, [
    {
      first_name: "Grace",
      last_name: "Oyelaran",
      email: "Grace@Example.com",
      phone_number: "(917) 555-0163",
    },
  ]);
  await sql("update contacts set phone_e164 = '+19175550163' where id = $1", [id]);
  await page.goto(partnersList);
  const form = await openNew(page, "Referral Partner");
  await form.field("First Name").fill("Gracia");
  await form.field("Email").fill("grace@example");
  await form.field("Email").pressSequentially(".com");
  const byEmail = form.dialog.getByText("Grace Oyelaran (Lead, New Lead) already has this email.");
  await expect(byEmail).toBeVisible();
  await form.field("Phone Number").fill("+1 917.555.0163");
  await form.field("Phone Number").blur();
  const byPhone = form.dialog.getByText("Grace Oyelaran (Lead, New Lead) already has this phone.");
  await expect(byPhone).toBeVisible();
  await expectAccessible(page);

  await seeNewTabs(context);
  const opened = context.waitForEvent("page");
  await form.dialog.getByRole("link", { name: "Open record" }).first().click();
  await expect(await opened).toHaveURL(`/dashboard/crm/contacts/${id}`);
  await (await opened).close();
  await expect(form.field("First Name")).toHaveValue("Gracia");

  await form.field("Email").fill("gracia@example.com");
  await expect(byEmail).toBeHidden();
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  await expect(toast(page, "Success").getByRole("button", { name: /^Open / })).toHaveCount(0);
  await expect(names(page)).toHaveText(["Gracia"]);
  // Nothing was merged, and what was typed was saved.
  expect(await storedContacts(sql, ana.id)).toEqual([
    expect.objectContaining({ first_name: "Gracia", phone_number: "+1 917.555.0163" }),
    expect.objectContaining({ first_name: "Grace", phone_number: "(917) 555-0163" }),
  ]);
});

test("a record isn't its own duplicate, other people's aren't revealed, and a late or failed check blocks no save", async ({
  page,
  register,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("net::ERR_FAILED");
  const ben = await register(people.ben);
  await seedContacts(sql, ben.id, [{ email: "ida@example.com" }]);
  const ana = await signIn(people.ana);
  const [, eva] = await seedContacts(sql, ana.id, [
    { email: "ida@example.com" },
    { first_name: "Eva", email: "eva@example.com", phone_number: "(917) 555-0163" },
  ]);
  await sql("update contacts set phone_e164 = '+19175550163' where id = $1", [eva]);
  await page.goto(allLeads);

  await test.step("a record isn't its own duplicate, and other people's contacts are not revealed", async () => {
    const form = await openEntry(page, "Lead", "Ida Berg");
    const notice = form.dialog.getByText(/already has this email/);
    const answer = page.waitForResponse("**/rpc/contacts/findKnown");
    await form.field("Email").fill("IDA@example.com");
    await form.field("Email").blur();
    await answer;
    await expect(notice).toHaveCount(0);
    await form.field("Email").fill("eva@example.com");
    await expect(notice).toHaveText(/^Eva Berg \(Lead, New Lead\) already has this email\./);
    await form.cancel.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect(form.dialog).toBeHidden();
  });

  await test.step("a failed duplicate check says nothing and blocks nothing", async () => {
    await page.route("**/rpc/contacts/findKnown", (route) => route.abort());
    const form = await openNew(page, "Lead");
    await form.field("First Name").fill("Adele");
    await form.field("Last Name").fill("Berg");
    await form.field("Phone Number").fill("212 555 0100");
    await form.field("Phone Number").blur();
    await form.save.click();
    await expect(toast(page, "Success")).toBeVisible();
    await expect(form.dialog).toBeHidden();
    expect(await storedContacts(sql, ana.id)).toHaveLength(3);
    await toast(page, "Success").getByRole("button", { name: "Close" }).click();
    await page.unroute("**/rpc/contacts/findKnown");
  });

  await test.step("if the answer arrives only after the save, the toast says what matches and offers to open the record", async () => {
    const form = await openNew(page, "Lead");
    const letGo = await hold(page, "**/rpc/contacts/findKnown");
    await form.field("First Name").fill("Evelyn");
    await form.field("Last Name").fill("Berg");
    await form.field("Email").fill("eva@example.com");
    await form.field("Phone Number").fill("917 555 0163");
    await form.save.click();
    const saved = toast(page, "Success");
    await expect(saved).toContainText("Lead added successfully!");
    await expect(form.dialog).toBeHidden();
    letGo();
    const open = saved.getByRole("button", { name: "Open Eva Berg" });
    await expect(saved).toContainText(
      "Lead added successfully! Eva Berg has the same email and phone.",
    );
    await open.press("Enter");
    await expect(page).toHaveURL(`/dashboard/crm/contacts/${eva}`);
  });
});
