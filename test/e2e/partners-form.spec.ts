import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { openEntry, openNew, partnersList } from "./forms-fixtures.ts";
import { storedContacts } from "./leads-fixtures.ts";
import { hold, watch } from "./requests.ts";

const filled = [
  ["First Name", "Núria", "first_name"],
  ["Last Name", "Puig i Vidal", "last_name"],
  ["Company Name", "Puig & Sons", "company_name"],
  ["Phone Number", "01234 5678", "phone_number"],
  ["Email", "nuria@example.com", "email"],
  ["Website", "https://puig.example/about?x=1", "website"],
  ["Notes", "Sends two clients a year.\n🏡", "notes"],
] as const;

test(
  "a partner's form keeps every field, requires a first name and well-formed addresses, and saves once",
  {
    tag: [
      "@CRM-006.3",
      "@CRM-007.3",
      "@CRM-008.3",
      "@CRM-090.1-7",
      "@CRM-091",
      "@CRM-092",
      "@CRM-102.1",
      "@ERR-031",
      "@ERR-034",
      "@ERR-038",
      "@CRM-093",
      "@CRM-094",
      "@CRM-096",
      "@CRM-097",
      "@CRM-108.3",
      "@ERR-029.1-3",
    ],
  },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");
    const ana = await signIn(people.ana);
    await page.goto(partnersList);

    await test.step("every field of a partner is kept, and an edit keeps its status", async () => {
      const form = await openNew(page, "Referral Partner");
      for (const [label, value] of filled) await form.field(label).fill(value);
      await form.save.click();
      await expect(toast(page, "Success")).toContainText("Referral Partner added successfully!");
      await expect(form.dialog).toBeHidden();
      const expected = Object.fromEntries(filled.map(([, value, column]) => [column, value]));
      expect(await storedContacts(sql, ana.id)).toEqual([
        expect.objectContaining({
          ...expected,
          type: "Referral Partner",
          status: "Active Partner",
        }),
      ]);

      await sql("update contacts set status = 'Resting' where user_id = $1", [ana.id]);
      const edit = await openEntry(page, "Referral Partner", "Núria Puig i Vidal");
      for (const [label, value] of filled)
        await expect(edit.field(label), label).toHaveValue(value);
      await edit.field("Notes").fill("Sends three.");
      await edit.save.click();
      await expect(toast(page, "Success")).toContainText("Referral Partner updated successfully!");
      await expect(edit.dialog).toBeHidden();
      expect(await storedContacts(sql, ana.id)).toEqual([
        expect.objectContaining({ ...expected, notes: "Sends three.", status: "Resting" }),
      ]);
    });

    await test.step("a partner needs only a first name; email and website must be well-formed", async () => {
      const sent = watch(page, "/rpc/contacts/addPartner");
      const { field, save, dialog } = await openNew(page, "Referral Partner");
      await field("Last Name").fill("Alone");
      await save.click();
      await expect(field("First Name")).toHaveAccessibleDescription("First Name is required.");
      await expect(field("First Name")).toBeFocused();
      await field("First Name").fill("Prince");
      await field("Last Name").fill("");
      for (const [label, typed, complaint] of [
        ["Email", "abc", /^Enter an email address/],
        ["Website", "abc", /^Enter a web address/],
        ["Website", "javascript:alert(1)", /^Enter a web address/],
      ] as const) {
        await field(label).fill(typed);
        await save.click();
        await expect(field(label)).toHaveAccessibleDescription(complaint);
        await expect(field(label)).toBeFocused();
        await field(label).fill("");
      }
      expect(sent).toEqual([]);
      await save.click();
      await expect(dialog).toBeHidden();
      expect(await storedContacts(sql, ana.id)).toEqual([
        expect.objectContaining({
          first_name: "Prince",
          last_name: null,
          company_name: null,
          email: null,
          website: null,
        }),
        expect.objectContaining({ first_name: "Núria" }),
      ]);
    });

    await test.step("a double click saves a partner once, submit is disabled meanwhile, and a failed save keeps every field", async () => {
      const form = await openNew(page, "Referral Partner");
      await form.field("First Name").fill("Once");
      await form.field("Website").fill("https://once.example");
      await failProcedure(page, "contacts/addPartner", "The database rests.");
      await form.save.click();
      await expect(toast(page, "Error")).toContainText(
        "Failed to submit form. The database rests.",
      );
      await expect(form.field("Website")).toHaveValue("https://once.example");
      await page.unrouteAll();
      const sent = watch(page, "/rpc/contacts/addPartner");
      const letGo = await hold(page, "**/rpc/contacts/addPartner");
      await form.save.dblclick();
      await expect(form.save).toBeDisabled();
      letGo();
      await expect(form.dialog).toBeHidden();
      expect(sent).toHaveLength(1);
      expect(await storedContacts(sql, ana.id)).toHaveLength(3);
    });
  },
);
