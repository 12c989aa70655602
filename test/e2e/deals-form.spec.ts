import { expect, people, test, toast } from "./fixtures.ts";
import { held, openEntry, openNew, put, shown, workingDeals } from "./forms-fixtures.ts";
import { storedContacts } from "./leads-fixtures.ts";
import { watch } from "./requests.ts";
import {
  byName,
  columns,
  details,
  type Filled,
  loans,
  officers,
  progress,
} from "./deals-form-fixtures.ts";

test(
  "an officer fills in every field of a deal, which is kept when reopened and in the row",
  {
    tag: [
      "@CRM-006.2",
      "@CRM-007.2",
      "@CRM-008.2",
      "@CRM-070.1-13",
      "@CRM-071.1-7",
      "@CRM-072.1-10",
      "@CRM-073",
      "@CRM-074.1-14",
      "@CRM-075",
      "@CRM-076",
      "@CRM-077.1-9",
      "@CRM-100.1",
      "@CRM-100.5-7",
      "@CRM-102.1",
      "@CRM-102.4",
      "@CRM-106",
      "@ERR-031",
      "@ERR-033",
      "@ERR-037",
    ],
  },
  async ({ page, signIn, sql }) => {
    const leo = await signIn(people.leo);
    await page.goto(workingDeals);
    const form = await openNew(page, "Deal");
    await expect(form.field("First Name")).toBeFocused();
    const putAll = async (filled: Filled) => {
      for (const [label, value] of filled) await put(form.field(label), value);
    };
    await putAll([...columns, ...details, ...progress, ...officers]);
    await form.field("Properties Shown").fill("12 Main St,  9 Oak Ave , ,3 Elm Ct");
    await form.field("Is Refinance").check();
    await putAll(loans);
    const title = { Role: "Title Company", Name: "Tia Lindqvist", Company: "Clear Title" };
    const other = { Role: "Other Side's Agent", Name: "Ben", Email: "ben@example.com" };
    for (const [index, party] of [title, other].entries()) {
      await form.dialog.getByRole("button", { name: "Add a party" }).click();
      await expect(form.party(index + 1)("Role")).toBeFocused();
      for (const [label, value] of Object.entries(party))
        await put(form.party(index + 1)(label), value);
    }
    await form.save.click();
    await expect(toast(page, "Success")).toContainText("Deal added successfully!");
    await expect(form.dialog).toBeHidden();

    const stored = async () => {
      const [row, ...more] = await storedContacts(sql, leo.id);
      expect(more).toEqual([]);
      expect(row).toMatchObject({
        ...byName(columns),
        user_id: leo.id,
        type: "Deal",
        is_refinance: true,
        details: byName(details),
        refinance_details: byName(loans),
        deal_progress: {
          ...byName(progress),
          properties_shown: ["12 Main St", "9 Oak Ave", "3 Elm Ct"],
        },
        loan_officer_deal_params: byName(officers),
      });
      expect(row!.deal_parties).toEqual([
        {
          id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
          role: "Title Company",
          name: "Tia Lindqvist",
          company: "Clear Title",
          phone_number: null,
          email: null,
        },
        expect.objectContaining({ role: "Other Side's Agent", email: "ben@example.com" }),
      ]);
      return row!;
    };
    const before = await stored();

    const edit = await openEntry(page, "Deal", "Gráinne O’Máille");
    for (const [label, value] of [...columns, ...details, ...loans, ...officers])
      expect(await held(edit.field(label)), label).toBe(
        typeof value === "boolean" ? value : await shown(edit.field(label), value),
      );
    await expect(edit.party(2)("Email")).toHaveValue("ben@example.com");
    await edit.field("Is Refinance").uncheck();
    for (const [label, value] of progress)
      await expect(edit.field(label), label).toHaveValue(await shown(edit.field(label), value));
    await expect(edit.field("Properties Shown")).toHaveValue("12 Main St, 9 Oak Ave, 3 Elm Ct");
    await edit.field("Is Refinance").check();
    await edit.save.click();
    await expect(toast(page, "Success")).toContainText("Deal updated successfully!");
    await expect(edit.dialog).toBeHidden();
    const after = await stored();
    expect(after).toEqual({ ...before, version: 2, updated_at: expect.any(Date) });
  },
);

