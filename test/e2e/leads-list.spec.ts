import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import {
  allLeads,
  inputOf,
  leadForm,
  names,
  newLeads,
  openEdit,
  openNewLead,
  rowOf,
  seedContacts,
  storedContacts,
  tabTo,
} from "./leads-fixtures.ts";
import { hold, watch } from "./requests.ts";

test(
  "both lists of leads have one layout, newest first, and their rows are reached by keyboard alone",
  {
    tag: [
      "@CRM-010.1-2",
      "@CRM-018",
      "@CRM-019",
      "@CRM-020",
      "@CRM-021",
      "@CRM-027",
      "@CRM-028",
      "@CRM-065",
      "@CONST-014",
      "@CRM-008.1",
      "@CRM-031",
      "@CRM-032",
      "@CRM-033",
    ],
  },
  async ({ page, signIn, register, sql }) => {
    const ben = await register(people.ben);
    const ana = await signIn(people.ana);
    await seedContacts(sql, ben.id, [{ first_name: "Foreign" }]);
    await seedContacts(sql, ana.id, [
      { first_name: "Oldest", created_at: "2026-03-01T12:00:00Z" },
      { first_name: "Newest", created_at: "2026-03-05T04:30:00Z" },
      { first_name: "Nurtured", status: "Nurturing", created_at: "2026-03-03T12:00:00Z" },
      { first_name: "Converted", status: "Converted to Deal", created_at: "2026-03-02T12:00:00Z" },
      { first_name: "Deal", type: "Deal", status: "Working Deal" },
      { first_name: "Odd", type: "Deal", status: "New Lead" },
      { first_name: "Partner", type: "Referral Partner", status: "New Lead" },
    ]);
    const headings: string[][] = [];
    for (const [path, title, expected] of [
      [newLeads, "New Leads", ["Newest Berg", "Oldest Berg"]],
      [allLeads, "All Leads", ["Newest Berg", "Nurtured Berg", "Converted Berg", "Oldest Berg"]],
    ] as const) {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(page.getByRole("table", { name: title })).toBeVisible();
      await expect(names(page)).toHaveText([...expected]);
      await expect(main.getByRole("status")).toHaveText(`${expected.length} leads`);
      await expect(main.getByRole("textbox", { name: "Search leads" })).toBeVisible();
      await expect(main.getByRole("button", { name: "Add Lead" })).toBeVisible();
      for (const name of expected)
        for (const act of ["Edit", "Delete"])
          await expect(rowOf(page, name).getByRole("button", { name: act })).toBeVisible();
      headings.push(await page.getByRole("columnheader").allInnerTexts());
    }
    // Times are in the browser's time zone; the tests' server runs in Kathmandu's.
    const moment = rowOf(page, "Newest Berg").getByRole("time");
    await expect(moment).toHaveAttribute("title", "Mar 4, 2026 at 11:30 PM");
    await expect(moment).toHaveText(/^Mar 4/);
    expect(headings[0]).toEqual(headings[1]);
    expect(headings[0]).toEqual(expect.arrayContaining(["Name", "Phone", "Status", "Added"]));

    await test.step("rows are navigated, opened and deleted by keyboard alone, and the focus is never lost", async () => {
      const name = (first: string) => names(page).filter({ hasText: first });
      await tabTo(page, name("Newest"));
      await page.keyboard.press("ArrowDown");
      await expect(name("Nurtured")).toBeFocused();
      const edit = page.getByRole("button", { name: "Edit Nurtured Berg" });
      await tabTo(page, edit, 4);
      await page.keyboard.press("Enter");
      const form = leadForm(page, "Edit Lead");
      await expect(form.field("First Name")).toHaveValue("Nurtured");
      await page.keyboard.press("Escape");
      await expect(form.dialog).toBeHidden();
      await expect(edit).toBeFocused();

      const remove = page.getByRole("button", { name: "Delete Nurtured Berg" });
      const question = page.getByRole("alertdialog", { name: "Delete Nurtured Berg?" });
      await tabTo(page, remove, 3);
      for (const answer of ["Enter", "Escape"]) {
        await page.keyboard.press("Enter");
        await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
        await page.keyboard.press(answer);
        await expect(question).toBeHidden();
        await expect(remove).toBeFocused();
      }
      await expect(names(page)).toHaveText([
        "Newest Berg",
        "Nurtured Berg",
        "Converted Berg",
        "Oldest Berg",
      ]);
      expect(await storedContacts(sql, ana.id)).toHaveLength(7);

      await page.keyboard.press("Enter");
      await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(question.getByRole("button", { name: "Delete" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(names(page)).toHaveText(["Newest Berg", "Converted Berg", "Oldest Berg"]);
      await expect(name("Converted")).toBeFocused();
      const left = (await storedContacts(sql, ana.id)).filter((row) => row.type === "Lead");
      expect(left.map((row) => row.first_name)).toEqual(["Newest", "Converted", "Oldest"]);
    });
  },
);

test(
  "the first rows are requested before the page's scripts, more load while scrolling, and a failure can be retried",
  { tag: ["@ERR-047"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");
    const ana = await signIn(people.ana);
    const seed = (from: number, to: number, atOnce: number) =>
      seedContacts(
        sql,
        ana.id,
        Array.from({ length: to - from }, (_, index) => ({
          first_name: `Number ${from + index}`,
          created_at: new Date(
            1_770_000_000_000 + Math.floor((from + index) / atOnce) * 1_000,
          ).toISOString(),
        })),
      );
    const stored = async () =>
      (await storedContacts(sql, ana.id)).map((row) => `${String(row.first_name)} Berg`);

    await test.step("the first rows are requested before the page's scripts, once, and only for who is signed in", async () => {
      await page.goto(newLeads);
      await expect(page.getByText("No new leads")).toBeVisible();
      await seedContacts(sql, ana.id, [{ first_name: "Early" }]);
      // The live channel has announced the lead, so that it announces nothing to the pages below.
      await expect(rowOf(page, "Early Berg")).toBeVisible();
      const list = "POST /rpc/contacts/list";
      const early = ["POST /rpc/profiles/mine", list];
      for (const path of [newLeads, allLeads]) {
        // Nothing that the page before still asks for is counted.
        await page.goto("about:blank");
        const letScriptsGo = await hold(page, "**/assets/*.js");
        const asked = watch(page, "/rpc/");
        const rows = page.waitForResponse("**/rpc/contacts/list");
        await page.goto(path, { waitUntil: "commit" });
        await rows;
        expect(asked.filter((one) => early.includes(one))).toEqual(early);
        letScriptsGo();
        await expect(rowOf(page, "Early Berg")).toBeVisible();
        expect(asked.filter((one) => one === list)).toHaveLength(1);
      }
    });

    await test.step("a list that fails to load says why and can be retried, for its first rows and for more", async () => {
      await seed(0, 119, 1);
      const all = await stored();
      await failProcedure(page, "contacts/list", "The database rests.");
      await page.goto(newLeads);
      const failed = toast(page, "Error fetching Leads");
      await expect(failed).toContainText("The database rests.");
      await expect(failed).toHaveAttribute("data-variant", "destructive");
      await failed.getByRole("button", { name: "Close" }).click();
      const place = page.getByRole("main").getByRole("alert");
      await expect(place).toContainText("Error fetching Leads");
      await expect(place).toContainText("The database rests.");

      await page.route("**/rpc/contacts/list", (route) =>
        inputOf(route.request()).cursor ? route.fallback() : route.continue(),
      );
      await place.getByRole("button", { name: "Try again" }).click();
      await expect(names(page)).toHaveCount(50);
      const more = page.getByRole("button", { name: "Load more" });
      const sent = watch(page, "/rpc/contacts/list");
      await more.scrollIntoViewIfNeeded();
      await expect(failed).toContainText("The database rests.");
      await expect(names(page)).toHaveCount(50);
      // A failed request isn't repeated over and over, neither by itself nor by scrolling back to the end.
      await names(page).first().scrollIntoViewIfNeeded();
      await more.scrollIntoViewIfNeeded();
      await expect(more).toBeEnabled();
      expect(sent).toHaveLength(1);

      await page.unrouteAll();
      await more.press("Enter");
      await expect(page.getByRole("main").getByRole("status")).toHaveText("120 leads");
      await expect(names(page)).toHaveText(all);
    });

    await test.step("a long list loads while scrolling, with no lead twice and none missing", async () => {
      // Three with each timestamp: a page may end between rows of the same age.
      await seed(119, 259, 3);
      const all = await stored();
      await page.goto(allLeads);
      const count = page.getByRole("main").getByRole("status");
      await expect(count).toHaveText("260 leads");
      await expect(names(page)).toHaveText(all.slice(0, 50));
      await page.mouse.move(900, 500);
      await expect
        .poll(
          async () => {
            await page.mouse.wheel(0, 3_000);
            return names(page).count();
          },
          { timeout: 15_000 },
        )
        .toBe(260);
      await expect(count).toHaveText("260 leads");
      await expect(names(page)).toHaveText(all);
      await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
    });
  },
);

test(
  "a change in one window shows in another within a second",
  { tag: "@soon" },
  async ({ page, context, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await seedContacts(sql, ana.id, [{ first_name: "Stay" }]);
    const other = await context.newPage();
    for (const [window, path] of [
      [page, newLeads],
      [other, allLeads],
    ] as const) {
      const live = window.waitForResponse("**/events");
      await window.goto(path);
      await live;
      await expect(names(window)).toHaveText(["Stay Berg"]);
    }
    const withinASecond = { timeout: 1_000 };

    const form = await openNewLead(page);
    await form.field("First Name").fill("Wanda");
    await form.field("Last Name").fill("Two");
    await form.save.click();
    await expect(form.dialog).toBeHidden();
    await expect(names(other)).toHaveText(["Wanda Two", "Stay Berg"], withinASecond);

    const edit = await openEdit(other, "Wanda Two");
    await edit.field("First Name").fill("Vanda");
    await edit.save.click();
    await expect(edit.dialog).toBeHidden();
    await expect(names(page)).toHaveText(["Vanda Two", "Stay Berg"], withinASecond);

    await rowOf(page, "Vanda Two").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(names(page)).toHaveText(["Stay Berg"]);
    await expect(names(other)).toHaveText(["Stay Berg"], withinASecond);
  },
);
