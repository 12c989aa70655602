import { expect, people, test } from "./fixtures.ts";
import { allLeads, names, openEdit, openNewLead, storedContacts } from "./leads-fixtures.ts";
import { watch } from "./requests.ts";

const notRead = "This isn’t a number. Use digits and a point, like 6.25.";

/** What is typed in a field, and what it says. */
const badInputs = [
  ["Email", "abc", "Enter an email address like name@example.com."],
  ["Email", "a@b@c.example", "Enter an email address like name@example.com."],
  ["Email", `${"a".repeat(250)}@example.com`, "Use at most 254 characters."],
  ["First Name", "x".repeat(101), "Use at most 100 characters."],
  ["Zip Code", "9".repeat(21), "Use at most 20 characters."],
  ["Notes", "n".repeat(10_001), "Use at most 10,000 characters."],
  ["Tags", "t".repeat(51), "Use at most 50 characters."],
  ["Market Value", "1e999", "Enter an amount, like 450,000 or 450k."],
  ["Balance Owed", "about 400", "Enter an amount, like 450,000 or 450k."],
  ["Interest Rate", "--5", notRead],
  ["Interest Rate", "6,25", notRead],
  ["HOI Yearly", "9007199254740993", "This is too large for dollars."],
] as const;

test(
  "malformed input is refused at its field; any text is kept and shown as typed, and none of it runs",
  { tag: ["@CRM-066", "@CRM-067", "@CRM-069"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    const sent = watch(page, "/rpc/contacts/addLead");
    const ran: string[] = [];
    page.on("dialog", (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(allLeads);

    await test.step("missing or malformed input is an error at its field, the first one has the focus, and nothing is sent or lost", async () => {
      const form = await openNewLead(page);
      const { field, save } = form;
      await field("City").fill("Brooklyn");
      await save.click();
      await expect(field("First Name")).toHaveAccessibleDescription("First Name is required.");
      await expect(field("First Name")).toBeFocused();
      await expect(field("Last Name")).toHaveAccessibleDescription("Last Name is required.");
      await field("First Name").fill("Ida");
      await field("Last Name").fill("   ");
      await save.click();
      await expect(field("Last Name")).toBeFocused();
      await expect(field("First Name")).toHaveAccessibleDescription("");

      await field("Last Name").fill("Berg");
      await field("Is Refinance").check();
      for (const [label, typed, complaint] of badInputs) {
        const control = field(label);
        const good = label === "First Name" ? "Ida" : "";
        // A number field accepts keys, but no text that isn't a number.
        const isNumber = (await control.getAttribute("type")) === "number";
        await (isNumber ? control.pressSequentially(typed) : control.fill(typed));
        await save.click();
        await expect(control, typed).toHaveAccessibleDescription(new RegExp(`^${complaint}`));
        await expect(control).toBeFocused();
        // Reported once, whether immediately or on saving.
        await expect(form.dialog.getByText(notRead)).toHaveCount(complaint === notRead ? 1 : 0);
        if (label === "Tags") await form.tags.click();
        else if (isNumber) await control.press("ControlOrMeta+a");
        if (isNumber) await control.press("Delete");
        else await control.fill(good);
      }

      // An error in the hidden half shows next to the checkbox that hides it.
      await field("Payment").fill("9007199254740993");
      const box = field("Is Refinance");
      await box.uncheck();
      await save.click();
      await expect(box).toHaveAccessibleDescription(
        /Refinance Details.*Payment: This is too large/,
      );
      await expect(box).toBeFocused();
      await box.check();
      await field("Payment").fill("");

      // An invalid amount stays visible, and its error disappears with the next key.
      await field("Payment").pressSequentially("2k or so");
      await field("Payment").press("Tab");
      await expect(field("Payment")).toHaveValue("2k or so");
      await expect(field("Payment")).toHaveAccessibleDescription(
        "Enter an amount, like 450,000 or 450k.",
      );
      await save.click();
      await expect(field("Payment")).toBeFocused();
      await field("Payment").fill("2.1k");
      await expect(field("Payment")).toHaveAccessibleDescription("");
      await field("Payment").press("Tab");
      await expect(field("Payment")).toHaveValue("2,100");
      await expect(field("City")).toHaveValue("Brooklyn");
      expect(sent).toEqual([]);
      await save.click();
      await expect(form.dialog).toBeHidden();
      expect(await storedContacts(sql, ana.id)).toEqual([
        expect.objectContaining({
          first_name: "Ida",
          last_name: "Berg",
          city: "Brooklyn",
          refinance_details: expect.objectContaining({ payment: 2_100, market_value: null }),
        }),
      ]);
    });

    await test.step("script, emoji and right-to-left text is kept and shown as typed, and none of it runs", async () => {
      const script = `<script>alert("first")</script>`;
      const image = `"><img src=x onerror=alert("last")>`;
      const typed = {
        "First Name": script,
        "Last Name": image,
        "Phone Number": "javascript:alert(1)",
        City: "ירושלים",
        Source: "👩‍👩‍👧‍👦 🏳️‍🌈",
        "Lead ID": "${alert(2)}",
        Notes: `{{alert(3)}}\n${script}`,
      };
      const form = await openNewLead(page);
      for (const [label, text] of Object.entries(typed)) await form.field(label).fill(text);
      await form.field("Tags").fill("<b>مرحبا</b> 🏡");
      await form.save.click();
      await expect(form.dialog).toBeHidden();

      const name = `${script} ${image}`;
      await expect(names(page)).toHaveText([name, "Ida Berg"]);
      const row = page.getByRole("row").nth(1);
      for (const text of ["javascript:alert(1)", "ירושלים", "<b>مرحبا</b> 🏡"])
        await expect(row).toContainText(text);
      await expect(row.locator("script, img, b")).toHaveCount(0);
      await page.getByRole("textbox", { name: "Search leads" }).fill("<SCRIPT>");
      await expect(page.locator("mark")).toHaveText("<script>");
      await openEdit(page, name);
      for (const [label, text] of Object.entries(typed))
        await expect(page.getByRole("dialog").getByLabel(label, { exact: true })).toHaveValue(text);
      expect(ran).toEqual([]);
      expect(await storedContacts(sql, ana.id)).toEqual([
        expect.objectContaining({ first_name: script, last_name: image, notes: typed.Notes }),
        expect.objectContaining({ first_name: "Ida" }),
      ]);
    });
  },
);