test(
  "malformed input in a deal is refused at its field; the checkbox switches between its halves, and both are kept",
  {
    tag: [
      "@CRM-080",
      "@CRM-081",
      "@CRM-083",
      "@CRM-062",
      "@CRM-063",
      "@CRM-076",
      "@CRM-098.1-6",
      "@CRM-099",
      "@CRM-103",
      "@CRM-104",
      "@CRM-105",
    ],
  },
  async ({ page, signIn, sql }) => {
    const leo = await signIn(people.leo);
    const sent = watch(page, "/rpc/contacts/addDeal");
    await page.goto(workingDeals);

    await test.step("missing or malformed input in a deal is an error at its field and nothing is sent or lost", async () => {
      const form = await openNew(page, "Deal");
      const { field, save } = form;
      await field("City").fill("Brooklyn");
      await save.click();
      await expect(field("First Name")).toHaveAccessibleDescription("First Name is required.");
      await expect(field("First Name")).toBeFocused();
      await expect(field("Last Name")).toHaveAccessibleDescription("Last Name is required.");
      await field("First Name").fill("Ida");
      await field("Last Name").fill("Berg");
      await field("Email").fill("abc");
      await save.click();
      await expect(field("Email")).toBeFocused();
      await expect(field("Email")).toHaveAccessibleDescription(/^Enter an email address/);
      await field("Email").fill("");

      await field("Closing Date").pressSequentially("12");
      await save.click();
      await expect(field("Closing Date")).toHaveAccessibleDescription("Enter a complete date.");
      await expect(field("Closing Date")).toBeFocused();
      await field("Closing Date").fill("2026-12-31");

      const add = form.dialog.getByRole("button", { name: "Add a party" });
      await add.click();
      await form.party(1)("Email").fill("no address");
      await save.click();
      await expect(form.party(1)("Role")).toBeFocused();
      await expect(form.party(1)("Role")).toHaveAccessibleDescription("Choose a role.");
      await expect(form.party(1)("Name")).toHaveAccessibleDescription("Name is required.");
      await expect(form.party(1)("Email")).toHaveAccessibleDescription(/^Enter an email address/);
      await form.dialog.getByRole("button", { name: "Remove party 1" }).click();
      await expect(add).toBeFocused();

      // An error in the hidden half shows next to the checkbox that hides it.
      await field("Is Refinance").check();
      await field("Cash Out Amount").fill("9007199254740993");
      await field("Is Refinance").uncheck();
      await save.click();
      await expect(field("Is Refinance")).toBeFocused();
      await expect(field("Is Refinance")).toHaveAccessibleDescription(
        /Refinance Details.*Cash Out Amount: This is too large/,
      );
      await field("Is Refinance").check();
      await field("Cash Out Amount").fill("");
      expect(sent).toEqual([]);
      await save.click();
      await expect(form.dialog).toBeHidden();
      expect(await storedContacts(sql, leo.id)).toEqual([
        expect.objectContaining({ first_name: "Ida", city: "Brooklyn", deal_parties: [] }),
      ]);
    });

    await test.step("the checkbox switches between purchase progress and refinance details, both are kept; choices, labels and steps are exact", async () => {
      const form = await openNew(page, "Deal");
      const { field, dialog } = form;
      await field("First Name").fill("Both");
      await field("Last Name").fill("Halves");
      for (const isOn of [false, true, false]) {
        await field("Is Refinance").setChecked(isOn);
        const title = isOn ? "Refinance Details" : "Purchase Progress";
        await expect(dialog.getByRole("group", { name: title })).toBeVisible();
        for (const [label] of progress) await expect(field(label)).toBeVisible({ visible: !isOn });
        for (const [label] of loans) await expect(field(label)).toBeVisible({ visible: isOn });
        if (isOn) await field("Market Value").fill("700000");
        else await field("Offers Made").fill("2");
      }
      const choices = async (label: string) =>
        (await field(label).getByRole("option", { includeHidden: true }).allTextContents()).filter(
          (text) => text !== "Not set",
        );
      const types = ["Single Family", "Condo", "Townhouse", "Multi-Family", "Land", "Other"];
      for (const label of ["Property Type Purchase", "Property Type Refi"])
        expect(await choices(label)).toEqual(types);
      const states = await choices("State");
      expect([states.length, states[0], states.at(-1)]).toEqual([50, "AL", "WY"]);
      for (const [label, step] of [
        ["Interest Rate", "0.01"],
        ["Rate Refi", "0.001"],
        ["Proposed Interest Rate", "0.001"],
      ] as const) {
        await expect(field(label)).toHaveAttribute("type", "number");
        await expect(field(label)).toHaveAttribute("step", step);
      }
      await expect(field("Max Monthly PITI")).toBeVisible();
      for (const [label, , name] of progress.filter(([, , one]) => one.endsWith("_date")))
        await expect(field(label), name).toHaveAttribute("type", "date");
      await form.save.click();
      await expect(dialog).toBeHidden();
      expect((await storedContacts(sql, leo.id))[0]).toMatchObject({
        is_refinance: false,
        refinance_details: { market_value: 700_000 },
        deal_progress: { offers_made: 2 },
      });
    });
  },
);
