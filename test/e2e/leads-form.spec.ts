import { expect, people, test } from "./fixtures.ts";
import { shown } from "./forms-fixtures.ts";
import {
  amountFields,
  byColumn,
  contactFields,
  detailFields,
  propertyTypes,
  refinanceFields,
} from "./leads-form-fixtures.ts";
import { allLeads, openEdit, openNewLead, seedContacts, storedContacts } from "./leads-fixtures.ts";

test(
  "the form's two halves have exact choices, and every field is kept as entered",
  {
    tag: [
      "@CRM-060",
      "@CRM-061",
      "@CRM-098.1-6",
      "@CRM-099",
      "@CRM-103",
      "@CRM-042",
      "@CRM-043",
      "@CRM-044",
      "@CRM-048.1-28",
      "@CRM-050",
      "@CRM-051.1-7",
      "@CRM-052",
      "@CRM-100.1-5",
      "@CRM-102.1-4",
    ],
  },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await page.goto(allLeads);
    const form = await openNewLead(page);

    await test.step("the checkbox switches between purchase and refinance details, whose choices and steps are exact", async () => {
      const { field, dialog } = form;
      const purchase = [...amountFields.map(([label]) => label), "Property Type Purchase"];
      const refinance = [...refinanceFields.map(([label]) => label), "Property Type Refi"];
      const choices = async (label: string) => {
        const texts = await field(label).getByRole("option").allTextContents();
        return texts.filter((text) => text !== "Not set");
      };
      for (const isOn of [false, true, false]) {
        await field("Is Refinance").setChecked(isOn);
        const title = isOn ? "Refinance Details" : "Purchase Details";
        await expect(dialog.getByRole("group", { name: title })).toBeVisible();
        for (const label of purchase) await expect(field(label)).toBeVisible({ visible: !isOn });
        for (const label of refinance) await expect(field(label)).toBeVisible({ visible: isOn });
        expect(await choices(isOn ? "Property Type Refi" : "Property Type Purchase")).toEqual(
          propertyTypes,
        );
        if (!isOn) continue;
        await expect(field("Interest Rate")).toHaveAttribute("type", "number");
        await expect(field("Interest Rate")).toHaveAttribute("step", "0.01");
      }
      for (const label of ["State", "Area of Interest State"]) {
        const states = await choices(label);
        expect(states).toHaveLength(50);
        expect(new Set(states).size).toBe(50);
        expect([states[0], states.at(-1)]).toEqual(["AL", "WY"]);
        for (const state of states) expect(state).toMatch(/^[A-Z]{2}$/);
      }
    });

    await test.step("every field of the form is kept as entered, when reopened and in the row", async () => {
      const purchase = [...contactFields, ...detailFields, ...amountFields];
      const put = async (label: string, value: string | number) => {
        const isChoice = /State$|^Property Type/.test(label);
        if (isChoice) await form.field(label).selectOption(String(value));
        else await form.field(label).fill(String(value));
      };
      for (const [label, value] of purchase) await put(label, value);
      await form.field("Is Refinance").check();
      for (const [label, value] of refinanceFields) await put(label, value);
      await put("Property Type Refi", "Condo");
      await form.field("Monday").check();
      await form.field("Sunday").check();
      for (const tag of ["first home", "VA loan"]) {
        await form.field("Tags").fill(tag);
        await form.field("Tags").press("Enter");
      }
      const before = Date.now();
      await form.save.click();
      await expect(form.dialog).toBeHidden();

      const [row, ...others] = await storedContacts(sql, ana.id);
      expect(others).toEqual([]);
      expect(row).toMatchObject({
        ...byColumn(contactFields),
        user_id: ana.id,
        type: "Lead",
        status: "New Lead",
        is_refinance: true,
        tags: ["first home", "VA loan"],
      });
      expect(row!.details).toEqual({ ...byColumn(detailFields), ...byColumn(amountFields) });
      expect(row!.available_days).toEqual({ monday: true, sunday: true });
      expect(row!.refinance_details).toEqual({
        ...byColumn(refinanceFields),
        property_type_refi: "Condo",
      });
      expect(row!.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
      expect(Math.abs((row!.created_at as Date).getTime() - before)).toBeLessThan(20_000);

      const edit = await openEdit(page, "Łukasz Dąbrowski");
      await expect(edit.field("Is Refinance")).toBeChecked();
      for (const [label, value] of [...refinanceFields, ["Property Type Refi", "Condo"]] as const)
        await expect(edit.field(label)).toHaveValue(await shown(edit.field(label), value));
      await expect(edit.tags).toHaveCount(2);
      await expect(edit.tag("first home")).toBeVisible();
      for (const day of ["Monday", "Sunday"]) await expect(edit.field(day)).toBeChecked();
      await expect(edit.field("Tuesday")).not.toBeChecked();
      await edit.field("Is Refinance").uncheck();
      for (const [label, value] of purchase)
        await expect(edit.field(label), label).toHaveValue(await shown(edit.field(label), value));
    });
  },
);

