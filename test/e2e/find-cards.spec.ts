import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect, people, test } from "./fixtures.ts";
import { findPage, findParts, named, newMark, seedInvitation } from "./links-fixtures.ts";

const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

test(
  "a card shows who it is, with or without a picture, a company and a location",
  {
    tag: [
      "@FIND-007",
      "@FIND-011",
      "@FIND-012",
      "@FIND-013",
      "@FIND-014",
      "@FIND-015",
      "@FIND-016",
      "@FIND-017",
      "@FIND-018",
    ],
  },
  async ({ page, signIn, register, sql }) => {
    const mark = newMark();
    const full = await register(named(people.leo, `Abel ${mark}`));
    await sql(
      "update profiles set profile_picture_url = 'https://pictures.test/abel.png', company_name = 'Acme' where id = $1",
      [full.id],
    );
    const bare = await register(named(people.leo, `Bea ${mark}`));
    await sql(
      "update profiles set location_state = null, company_name = null, phone = null where id = $1",
      [bare.id],
    );
    const gone = await register(named(people.leo, `Cy ${mark}`));
    await sql(
      "update profiles set profile_picture_url = 'https://pictures.test/gone.png', role_in_business = null where id = $1",
      [gone.id],
    );
    await page.route("https://pictures.test/**", (route) =>
      route.request().url().endsWith("abel.png")
        ? route.fulfill({ contentType: "image/png", body: dot })
        : route.fulfill({ contentType: "text/plain", body: "no picture" }),
    );
    await signIn(people.ana);
    await page.goto(`${findPage}?q=${mark}`);
    const { names, cards, card } = findParts(page);
    await expect(names).toHaveText([`Abel ${mark}`, `Bea ${mark}`, `Cy ${mark}`]);

    const abel = card(`Abel ${mark}`);
    await expect(abel.locator("img")).toHaveAttribute("src", "https://pictures.test/abel.png");
    for (const text of ["Loan Originator at Acme", "Mortgage", "Brooklyn, NY"])
      await expect(abel.getByText(text, { exact: true })).toBeVisible();
    await expect(abel.getByRole("link", { name: "Phone (718) 555-0142" })).toHaveAttribute(
      "href",
      "tel:7185550142",
    );
    const bea = card(`Bea ${mark}`);
    await expect(bea.locator("img")).toHaveCount(0);
    await expect(bea.getByText("BZ", { exact: true })).toBeVisible();
    await expect(bea.getByText("Loan Originator", { exact: true })).toBeVisible();
    await expect(bea).not.toContainText("Brooklyn");
    await expect(bea.getByRole("link")).toHaveCount(0);
    // A picture that fails to load is replaced by the initials.
    const cy = card(`Cy ${mark}`);
    await expect(cy.getByText("CZ", { exact: true })).toBeVisible();
    await expect(cy.getByText("Hearth & Co", { exact: true })).toBeVisible();
    // A grid: the second card is next to the first.
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(second!.y).toBe(first!.y);
    expect(second!.x).toBeGreaterThan(first!.x + first!.width);
  },
);

test(
  "a card's button follows from the profile and from invitations in either direction",
  {
    tag: [
      "@FIND-019",
      "@FIND-021",
      "@FIND-022",
      "@FIND-023",
      "@FIND-024",
      "@FIND-025",
      "@FIND-026",
      "@FIND-027",
      "@FIND-028",
      "@FIND-044",
    ],
  },
  async ({ page, signIn, register, sql }) => {
    const mark = newMark();
    const leo = await signIn(people.leo);
    const agents: Record<string, { id: typeof leo.id }> = {};
    for (const name of [
      "Accepted-mine",
      "Accepted-theirs",
      "Both",
      "Cancelled",
      "Declined",
      "Ended",
      "Nothing",
      "Pending-mine",
      "Pending-theirs",
      "Profile",
    ])
      agents[name] = await register(named(people.ben, `${name} ${mark}`));
    const sent = (name: string, status: string) =>
      seedInvitation(sql, { from: leo.id, to: agents[name]!.id, status });
    const received = (name: string, status: string) =>
      seedInvitation(sql, { from: agents[name]!.id, to: leo.id, status });
    await sent("Accepted-mine", "accepted");
    await received("Accepted-theirs", "accepted");
    await sent("Both", "accepted");
    await received("Both", "pending");
    await sent("Cancelled", "cancelled");
    await received("Declined", "declined");
    await seedInvitation(sql, {
      from: leo.id,
      to: agents.Ended!.id,
      status: "accepted",
      endedAt: new Date(),
      endedBy: leo.id,
    });
    await sent("Pending-mine", "pending");
    await received("Pending-theirs", "pending");
    await sql("update profiles set linked_real_estate_agent_id = $2 where id = $1", [
      leo.id,
      agents.Profile!.id,
    ]);

    await page.goto(`${findPage}?q=${mark}`);
    const { card } = findParts(page);
    const wanted = {
      "Already Linked": ["Accepted-mine", "Accepted-theirs", "Both", "Profile"],
      "Invitation Sent": ["Pending-mine", "Pending-theirs"],
      "Invite to Link": ["Cancelled", "Declined", "Ended", "Nothing"],
    };
    for (const [label, names] of Object.entries(wanted))
      for (const name of names) {
        const button = card(`${name} ${mark}`).getByRole("button");
        await expect(button, name).toHaveText(label);
        await expect(button, name).toBeEnabled({ enabled: label === "Invite to Link" });
      }

    await card(`Pending-theirs ${mark}`).getByRole("link", { name: "They invited you" }).click();
    await expect(page.getByRole("tab", { name: "Link Invitations" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
);

test.describe("with touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("on a phone, cards are stacked, their buttons large, and both themes accessible", async ({
    page,
    signIn,
    register,
    sql,
    expectAccessible,
  }) => {
    const mark = newMark();
    const leo = await signIn(people.leo);
    const long = await register(named(people.ben, `${"Maximiliana".repeat(8)} ${mark}`));
    await sql("update profiles set company_name = $2, location_city = $2 where id = $1", [
      long.id,
      "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    ]);
    const ben = await register(named(people.ben, `Ben ${mark}`));
    await seedInvitation(sql, { from: ben.id, to: leo.id });
    await page.goto(`${findPage}?q=${mark}`);
    const { cards } = findParts(page);
    await expect(cards).toHaveCount(2);
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(second!.x).toBe(first!.x);
    expect(second!.y).toBeGreaterThan(first!.y + first!.height);
    for (const button of await cards.getByRole("button").all())
      expect((await button.boundingBox())!.height).toBeGreaterThan(43.9);
    await expectNoSidewaysScroll(page);
    await settle(page);
    await expectAccessible(page, { inBothThemes: true });
  });
});
