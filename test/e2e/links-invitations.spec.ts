import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import {
  invitationParts,
  invitationsPage,
  named,
  partsOfInvitation,
  seedInvitation,
  storedInvitation,
} from "./links-fixtures.ts";
import { hold } from "./requests.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

test(
  "all of a person's invitations are listed, newest first, each with its parties, status and actions",
  {
    tag: [
      "@PROF-034",
      "@PROF-035",
      "@PROF-036",
      "@PROF-037",
      "@PROF-044",
      "@PROF-045",
      "@PROF-046.1-3",
    ],
  },
  async ({ page, signIn, register, sql, expectAccessible }) => {
    const ana = await signIn(people.ana);
    const officer = (name: string) => register(named(people.leo, name));
    const [paul, petra, dora, carl, otto, lena, rolf] = [
      await officer("Paul Sent"),
      await officer("Petra Received"),
      await officer("Dora Declined"),
      await officer("Carl Cancelled"),
      await officer("Otto Ended"),
      await officer("Lena Linked"),
      await officer("Rolf Replaced"),
    ];
    const ben = await register(people.ben);
    await seedInvitation(sql, { from: ben.id, to: paul!.id });
    const seed = (of: Parameters<typeof seedInvitation>[1]) => seedInvitation(sql, of);
    await seed({ from: ana.id, to: rolf!.id, status: "accepted", createdAt: daysAgo(50) });
    await seed({ from: ana.id, to: lena!.id, status: "accepted", createdAt: daysAgo(4) });
    await seed({
      from: otto!.id,
      to: ana.id,
      status: "accepted",
      createdAt: daysAgo(90),
      endedAt: daysAgo(80),
      endedBy: otto!.id,
    });
    await seed({ from: ana.id, to: carl!.id, status: "cancelled", createdAt: daysAgo(5) });
    await seed({ from: ana.id, to: dora!.id, status: "declined", createdAt: daysAgo(3) });
    await seed({ from: petra!.id, to: ana.id, createdAt: daysAgo(1) });
    await seed({ from: ana.id, to: paul!.id, createdAt: daysAgo(2) });

    await page.goto(invitationsPage);
    const { names, item } = invitationParts(page);
    await expect(names).toHaveText([
      "Petra Received",
      "Paul Sent",
      "Dora Declined",
      "Lena Linked",
      "Carl Cancelled",
      "Rolf Replaced",
      "Otto Ended",
    ]);

    const petras = partsOfInvitation(item("Petra Received"));
    await expect(item("Petra Received")).toContainText("Loan Originator at Hearth & Co · Mortgage");
    await expect(item("Petra Received")).toContainText("Petra Received invited you on");
    await expect(petras.label("Pending")).toBeVisible();
    await expect(petras.accept).toBeEnabled();
    await expect(petras.decline).toBeEnabled();
    await expect(petras.cancel).toHaveCount(0);

    const pauls = partsOfInvitation(item("Paul Sent"));
    await expect(item("Paul Sent")).toContainText("You invited Paul Sent on");
    await expect(pauls.label("Pending")).toBeVisible();
    await expect(pauls.cancel).toBeEnabled();
    await expect(pauls.accept).toHaveCount(0);
    await expect(pauls.decline).toHaveCount(0);

    for (const [name, label, fate] of [
      ["Dora Declined", "Declined", "Dora Declined declined on"],
      ["Lena Linked", "Accepted", "Linked since"],
      ["Carl Cancelled", "Cancelled", "You cancelled on"],
      ["Otto Ended", "Ended", "Otto Ended ended this link on"],
      ["Rolf Replaced", "Ended", "Replaced by your next link on"],
    ] as const) {
      const parts = partsOfInvitation(item(name));
      await expect(parts.label(label), name).toBeVisible();
      await expect(item(name)).toContainText(fate);
      for (const act of [parts.accept, parts.decline, parts.cancel])
        await expect(act).toHaveCount(0);
      await expect(parts.end, name).toHaveCount(name === "Lena Linked" ? 1 : 0);
    }
    await expectAccessible(page);
  },
);

