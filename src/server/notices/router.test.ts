import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { mailsTo } from "#test/harness/bookings.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";
import { firstScenario, generousLimits } from "#test/harness/worked-case.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function anaAndLeo() {
  return { ana: await app.as(fresh(people.ana)), leo: await app.as(fresh(people.leo)) };
}

async function invite(from: SignedIn, to: SignedIn): Promise<string> {
  const id = newId();
  await from.api.links.invite({ id, profileId: to.id });
  return id;
}

const kindsOf = async (person: SignedIn) =>
  (await person.api.notices.list()).notices.map(({ kind }) => kind);
const subjectsTo = async (person: SignedIn) =>
  (await mailsTo(app, person.email)).map(({ subject }) => subject);

/** Writes a notification as the triggers do, without the event itself. */
async function tell(person: SignedIn, { kind = "invited", at = new Date() } = {}): Promise<string> {
  const id = newId();
  await app.sql(
    `insert into notices (user_id, id, happened_at, kind, actor_id, actor_name)
     values ($1, $2, $3, $4, $1, 'Leo Marsh')`,
    [person.id, id, at, kind],
  );
  return id;
}

const sendMail = (owner: string, id: string) =>
  app.sql(
    "select graphile_worker.add_job('notice-mail', json_build_object('owner', $1::text, 'id', $2::text))",
    [owner, id],
  );

describe("what happens between two professionals", () => {
  test("is reported to the other one, by the bell and by email", async () => {
    const { ana, leo } = await anaAndLeo();
    const declined = await invite(ana, leo);
    await leo.api.links.answer({ id: declined, status: "declined" });
    const accepted = await invite(leo, ana);
    await ana.api.links.answer({ id: accepted, status: "accepted" });
    await app.drain();
    const dealId = await addDealOf(leo);
    await ana.api.calculator.save({ dealId, id: newId(), scenario: firstScenario });
    await app.drain();
    await leo.api.contacts.editDeal({
      id: dealId,
      deal: {
        firstName: "Priya",
        lastName: "Raman",
        loanOfficerDealParams: { ...generousLimits, maxMonthlyPayment: 500 },
      },
    });
    await app.drain();
    await leo.api.links.end({ id: accepted });
    expect(await kindsOf(leo)).toEqual(["scenario saved", "accepted", "invited"]);
    expect(await kindsOf(ana)).toEqual(["ended", "scenario changed", "invited", "declined"]);
    expect((await leo.api.notices.list()).notices[0]).toMatchObject({
      isRead: false,
      actor: { id: ana.id, fullName: "Ana Ruiz" },
      dealId,
      dealName: "Priya Raman",
      isWithinLimits: true,
    });
    expect((await subjectsTo(leo)).toSorted()).toEqual([
      "Ana Ruiz invites you to link",
      "Ana Ruiz saved a scenario for Priya Raman",
      "You are linked with Ana Ruiz",
    ]);
    expect((await subjectsTo(ana)).toSorted()).toEqual([
      "A saved scenario for Priya Raman has changed",
      "Leo Marsh declined your invitation",
      "Leo Marsh ended your link",
      "Leo Marsh invites you to link",
    ]);
    // Email is not confidential: a client's figures stay in the product.
    const texts = [...(await mailsTo(app, leo.email)), ...(await mailsTo(app, ana.email))].map(
      ({ text, html }) => text + html,
    );
    for (const text of texts) expect(text).not.toMatch(/300,000|1,916|2,500|8,000|30\.2/);
  });

  test("is reported to a loan officer whose agent links with another", async () => {
    const { ana, leo } = await anaAndLeo();
    const lena = await app.as(fresh({ ...people.leo, fullName: "Lena Falk" }));
    await link(app, leo, ana);
    await ana.api.links.answer({ id: await invite(lena, ana), status: "accepted" });
    expect((await kindsOf(leo))[0]).toBe("replaced");
    expect(await subjectsTo(leo)).toContain("Your link with Ana Ruiz has ended");
  });

  test("is not reported if there is nothing to know: a canceled invitation leaves only its own notification", async () => {
    const { ana, leo } = await anaAndLeo();
    const id = await invite(ana, leo);
    await ana.api.links.answer({ id, status: "cancelled" });
    expect(await kindsOf(leo)).toEqual(["invited"]);
    expect(await kindsOf(ana)).toEqual([]);
  });
});

