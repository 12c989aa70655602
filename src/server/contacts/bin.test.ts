import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

const day = 24 * 60 * 60 * 1000;
// The clock of the requests; the job that empties the bin uses PostgreSQL's.
let now = new Date();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

const lead = { firstName: "Priya", lastName: "Raman", tags: ["first home"], budget: 5, notes: "n" };

async function addLead(person: SignedIn): Promise<string> {
  const id = newId();
  await person.api.contacts.addLead({ id, lead });
  return id;
}

const rowOf = async (id: string) =>
  (await app.sql<Record<string, unknown>>("select * from contacts where id = $1", [id]))[0];
const kindsOf = async (id: string) =>
  (
    await app.sql<{ kind: string }>(
      "select kind from contact_events where contact_id = $1 order by happened_at, id",
      [id],
    )
  ).map(({ kind }) => kind);

async function emptyBin() {
  await app.sql("select graphile_worker.add_job('empty-bin')");
  await app.drain();
}

test("a deleted contact disappears from the lists, waits in the bin and is restored unchanged", async () => {
  const ana = await app.as(fresh(people.ana));
  const id = await addLead(ana);
  const before = await rowOf(id);
  await ana.api.contacts.remove({ id });
  expect(await rowOf(id)).toBeUndefined();
  expect((await ana.api.contacts.bin({})).contacts).toEqual([
    expect.objectContaining({
      id,
      firstName: "Priya",
      deletedAt: now,
      purgeAt: new Date(now.getTime() + 30 * day),
    }),
  ]);
  expect(await ana.api.contacts.restore({ id })).toEqual({ id, type: "Lead" });
  expect(await rowOf(id)).toEqual(before);
  expect((await ana.api.contacts.bin({})).contacts).toEqual([]);
  expect(await kindsOf(id)).toEqual(["created", "deleted", "restored"]);
});

