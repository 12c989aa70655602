import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { RoleName } from "#server/platform/roles.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { asOwner } from "#test/harness/assistant.ts";
import { mailsTo } from "#test/harness/bookings.ts";
import { fresh, people } from "#test/harness/people.ts";
import { type News, tellOwner } from "./tell-owner.ts";

const now = new Date("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const tell = (
  person: Pick<SignedIn, "id">,
  news: Partial<News> = {},
  { role = "visitor", owner = person.id }: { role?: RoleName; owner?: OwnerId } = {},
) =>
  asOwner(
    app,
    person,
    (tx) =>
      tellOwner(tx, owner, {
        kind: "new lead",
        onceKey: newId(),
        aboutName: "Vera Lind",
        now,
        ...news,
      }),
    role,
  );
const subjectsTo = async (person: SignedIn) =>
  (await mailsTo(app, person.email)).map(({ subject }) => subject);

describe("what a client did", () => {
  test("is in the bell at first, and by email too once that was chosen", async () => {
    const ana = await app.as(fresh(people.ana));
    const contactId = newId();
    expect(await tell(ana, { contactId })).toBe(false);
    const { notices, unread } = await ana.api.notices.list();
    expect(unread).toBe(1);
    expect(notices).toMatchObject([
      { kind: "new lead", aboutName: "Vera Lind", aboutTime: null, contactId, actor: null },
    ]);
    expect(await subjectsTo(ana)).toEqual([]);

    await ana.api.notices.setWish({ topic: "lead", channel: "mail", isOn: true });
    expect(await tell(ana)).toBe(true);
    expect(await subjectsTo(ana)).toEqual(["New lead: Vera Lind"]);
  });

  test("is told once, even by four at once from every role that tells", async () => {
    const ana = await app.as(fresh(people.ana));
    await ana.api.notices.setWish({ topic: "lead", channel: "mail", isOn: true });
    const onceKey = newId();
    const roles = ["visitor", "assistant", "app", "assistant"] as const;
    const told = await Promise.all(roles.map((role) => tell(ana, { onceKey }, { role })));
    expect(told.toSorted()).toEqual([false, false, false, true]);
    expect(await tell(ana, { onceKey })).toBe(false);
    expect((await ana.api.notices.list()).notices).toHaveLength(1);
    expect(await subjectsTo(ana)).toHaveLength(1);
    // Another person's notification may have the same key.
    const ben = await app.as(fresh(people.ben));
    await tell(ben, { onceKey });
    expect((await ben.api.notices.list()).unread).toBe(1);
  });

  test("leaves nothing behind with both channels off, and without the bell only the email", async () => {
    const ana = await app.as(fresh(people.ana));
    await ana.api.notices.setWish({ topic: "lead", channel: "bell", isOn: false });
    expect(await tell(ana)).toBe(false);
    expect(await app.sql("select from notices where user_id = $1", [ana.id])).toEqual([]);
    await ana.api.notices.setWish({ topic: "lead", channel: "mail", isOn: true });
    expect(await tell(ana)).toBe(true);
    expect(await ana.api.notices.list()).toEqual({ notices: [], unread: 0 });
    expect(await subjectsTo(ana)).toEqual(["New lead: Vera Lind"]);
  });

  test("queues no email if its room sends one, and says whether that one is wanted", async () => {
    const ana = await app.as(fresh(people.ana));
    const news = { kind: "message taken", isMailed: false } as const;
    expect(await tell(ana, news)).toBe(true);
    await ana.api.notices.setWish({ topic: "message", channel: "mail", isOn: false });
    expect(await tell(ana, news)).toBe(false);
    expect((await ana.api.notices.list()).unread).toBe(2);
    expect(await subjectsTo(ana)).toEqual([]);
  });

  test("is told to the transaction's owner only, whoever is named, and to nobody without one", async () => {
    const [ana, ben] = [await app.as(fresh(people.ana)), await app.as(fresh(people.ben))];
    await tell(ben, {}, { owner: ana.id });
    expect((await ana.api.notices.list()).unread).toBe(0);
    expect((await ben.api.notices.list()).unread).toBe(1);
    expect(await tell({ id: newId() as OwnerId })).toBe(false);
  });

  test.each(["links", "person", "account", "worker"] as const)(
    "can't be told by the role %s",
    async (role) => {
      const ana = await app.as(fresh(people.ana));
      await expect(tell(ana, {}, { role })).rejects.toThrow();
      expect((await ana.api.notices.list()).unread).toBe(0);
    },
  );
});

test("emails about bookings can't be switched off, and the bell can", async () => {
  const ana = await app.as(fresh(people.ana));
  const wish = { topic: "booking", isOn: false } as const;
  await expect(ana.api.notices.setWish({ ...wish, channel: "mail" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  const { wishes } = await ana.api.notices.setWish({ ...wish, channel: "bell" });
  expect(wishes.find(({ topic }) => topic === "booking")).toEqual({
    topic: "booking",
    inBell: false,
    byMail: true,
    byText: false,
  });
});