describe("the bell", () => {
  test("lists the newest 50 and counts all that are unread", async () => {
    const ana = await app.as(fresh(people.ana));
    const start = Date.now() - 100_000;
    for (let count = 0; count < 52; count += 1)
      await tell(ana, { at: new Date(start + count * 1_000) });
    const { notices, unread } = await ana.api.notices.list();
    expect([notices.length, unread]).toEqual([50, 52]);
    const moments = notices.map(({ happenedAt }) => happenedAt.getTime());
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
    expect(moments[0]).toBe(start + 51_000);
  });

  test("marks as read everything until one that was seen, and repeating it changes nothing", async () => {
    const ana = await app.as(fresh(people.ana));
    const at = (seconds: number) => new Date(Date.UTC(2026, 10, 18, 12, 0, seconds));
    await tell(ana, { at: at(1) });
    const seen = await tell(ana, { at: at(2) });
    await tell(ana, { at: at(3) });
    for (let times = 0; times < 2; times += 1)
      expect(await ana.api.notices.markRead({ until: seen })).toEqual({ unread: 1 });
    const { notices } = await ana.api.notices.list();
    expect(notices.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  });

  test("marks nothing with an unknown or another person's notification", async () => {
    const { ana, leo } = await anaAndLeo();
    await tell(ana, { at: new Date(Date.now() - 60_000) });
    const his = await tell(leo);
    for (const until of [newId(), his])
      expect(await ana.api.notices.markRead({ until })).toEqual({ unread: 1 });
    expect((await leo.api.notices.list()).unread).toBe(1);
  });
});

/** The database's content, whatever the procedures show. */
const storedFor = (person: SignedIn) =>
  app.sql<{ kind: string; in_bell: boolean; is_read: boolean }>(
    `select kind, in_bell, read_at is not null as is_read from notices where user_id = $1
      order by happened_at desc, id desc`,
    [person.id],
  );

describe("the notification settings", () => {
  test("are on for both channels by default, but for emails that no one got before; a switch changes only its own field, and repeating it changes nothing", async () => {
    const leo = await app.as(fresh(people.leo));
    const { wishes } = await leo.api.notices.wishes();
    expect(wishes.map(({ topic }) => topic)).toEqual([
      "lead",
      "booking",
      "message",
      "approval",
      "assistant",
      "invitation",
      "answer",
      "end",
      "saved",
      "changed",
    ]);
    expect(wishes.every(({ inBell }) => inBell)).toBe(true);
    expect(wishes.filter(({ byMail }) => !byMail).map(({ topic }) => topic)).toEqual([
      "lead",
      "approval",
      "assistant",
    ]);
    const expected = wishes.map((wish) =>
      wish.topic === "answer" ? { ...wish, byMail: false } : wish,
    );
    for (let times = 0; times < 2; times += 1)
      expect(
        await leo.api.notices.setWish({ topic: "answer", channel: "mail", isOn: false }),
      ).toEqual({ wishes: expected, textsTo: null });
    await leo.api.notices.setWish({ topic: "answer", channel: "bell", isOn: false });
    await leo.api.notices.setWish({ topic: "answer", channel: "mail", isOn: true });
    expect((await leo.api.notices.wishes()).wishes[6]).toEqual({
      topic: "answer",
      inBell: false,
      byMail: true,
      byText: false,
    });
    expect((await (await app.as(fresh(people.ana))).api.notices.wishes()).wishes).toEqual(wishes);
  });

  test("only the bell sends no email, not even queues a job; and emails return when they are switched on", async () => {
    const { ana, leo } = await anaAndLeo();
    await leo.api.notices.setWish({ topic: "invitation", channel: "mail", isOn: false });
    const id = await invite(ana, leo);
    expect(
      await app.sql(
        "select from graphile_worker.jobs where key like 'notice:%' and locked_at is null",
      ),
    ).toEqual([]);
    expect(await subjectsTo(leo)).toEqual([]);
    expect((await leo.api.notices.list()).unread).toBe(1);
    await ana.api.links.answer({ id, status: "cancelled" });
    await leo.api.notices.setWish({ topic: "invitation", channel: "mail", isOn: true });
    await invite(ana, leo);
    expect(await subjectsTo(leo)).toEqual(["Ana Ruiz invites you to link"]);
  });

  test("only email sends the email and never shows or counts in the bell, even after it is switched on again", async () => {
    const { ana, leo } = await anaAndLeo();
    await leo.api.notices.setWish({ topic: "invitation", channel: "bell", isOn: false });
    await invite(ana, leo);
    expect(await subjectsTo(leo)).toEqual(["Ana Ruiz invites you to link"]);
    await leo.api.notices.setWish({ topic: "invitation", channel: "bell", isOn: true });
    expect(await leo.api.notices.list()).toEqual({ notices: [], unread: 0 });
    expect(await storedFor(leo)).toEqual([{ kind: "invited", in_bell: false, is_read: true }]);
  });

  test("no channel leaves nothing behind, and other topics and people are not affected", async () => {
    const { ana, leo } = await anaAndLeo();
    for (const channel of ["bell", "mail"] as const)
      await leo.api.notices.setWish({ topic: "invitation", channel, isOn: false });
    const id = await invite(ana, leo);
    expect(await storedFor(leo)).toEqual([]);
    await leo.api.links.answer({ id, status: "accepted" });
    await ana.api.links.end({ id });
    expect(await kindsOf(leo)).toEqual(["ended"]);
    expect(await kindsOf(ana)).toEqual(["accepted"]);
    expect(await subjectsTo(leo)).toEqual(["Ana Ruiz ended your link"]);
  });

  test("are checked again when the email is written: a switch in between counts", async () => {
    const leo = await app.as(fresh(people.leo));
    const id = await tell(leo);
    await leo.api.notices.setWish({ topic: "invitation", channel: "mail", isOn: false });
    await sendMail(leo.id, id);
    expect(await subjectsTo(leo)).toEqual([]);
    const other = await tell(leo, { kind: "declined" });
    await sendMail(leo.id, other);
    expect(await subjectsTo(leo)).toEqual(["Leo Marsh declined your invitation"]);
  });

  test("cannot be changed by another person, or for an unknown topic", async () => {
    const { ana } = await anaAndLeo();
    const put = (body: object) =>
      ana.fetch("/api/v1/notices/wishes", { method: "PUT", body: JSON.stringify(body) });
    const wish = { topic: "saved", channel: "mail", isOn: false };
    expect((await put(wish)).status).toBe(200);
    for (const wrong of [
      { ...wish, topic: "scenario saved" },
      { ...wish, topic: "account" },
      { ...wish, channel: "sms" },
      { ...wish, isOn: "yes" },
      { ...wish, userId: newId() },
    ])
      expect((await put(wrong)).status, JSON.stringify(wrong)).toBe(400);
  });
});

describe("the emails", () => {
  test("are sent once, however often their job runs", async () => {
    const { ana, leo } = await anaAndLeo();
    await invite(ana, leo);
    const [notice] = (await leo.api.notices.list()).notices;
    await app.drain();
    for (let times = 0; times < 3; times += 1) await sendMail(leo.id, notice!.id);
    expect(await subjectsTo(leo)).toEqual(["Ana Ruiz invites you to link"]);
  });

  test("link to where the notification leads, and say where they are switched off", async () => {
    const { ana, leo } = await anaAndLeo();
    await invite(ana, leo);
    const [mail] = await mailsTo(app, leo.email);
    const { baseUrl } = app.running;
    expect(mail!.links).toEqual([
      `${baseUrl}/dashboard/profile?tab=invitations`,
      `${baseUrl}/dashboard/settings/notifications`,
    ]);
    expect(mail!.text).toContain("Choose which emails you get");
    expect(mail!.html).toContain("Choose which emails you get");
  });

  test("of a deleted account, a deleted notification and an unknown kind are not sent, and break nothing", async () => {
    const { ana, leo } = await anaAndLeo();
    const unknown = await tell(ana, { kind: "of a later room" });
    await sendMail(ana.id, unknown);
    await sendMail(ana.id, newId());
    const id = await tell(leo);
    await app.sql(`delete from account."user" where id = $1`, [leo.id]);
    await sendMail(leo.id, id);
    expect(await subjectsTo(ana)).toEqual([]);
    expect(await subjectsTo(leo)).toEqual([]);
    expect(
      await app.sql("select from graphile_worker.jobs where last_error is not null"),
    ).toHaveLength(0);
  });

  test("contain names unchanged, and execute nothing in them", async () => {
    const ana = await app.as(fresh({ ...people.ana, fullName: `<img src=x> "Ana" & Co` }));
    const leo = await app.as(fresh(people.leo));
    await invite(ana, leo);
    const [mail] = await mailsTo(app, leo.email);
    expect(mail!.subject).toBe(`<img src=x> "Ana" & Co invites you to link`);
    expect(mail!.html).not.toContain("<img");
  });
});