test("restoring twice, at once or later, succeeds and creates one record", async () => {
  const ana = await app.as(fresh(people.ana));
  const id = await addLead(ana);
  await ana.api.contacts.remove({ id });
  const answers = await Promise.allSettled([
    ana.api.contacts.restore({ id }),
    ana.api.contacts.restore({ id }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  await ana.api.contacts.restore({ id });
  expect(await app.sql("select 1 from contacts where id = $1", [id])).toHaveLength(1);
});

test("a contact deleted permanently, or after 30 days in the bin, cannot be restored, and the job removes it with its timeline", async () => {
  now = new Date(Date.now() - 31 * day);
  const ana = await app.as(fresh(people.ana));
  const [old, given, kept] = [await addLead(ana), await addLead(ana), await addLead(ana)];
  await ana.api.contacts.remove({ id: old });
  now = new Date();
  await ana.api.contacts.remove({ id: given });
  await ana.api.contacts.remove({ id: kept });
  await ana.api.contacts.forget({ id: given });
  now = new Date(Date.now() + 1);
  expect((await ana.api.contacts.bin({})).contacts.map(({ id }) => id)).toEqual([kept]);
  for (const id of [old, given])
    await expect(ana.api.contacts.restore({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await emptyBin();
  const left = await app.sql<{ id: string }>("select id from deleted_contacts where user_id = $1", [
    ana.id,
  ]);
  expect(left).toEqual([{ id: kept }]);
  expect(await kindsOf(old)).toEqual([]);
  expect(await kindsOf(given)).toEqual([]);
  expect(await kindsOf(kept)).toEqual(["created", "deleted"]);
});

test("the bin is paginated, last deleted first", async () => {
  const ana = await app.as(fresh(people.ana));
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const id = await addLead(ana);
    now = new Date(now.getTime() + 1);
    await ana.api.contacts.remove({ id });
    ids.unshift(id);
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await ana.api.contacts.bin({ limit: 2, cursor });
    seen.push(...page.contacts.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(ids);
});

test("permanently deleted and unknown ids get the same response", async () => {
  const ana = await app.as(fresh(people.ana));
  for (const call of [ana.api.contacts.restore, ana.api.contacts.forget, ana.api.contacts.remove])
    await expect(call({ id: newId() })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

const binRows = (id: string) =>
  app.sql<Record<string, unknown>>("select * from deleted_contacts where id = $1", [id]);

test("deleting twice, after a lost response or in two tabs, keeps the copy in the bin, and restoring shows everything", async () => {
  const ana = await app.as(fresh(people.ana));
  const id = await addLead(ana);
  await ana.api.contacts.addNote({ id, noteId: newId(), text: "Called about the porch" });
  const before = await rowOf(id);
  expect(await ana.api.contacts.remove({ id })).toEqual({ id, wasAlready: false });
  const binned = await binRows(id);
  expect(binned).toHaveLength(1);
  now = new Date(now.getTime() + 60_000);
  expect(await ana.api.contacts.remove({ id })).toEqual({ id, wasAlready: true });
  expect(await binRows(id)).toEqual(binned);
  expect(await ana.api.contacts.restore({ id })).toEqual({ id, type: "Lead" });
  expect(await rowOf(id)).toEqual(before);
  expect(await kindsOf(id)).toEqual(["created", "noted", "deleted", "restored"]);
});

test("deleting at once from twelve tabs deletes and records it once", async () => {
  const ana = await app.as(fresh(people.ana));
  for (let round = 0; round < 5; round += 1) {
    const id = await addLead(ana);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ana.api.contacts.remove({ id })),
    );
    expect(answers.filter(({ wasAlready }) => !wasAlready)).toHaveLength(1);
    expect(await binRows(id)).toHaveLength(1);
    expect(await kindsOf(id)).toEqual(["created", "deleted"]);
  }
});

test("deleted, restored and deleted again, each twice, it is in the bin and is restored completely", async () => {
  const ana = await app.as(fresh(people.ana));
  const id = await addLead(ana);
  const before = await rowOf(id);
  const twice = async (act: "remove" | "restore") => {
    now = new Date(now.getTime() + 1_000);
    await ana.api.contacts[act]({ id });
    await ana.api.contacts[act]({ id });
  };
  await twice("remove");
  await twice("restore");
  await twice("remove");
  expect(await binRows(id)).toHaveLength(1);
  await twice("restore");
  expect(await rowOf(id)).toEqual(before);
  expect(await kindsOf(id)).toEqual(["created", "deleted", "restored", "deleted", "restored"]);
});

test("two tabs that delete permanently both learn that it is gone, and a deletion after that finds nothing", async () => {
  const ana = await app.as(fresh(people.ana));
  const id = await addLead(ana);
  await ana.api.contacts.remove({ id });
  const tabs = [ana.api.contacts.forget({ id }), ana.api.contacts.forget({ id })];
  expect(await Promise.all(tabs)).toEqual([{ id }, { id }]);
  const given = await binRows(id);
  now = new Date(now.getTime() + 60_000);
  expect(await ana.api.contacts.forget({ id })).toEqual({ id });
  expect(await binRows(id)).toEqual(given);
  await expect(ana.api.contacts.remove({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(ana.api.contacts.restore({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("what one tab restored, another does not delete permanently", async () => {
  const ana = await app.as(fresh(people.ana));
  const id = await addLead(ana);
  const before = await rowOf(id);
  await ana.api.contacts.remove({ id });
  await ana.api.contacts.restore({ id });
  await expect(ana.api.contacts.forget({ id })).rejects.toMatchObject({
    code: "RESTORED",
    message: "This contact was restored, so we kept it.",
  });
  expect(await rowOf(id)).toEqual(before);
});

test("a repeated save after its contact was deleted restores no one, and says where to look", async () => {
  const ana = await app.as(fresh(people.ana));
  const [ofLead, ofDeal, ofPartner] = [newId(), newId(), newId()];
  const saves = [
    { id: ofLead, save: () => ana.api.contacts.addLead({ id: ofLead, lead }) },
    {
      id: ofDeal,
      save: () => ana.api.contacts.addDeal({ id: ofDeal, deal: { firstName: "D", lastName: "D" } }),
    },
    {
      id: ofPartner,
      save: () => ana.api.contacts.addPartner({ id: ofPartner, partner: { firstName: "P" } }),
    },
  ];
  for (const { id, save } of saves) {
    await save();
    await ana.api.contacts.remove({ id });
    const binned = await binRows(id);
    await expect(save()).rejects.toMatchObject({
      code: "DELETED",
      message: "This contact is in Deleted contacts. Restore it from there.",
    });
    expect(await rowOf(id)).toBeUndefined();
    expect(await binRows(id)).toEqual(binned);
  }
});

test("a repeated save at the moment of its contact's deletion does not bring it back beside the copy in the bin", async () => {
  const ana = await app.as(fresh(people.ana));
  const { contacts } = ana.api;
  const told = (act: Promise<unknown>) =>
    act.catch((error: { code?: string }) => expect(error.code).toBe("DELETED"));
  for (let round = 0; round < 10; round += 1) {
    const id = await addLead(ana);
    const save = () => told(contacts.addLead({ id, lead }));
    await Promise.all([contacts.remove({ id }), save(), save()]);
    expect(await rowOf(id)).toBeUndefined();
    expect(await binRows(id)).toHaveLength(1);
  }
});

test("whatever four tabs do at once, a contact is either in the lists or in the bin, and nothing fails unexpectedly", async () => {
  const ana = await app.as(fresh(people.ana));
  const ids = await Promise.all(Array.from({ length: 4 }, () => addLead(ana)));
  const { contacts } = ana.api;
  const acts = [
    (id: string) => contacts.remove({ id }),
    (id: string) => contacts.restore({ id }),
    (id: string) => contacts.addLead({ id, lead }),
    (id: string) => contacts.editLead({ id, lead: { ...lead, notes: newId() } }),
  ];
  const expected = ["NOT_FOUND", "DELETED", "ID_TAKEN"];
  // Every action meets every other one, on every contact, in a different order per tab.
  const tab = async (number: number) => {
    for (let turn = 0; turn < 32; turn += 1) {
      const act = acts[(turn + number * (1 + (turn >> 2))) % acts.length]!;
      const id = ids[(turn >> (number % 3)) % ids.length]!;
      await act(id).catch((error: { code?: string }) => expect(expected).toContain(error.code));
    }
  };
  await Promise.all([tab(0), tab(1), tab(2), tab(3)]);
  for (const id of ids) {
    const found = [await rowOf(id), ...(await binRows(id))].filter(Boolean);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ first_name: "Priya", tags: ["first home"] });
  }
});