test(
  "an agent accepts: the link is active, the calculator appears without a reload, and another officer would replace it",
  { tag: ["@PROF-041", "@PROF-048", "@PROF-049", "@ERR-065"] },
  async ({ page, signIn, register, sql }) => {
    const leo = await register(people.leo);
    const ana = await signIn(people.ana);
    const second = await register(named(people.leo, "Soren Second"));
    await seedInvitation(sql, { from: second.id, to: ana.id });
    const id = await seedInvitation(sql, { from: leo.id, to: ana.id, createdAt: daysAgo(1) });
    await page.goto(invitationsPage);
    const { item } = invitationParts(page);
    const calculator = page.getByRole("link", { name: "Pre-Approval Calc" });
    const leos = partsOfInvitation(item("Leo Marsh"));
    await expect(leos.accept).toBeVisible();
    await expect(calculator).toHaveCount(0);
    let loads = 0;
    page.on("load", () => (loads += 1));
    const letGo = await hold(page, "**/rpc/links/answer");
    await leos.accept.focus();
    await page.keyboard.press("Enter");
    await expect(leos.accept).toHaveAttribute("aria-busy", "true");
    await expect(leos.decline).toBeDisabled();
    letGo();
    const told = toast(page, "Invitation Accepted!");
    await expect(told).toHaveAttribute("data-variant", "success");
    await expect(leos.label("Accepted")).toBeVisible();
    await expect(calculator).toBeVisible();
    await expect(item("Leo Marsh").getByRole("heading", { level: 2 })).toBeFocused();
    expect(loads).toBe(0);
    expect(await storedInvitation(sql, id)).toMatchObject({ status: "accepted" });
    expect(
      await sql("select linked_loan_officer_id from profiles where id = $1", [ana.id]),
    ).toEqual([{ linked_loan_officer_id: leo.id }]);

    await test.step("an agent who has an officer is told what accepting another ends, and it does", async () => {
      const seconds = item("Soren Second");
      await expect(seconds).toContainText("Accepting ends your link with Leo Marsh");
      await partsOfInvitation(seconds).accept.click();
      await expect(item("Leo Marsh")).toContainText("Replaced by your next link on");
      await expect(partsOfInvitation(seconds).label("Accepted")).toBeVisible();
    });
  },
);

test(
  "an officer's list that fails can be retried, is empty at first, and then invitations are answered or cancelled",
  { tag: ["@ERR-049", "@PROF-042", "@PROF-043", "@ERR-066", "@ERR-067", "@ERR-050"] },
  async ({ page, signIn, register, sql, allowErrors, expectAccessible }) => {
    allowErrors("500 (Internal Server Error)");
    const leo = await signIn(people.leo);

    await test.step("a list that fails to load says why and can be retried; an empty one links onward", async () => {
      await failProcedure(page, "links/invitations", "The archive is closed.");
      await page.goto(invitationsPage);
      const told = toast(page, "Error Fetching Invitations");
      await expect(told).toContainText("The archive is closed.");
      await expect(told).toHaveAttribute("data-variant", "destructive");
      const { main } = invitationParts(page);
      await expectAccessible(page);
      await page.unroute("**/rpc/links/invitations");
      await main.getByRole("button", { name: "Try again" }).click();
      await expect(main.getByRole("heading", { name: "No invitations yet" })).toBeVisible();
      await main.getByRole("link", { name: "Find Professionals" }).click();
      await expect(page).toHaveURL("/dashboard/find-professionals");
    });

    await test.step("an invitation is declined, or cancelled by its sender", async () => {
      const ana = await register(people.ana);
      const ben = await register(people.ben);
      const received = await seedInvitation(sql, { from: ana.id, to: leo.id });
      const sent = await seedInvitation(sql, { from: leo.id, to: ben.id });
      await page.goBack();
      const { item } = invitationParts(page);
      const anas = partsOfInvitation(item("Ana Ruiz"));
      await anas.decline.click();
      await expect(toast(page, "Invitation Declined")).toHaveAttribute("data-variant", "success");
      await expect(anas.label("Declined")).toBeVisible();
      await expect(item("Ana Ruiz")).toContainText("You declined on");
      const bens = partsOfInvitation(item("Ben Okafor"));
      await bens.cancel.click();
      await expect(toast(page, "Invitation Cancelled")).toHaveAttribute("data-variant", "success");
      await expect(bens.label("Cancelled")).toBeVisible();
      expect(await storedInvitation(sql, received)).toMatchObject({ status: "declined" });
      expect(await storedInvitation(sql, sent)).toMatchObject({ status: "cancelled" });
    });

    await test.step("a failed answer says why and can be given again", async () => {
      const cleo = await register(named(people.ana, "Cleo Ruiz"));
      await seedInvitation(sql, { from: cleo.id, to: leo.id });
      const cleos = partsOfInvitation(invitationParts(page).item("Cleo Ruiz"));
      await failProcedure(page, "links/answer", "The archive is closed.");
      await cleos.accept.focus();
      await page.keyboard.press("Enter");
      const told = toast(page, "Error Updating Invitation");
      await expect(told).toContainText("The archive is closed.");
      await expect(told).toHaveAttribute("data-variant", "destructive");
      await expect(cleos.label("Pending")).toBeVisible();
      await expect(cleos.accept).toBeFocused();
      await page.unroute("**/rpc/links/answer");
      await page.keyboard.press("Enter");
      await expect(cleos.label("Accepted")).toBeVisible();
    });
  },
);