test(
  "tags are added and removed; an older record opens and can be saved, and two names alone make a lead",
  {
    tag: [
      "@CRM-049",
      "@CRM-053",
      "@CRM-054",
      "@CRM-101.1-5",
      "@CRM-107.1-3",
      "@CRM-055",
      "@CRM-056",
      "@CRM-057",
      "@CRM-058",
    ],
  },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await seedContacts(sql, ana.id, [
      { first_name: "Old", is_refinance: true, email: "old@example.com", city: "Troy" },
      { tags: ["cash", "seller"] },
    ]);
    await page.goto(allLeads);

    await test.step("an older record without tags, days and refinance details opens and can be saved; a new form is then blank, and two names alone make a lead with an id and nulls", async () => {
      const [seeded] = await storedContacts(sql, ana.id);
      expect(seeded).toMatchObject({ tags: null, available_days: null, refinance_details: null });
      const edit = await openEdit(page, "Old Berg");
      await expect(edit.tags).toHaveCount(0);
      await expect(edit.field("Monday")).not.toBeChecked();
      await expect(edit.field("Market Value")).toHaveValue("");
      await edit.field("Tags").fill("kept");
      await edit.save.click();
      await expect(edit.dialog).toBeHidden();
      const [saved] = await storedContacts(sql, ana.id);
      expect(saved).toMatchObject({ tags: ["kept"], available_days: {}, city: "Troy" });
      expect(Object.values(saved!.refinance_details as object).every((one) => one === null)).toBe(
        true,
      );

      const form = await openNewLead(page);
      await expect(form.field("Is Refinance")).not.toBeChecked();
      await expect(form.tags).toHaveCount(0);
      const controls = form.dialog.locator("input:not([type=checkbox]), select, textarea");
      await expect(controls).toHaveCount(33);
      for (const control of await controls.all()) await expect(control).toHaveValue("");
      for (const box of await form.dialog.getByRole("checkbox").all())
        await expect(box).not.toBeChecked();

      await form.field("First Name").fill("  Priya ");
      await form.field("Last Name").fill("Raman");
      await form.field("Budget").fill("5");
      await form.field("Budget").fill("");
      await form.field("Email").fill("  ");
      await form.field("Last Name").press("Enter");
      await expect(form.dialog).toBeHidden();
      const [row] = await storedContacts(sql, ana.id);
      expect(row).toMatchObject({
        first_name: "Priya",
        email: null,
        is_refinance: false,
        tags: [],
      });
      expect(row!.lead_id).toMatch(/^LEAD-\d{6}$/);
      const nulls = (fields: readonly (readonly [string, unknown, string])[]) =>
        Object.fromEntries(fields.map(([, , column]) => [column, null]));
      expect(row!.details).toEqual(nulls([...detailFields, ...amountFields]));
      expect(row!.refinance_details).toEqual({
        ...nulls(refinanceFields),
        property_type_refi: null,
      });
    });

    await test.step("tags are added and removed, and empty or duplicate ones are ignored", async () => {
      const form = await openEdit(page, "Ida Berg");
      const box = form.field("Tags");
      for (const typed of ["investor", "cash", "", "   ", " investor ", "Cash"]) {
        await box.fill(typed);
        await box.press("Enter");
        await expect(box).toHaveValue("");
      }
      await box.fill("left in the box");
      await expect(form.tags).toHaveCount(4);
      await form.tag("seller").click();
      await expect(box).toBeFocused();
      await expect(form.dialog).toBeVisible();
      await form.save.click();
      await expect(form.dialog).toBeHidden();
      const tags = ["cash", "investor", "Cash", "left in the box"];
      expect((await storedContacts(sql, ana.id)).at(-1)).toMatchObject({ first_name: "Ida", tags });
      await openEdit(page, "Ida Berg");
      await expect(form.tags).toHaveCount(tags.length);
      for (const tag of tags) await expect(form.tag(tag)).toBeVisible();
    });
  },
);

test(
  "numbers stay numbers through an edit, and no amount is too large or too small",
  { tag: ["@CRM-106", "@CRM-109"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    const details = {
      ...byColumn([...detailFields, ...amountFields]),
      purchase_price: 0,
      budget: 9_007_199_254_740_991,
      down_payment_percentage: 250.123_456,
    };
    const refinance = { ...byColumn(refinanceFields), property_type_refi: null, payment: -1 };
    await seedContacts(sql, ana.id, [
      {
        lead_id: "L-1",
        tags: [],
        available_days: {},
        is_refinance: true,
        refinance_details: refinance,
        details,
      },
    ]);
    const [before] = await storedContacts(sql, ana.id);
    await page.goto(allLeads);
    const edit = await openEdit(page, "Ida Berg");
    await edit.save.click();
    await expect(edit.dialog).toBeHidden();
    const [after] = await storedContacts(sql, ana.id);
    expect(after).toEqual({ ...before, version: 2, updated_at: expect.any(Date) });

    const form = await openEdit(page, "Ida Berg");
    await form.field("Is Refinance").uncheck();
    for (const [label, typed] of [
      ["Purchase Price", "0"],
      ["Budget", "-0.01"],
      ["Pre Approval Amount", "1e15"],
      ["Down Payment Amount", "123456789.99"],
    ] as const)
      await form.field(label).fill(typed);
    await form.save.click();
    await expect(form.dialog).toBeHidden();
    const [last] = await storedContacts(sql, ana.id);
    expect(last!.details).toMatchObject({
      purchase_price: 0,
      budget: -0.01,
      pre_approval_amount: 1e15,
      down_payment_amount: 123_456_789.99,
    });
  },
);
