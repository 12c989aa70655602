import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import {
  findPage,
  findParts,
  named,
  newMark,
  seedInvitation,
  storedInvitation,
} from "./links-fixtures.ts";
import { hold } from "./requests.ts";

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

test(
  "inviting shows at once, is stored, and sends a notification",
  { tag: ["@FIND-020", "@FIND-031", "@ERR-079.1-2", "@ERR-080"] },
  async ({ page, signIn, register, sql }) => {
    const mark = newMark();
    const ben = await register(named(people.ben, `Ben ${mark}`));
    const leo = await signIn(people.leo);
    await page.goto(`${findPage}?q=${mark}`);
    const card = findParts(page).card(`Ben ${mark}`);
    const button = card.getByRole("button");
    const letGo = await hold(page, "**/rpc/links/invite");
    await expect(button).toHaveText("Invite to Link");
    await button.focus();
    await page.keyboard.press("Enter");
    // The server has not answered yet.
    await expect(button).toHaveText("Invitation Sent");
    await expect(button).toBeDisabled();
    await expect(card.getByRole("heading")).toBeFocused();
    letGo();
    const told = toast(page, "Invitation Sent!");
    await expect(told).toContainText("Your invitation has been sent successfully.");
    await expect(told).toHaveAttribute("data-variant", "success");
    await expect(button).toHaveText("Invitation Sent");
    expect(
      await sql(
        "select status, invited_profile_id from profile_link_invitations where inviting_profile_id = $1",
        [leo.id],
      ),
    ).toEqual([{ status: "pending", invited_profile_id: ben.id }]);

    await page.reload();
    await expect(button).toHaveText("Invitation Sent");
    await expect(card.getByRole("link", { name: "They invited you" })).toHaveCount(0);
  },
);

test("an invitation sent by mistake can be undone at once, and the person invited again", async ({
  page,
  signIn,
  register,
  sql,
  allowErrors,
}) => {
  const mark = newMark();
  const ben = await register(named(people.ben, `Ben ${mark}`));
  await signIn(people.leo);
  await page.goto(`${findPage}?q=${mark}`);
  const button = findParts(page).card(`Ben ${mark}`).getByRole("button");
  const statuses = () =>
    sql<{ status: string }>(
      "select status from profile_link_invitations where invited_profile_id = $1 order by created_at",
      [ben.id],
    );
  await button.click();
  await toast(page, "Invitation Sent!").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Invitation Cancelled")).toBeVisible();
  await expect(button).toHaveText("Invite to Link");
  expect(await statuses()).toEqual([{ status: "cancelled" }]);

  // If the other person answered first, the page shows that.
  allowErrors("409 (Conflict)");
  await button.click();
  const told = toast(page, "Invitation Sent!");
  await expect(told).toBeVisible();
  await told.hover();
  await sql(
    "update profile_link_invitations set status = 'declined' where invited_profile_id = $1 and status = 'pending'",
    [ben.id],
  );
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Error Updating Invitation")).toBeVisible();
  await expect(button).toHaveText("Invite to Link");
  expect(await statuses()).toEqual([{ status: "cancelled" }, { status: "declined" }]);
});

test(
  "an invitation that already exists is reported without an error, and the card updates",
  { tag: ["@ERR-077.1", "@ERR-078"] },
  async ({ page, context, signIn, register, sql, allowErrors }) => {
    allowErrors("409 (Conflict)");
    const mark = newMark();
    const ben = await register(named(people.ben, `Ben ${mark}`));
    const leo = await signIn(people.leo);
    // A tab that isn't notified of the other person's action.
    await context.route("**/events", (route) => route.abort());
    allowErrors("ERR_FAILED");
    await page.goto(`${findPage}?q=${mark}`);
    const button = findParts(page).card(`Ben ${mark}`).getByRole("button");
    await expect(button).toHaveText("Invite to Link");
    const id = await seedInvitation(sql, { from: ben.id, to: leo.id });
    await button.click();
    const told = toast(page, "Invitation Exists");
    await expect(told).toContainText("A pending invitation to this professional already exists.");
    await expect(told).toHaveAttribute("data-variant", "default");
    await expect(button).toHaveText("Invitation Sent");
    await expect(button).toBeDisabled();
    expect(await storedInvitation(sql, id)).toMatchObject({ status: "pending" });
  },
);

test(
  "an invitation that couldn't be sent reverts the card",
  { tag: ["@ERR-081"] },
  async ({ page, signIn, register, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");
    const mark = newMark();
    await register(named(people.ben, `Ben ${mark}`));
    await signIn(people.leo);
    await page.goto(`${findPage}?q=${mark}`);
    const button = findParts(page).card(`Ben ${mark}`).getByRole("button");
    await failProcedure(page, "links/invite", "The archive is closed.");
    await button.click();
    const told = toast(page, "Error Sending Invitation");
    await expect(told).toContainText("The archive is closed.");
    await expect(told).toHaveAttribute("data-variant", "destructive");
    await expect(button).toHaveText("Invite to Link");
    await page.unroute("**/rpc/links/invite");
    await button.click();
    await expect(toast(page, "Invitation Sent!")).toBeVisible();
    await expect(button).toHaveText("Invitation Sent");
  },
);

test(
  "a failure to load statuses is reported, and people can still be invited",
  { tag: ["@ERR-074.1-2"] },
  async ({ page, signIn, register, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");
    const mark = newMark();
    const ben = await register(named(people.ben, `Ben ${mark}`));
    await signIn(people.leo);
    await failProcedure(page, "links/invitations", "The archive is closed.");
    await page.goto(`${findPage}?q=${mark}`);
    const told = toast(page, "Error Loading Invitations");
    await expect(told).toContainText(
      "Could not load existing invitation statuses: The archive is closed.",
    );
    const button = findParts(page).card(`Ben ${mark}`).getByRole("button");
    await button.click();
    await expect
      .poll(() =>
        sql("select status from profile_link_invitations where invited_profile_id = $1", [ben.id]),
      )
      .toEqual([{ status: "pending" }]);
    await expect(button).toHaveText("Invitation Sent");
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
