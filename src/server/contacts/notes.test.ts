import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** A lead with one note in its timeline, and that note's id and contact. */
async function withNote(text = "Wants a yard.") {
  const ana = await app.as(fresh(people.ana));
  const place = { id: newId(), noteId: newId() };
  await ana.api.contacts.addLead({ id: place.id, lead: { firstName: "Ida", lastName: "Berg" } });
  const note = await ana.api.contacts.addNote({ ...place, text });
  return { ana, place, note };
}

const eventsOf = async (person: SignedIn, id: string) =>
  (await person.api.contacts.timeline({ id })).events;
const deletedNotes = (id: string) =>
  app.sql<{ data: object }>("select * from deleted_notes where contact_id = $1", [id]);

test("a note starts as version 1 and is not edited; other timeline entries never are", async () => {
  const { ana, place } = await withNote();
  expect(await eventsOf(ana, place.id)).toMatchObject([
    { kind: "noted", version: 1, editedAt: null },
    { kind: "created", version: 1, editedAt: null },
  ]);
});

test("an edited note has the new text in the same place, says when it was edited and keeps nothing of the old", async () => {
  const { ana, place, note } = await withNote();
  const edited = await ana.api.contacts.editNote({
    ...place,
    version: 1,
    text: " Wants no yard. ",
  });
  expect(edited).toEqual({
    ...note,
    text: "Wants no yard.",
    version: 2,
    editedAt: expect.any(Date) as Date,
  });
  expect((await eventsOf(ana, place.id))[0]).toEqual(edited);
  const stored = await app.sql("select data from contact_events where id = $1", [place.noteId]);
  expect(stored).toEqual([{ data: { text: "Wants no yard." } }]);
});

test("an edit to the same text changes nothing", async () => {
  const { ana, place, note } = await withNote();
  expect(await ana.api.contacts.editNote({ ...place, version: 1, text: "Wants a yard." })).toEqual(
    note,
  );
});

test("the second of two tabs does not overwrite what it has not read, and gets the current text", async () => {
  const { ana, place } = await withNote();
  const first = await ana.api.contacts.editNote({ ...place, version: 1, text: "First tab" });
  await expect(
    ana.api.contacts.editNote({ ...place, version: 1, text: "Second tab" }),
  ).rejects.toMatchObject({
    code: "CHANGED",
    data: { current: { text: "First tab", version: 2 } },
  });
  expect((await eventsOf(ana, place.id))[0]).toEqual(first);
  // A client that keeps no versions overwrites, as with contacts.
  await ana.api.contacts.editNote({ ...place, text: "Overwritten" });
  const both = await Promise.allSettled(
    ["One", "Two"].map((text) => ana.api.contacts.editNote({ ...place, version: 3, text })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test.each([
  ["nothing", "  "],
  ["more than 10,000 characters", "n".repeat(10_001)],
])("an edit to %s is refused", async (_case, text) => {
  const { ana, place, note } = await withNote();
  await expect(ana.api.contacts.editNote({ ...place, version: 1, text })).rejects.toMatchObject({
    status: 400,
  });
  expect((await eventsOf(ana, place.id))[0]).toEqual(note);
});

test("a deleted note leaves the timeline without a trace, and is restored unchanged to its place", async () => {
  const { ana, place } = await withNote();
  const edited = await ana.api.contacts.editNote({ ...place, version: 1, text: "Twice." });
  await ana.api.contacts.addNote({ id: place.id, noteId: newId(), text: "Later." });
  expect(await ana.api.contacts.removeNote(place)).toEqual({ id: place.noteId, wasAlready: false });
  expect((await eventsOf(ana, place.id)).map(({ text }) => text)).toEqual(["Later.", null]);
  expect(await ana.api.contacts.removeNote(place)).toEqual({ id: place.noteId, wasAlready: true });
  expect(await ana.api.contacts.restoreNote(place)).toEqual(edited);
  expect(await ana.api.contacts.restoreNote(place)).toEqual(edited);
  expect((await eventsOf(ana, place.id)).map(({ text }) => text)).toEqual([
    "Later.",
    "Twice.",
    null,
  ]);
  expect(await deletedNotes(place.id)).toEqual([]);
});

test("neither a repeated addition nor an edit restores a deleted note", async () => {
  const { ana, place } = await withNote();
  await ana.api.contacts.removeNote(place);
  const gone = { code: "NOT_FOUND", message: "This note no longer exists." };
  for (const call of [
    () => ana.api.contacts.addNote({ ...place, text: "Wants a yard." }),
    () => ana.api.contacts.editNote({ ...place, version: 1, text: "Changed" }),
    () => ana.api.contacts.removeNote({ ...place, noteId: newId() }),
    () => ana.api.contacts.restoreNote({ ...place, noteId: newId() }),
  ])
    await expect(call()).rejects.toMatchObject(gone);
  expect(await eventsOf(ana, place.id)).toHaveLength(1);
});

test("no other note can take a deleted note's id: not at another contact, and not until it is purged", async () => {
  const { ana, place } = await withNote();
  const other = newId();
  await ana.api.contacts.addLead({ id: other, lead: { firstName: "Otto", lastName: "Berg" } });
  await ana.api.contacts.removeNote(place);
  const gone = { code: "NOT_FOUND" };
  const elsewhere = { id: other, noteId: place.noteId, text: "About Otto." };
  await expect(ana.api.contacts.addNote(elsewhere)).rejects.toMatchObject(gone);
  expect(await ana.api.contacts.restoreNote(place)).toMatchObject({ text: "Wants a yard." });
  await ana.api.contacts.removeNote(place);
  await app.sql("update deleted_notes set purge_at = now() where id = $1", [place.noteId]);
  const late = { ...place, text: "Wants a yard." };
  await expect(ana.api.contacts.addNote(late)).rejects.toMatchObject(gone);
  await app.sql("select graphile_worker.add_job('empty-bin')");
  await app.drain();
  expect(await ana.api.contacts.addNote(elsewhere)).toMatchObject({ text: "About Otto." });
  expect(await ana.api.contacts.removeNote({ id: other, noteId: place.noteId })).toMatchObject({
    wasAlready: false,
  });
});

test("only the owner's notes can be edited and deleted, at the contact that they are about", async () => {
  const { ana, place } = await withNote();
  const other = newId();
  await ana.api.contacts.addLead({ id: other, lead: { firstName: "Otto", lastName: "Berg" } });
  const byAssistant = newId();
  await app.sql(
    `insert into contact_events (user_id, id, contact_id, happened_at, kind, actor, data)
     values ($1, $2, $3, now(), 'noted', 'assistant', '{"text": "Heard"}')`,
    [ana.id, byAssistant, place.id],
  );
  const before = await eventsOf(ana, place.id);
  const created = before.find(({ kind }) => kind === "created")!.id;
  for (const wrong of [
    { id: other, noteId: place.noteId },
    { id: place.id, noteId: byAssistant },
    { id: place.id, noteId: created },
  ]) {
    await expect(ana.api.contacts.editNote({ ...wrong, text: "Mine" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(ana.api.contacts.removeNote(wrong)).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  expect(await eventsOf(ana, place.id)).toEqual(before);
});

test("the notes of a contact in Deleted contacts wait with it", async () => {
  const { ana, place } = await withNote();
  await ana.api.contacts.remove({ id: place.id });
  for (const call of [
    () => ana.api.contacts.editNote({ ...place, text: "Too late" }),
    () => ana.api.contacts.removeNote(place),
    () => ana.api.contacts.restoreNote(place),
  ])
    await expect(call()).rejects.toMatchObject({ code: "DELETED" });
  await ana.api.contacts.restore({ id: place.id });
  expect((await eventsOf(ana, place.id)).at(-2)).toMatchObject({ text: "Wants a yard." });
});

test("after a day a deleted note is gone permanently, and so is it when its contact is deleted permanently", async () => {
  const { ana, place } = await withNote("Due");
  const kept = await withNote("Not due");
  const given = await withNote("Given up");
  for (const { ana: person, place: note } of [{ ana, place }, kept, given])
    await person.api.contacts.removeNote(note);
  await app.sql("update deleted_notes set purge_at = now() where id = $1", [place.noteId]);
  await expect(ana.api.contacts.restoreNote(place)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await given.ana.api.contacts.remove({ id: given.place.id });
  await given.ana.api.contacts.forget({ id: given.place.id });
  await app.sql("select graphile_worker.add_job('empty-bin')");
  await app.drain();
  expect(await deletedNotes(place.id)).toEqual([]);
  expect(await deletedNotes(given.place.id)).toEqual([]);
  expect(await deletedNotes(kept.place.id)).toHaveLength(1);
});

test("no one else edits, deletes or restores a note: no other professional, no linked partner, no key without the scope", async () => {
  const { ana, place } = await withNote();
  const leo = await app.as(fresh(people.leo));
  await link(app, leo, ana);
  const deleted = { ...place, noteId: newId() };
  await ana.api.contacts.addNote({ ...deleted, text: "Deleted" });
  await ana.api.contacts.removeNote(deleted);
  const before = await eventsOf(ana, place.id);
  for (const other of [await app.as(fresh(people.ben)), leo])
    for (const call of [
      () => other.api.contacts.editNote({ ...place, text: "Foreign" }),
      () => other.api.contacts.removeNote(place),
      () => other.api.contacts.restoreNote(deleted),
    ])
      await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
  const key = `hl_${randomBytes(32).toString("base64url")}`;
  const use = (scope: string) =>
    app.sql(
      `insert into account.api_key (id, user_id, name, start, hash, scopes)
       values ($1, $2, 'Test', 'hl_', $3, $4)
       on conflict (hash) do update set scopes = excluded.scopes`,
      [newId(), ana.id, createHash("sha256").update(key).digest("base64url"), [scope]],
    );
  const correct = () =>
    fetch(new URL(`/api/v1/contacts/${place.id}/notes/${place.noteId}`, app.running.baseUrl), {
      method: "PUT",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ version: 1, text: "By a program" }),
    });
  await use("contacts:read");
  expect((await correct()).status).toBe(403);
  expect(await eventsOf(ana, place.id)).toEqual(before);
  await use("contacts:write");
  expect((await correct()).status).toBe(200);
  expect((await eventsOf(ana, place.id))[0]).toMatchObject({ text: "By a program", version: 2 });
});
