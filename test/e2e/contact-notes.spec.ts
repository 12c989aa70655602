import type { Page } from "@playwright/test";
import { newId } from "#server/platform/ids.ts";
import { apiOf, contactPage, partsOf } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test } from "./fixtures.ts";
import { inputOf } from "./leads-fixtures.ts";
import { hold, watch } from "./requests.ts";

const addNote = "**/rpc/contacts/addNote";

/** A lead of the signed-in person, and its page. */
async function openLead(page: Page, origin: string): Promise<string> {
  const api = await apiOf(page, origin);
  const id = newId();
  await api.contacts.addLead({ id, lead: { firstName: "Ida", lastName: "Berg" } });
  await page.goto(contactPage(id));
  await expect(partsOf(page).events).toHaveCount(1);
  return id;
}

test("a note is added once, appears first, is edited in place, is deleted with Undo, and survives a reload unfinished", async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn(people.ana);
  const first = await openLead(page, baseURL!);
  const { note, addNote: add, events, timeline } = partsOf(page);

  await test.step("an empty note is not sent, and the field says why", async () => {
    const sent = watch(page, "/rpc/contacts/addNote");
    await note.fill(" \n ");
    await add.click();
    await expect(note).toHaveAccessibleDescription("Write something first.");
    expect(sent).toEqual([]);
  });

  await test.step("a note is added with the button or Ctrl+Enter, appears first and keeps its line breaks", async () => {
    await note.fill("Called.\nLeft a message.");
    await add.click();
    await expect(events).toHaveCount(2);
    await expect(events.first().locator("p").last()).toHaveText("Called.\nLeft a message.", {
      useInnerText: true,
    });
    await expect(note).toHaveValue("");

    await note.fill("She called back.");
    await note.press("Enter");
    await expect(note).toHaveValue("She called back.\n");
    await note.press("Control+Enter");
    await expect(events).toHaveCount(3);
    await expect(events.first()).toContainText("She called back.");
    await note.fill("On a Mac.");
    await note.press("Meta+Enter");
    await expect(events).toHaveCount(4);
  });

  await test.step("a note can't be sent twice while it is being sent", async () => {
    const sent = watch(page, "/rpc/contacts/addNote");
    const letGo = await hold(page, addNote);
    await note.fill("Once.");
    await note.press("Control+Enter");
    await expect(add).toBeDisabled();
    await note.press("Control+Enter");
    letGo();
    await expect(events).toHaveCount(5);
    await expect(events.filter({ hasText: "Once." })).toHaveCount(1);
    expect(sent).toEqual(["POST /rpc/contacts/addNote"]);
  });

  await test.step("a note is edited in place, says so, and is deleted with Undo", async () => {
    await note.fill("Wants a yrad.");
    await add.click();
    await expect(events).toHaveCount(6);
    await events
      .first()
      .getByRole("button", { name: /^Edit note of / })
      .click();
    const field = timeline.getByRole("textbox", { name: "Edit this note" });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("Wants a yrad.");
    await field.fill("Wants a yard.");
    await page.reload();
    await expect(field).toHaveValue("Wants a yard.");
    await timeline.getByRole("button", { name: "Save note" }).click();
    await expect(events.first()).toContainText("Wants a yard.");
    await expect(events.first()).toContainText(/Edited \w/);
    await expect(events.first().getByRole("button", { name: /^Edit note of / })).toBeFocused();
    // Nothing else in a timeline can be changed.
    await expect(events.last().getByRole("button")).toHaveCount(0);

    await events
      .first()
      .getByRole("button", { name: /^Delete note of / })
      .click();
    await expect(events).toHaveCount(5);
    await expect(note).toBeFocused();
    const toast = page.getByRole("region", { name: "Notifications" });
    await expect(toast).toContainText("Note deleted");
    await toast.getByRole("button", { name: "Undo" }).click();
    await expect(events).toHaveCount(6);
    await expect(events.first()).toContainText("Wants a yard.");
    await page.reload();
    await expect(events.first()).toContainText(/Edited \w/);
  });

  await test.step("an unfinished note survives a reload, belongs only to its contact and is cleared once added", async () => {
    await note.fill("Half of a th");
    await page.reload();
    await expect(note).toHaveValue("Half of a th");
    await openLead(page, baseURL!);
    await expect(note).toHaveValue("");
    await page.goto(contactPage(first));
    await expect(note).toHaveValue("Half of a th");
    await note.fill("A whole thought.");
    await add.click();
    await expect(events).toHaveCount(7);
    await page.reload();
    await expect(events).toHaveCount(7);
    await expect(note).toHaveValue("");
  });
});

test("a note that couldn't be added or saved stays with the reason, and overwrites nothing", async ({
  page,
  signIn,
  sql,
  baseURL,
  allowErrors,
}) => {
  await signIn(people.ana);
  const { note, addNote: add, events, timeline } = partsOf(page);

  await test.step("a note that was stored without a response and then deleted can be added again on purpose", async () => {
    allowErrors(/status of 404/, /net::ERR_FAILED/);
    await openLead(page, baseURL!);
    await page.route(addNote, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await note.fill("Wants a yard.");
    await add.click();
    await expect(note).toHaveAccessibleDescription(/couldn't reach Hearthline/);
    await page.unroute(addNote);
    await expect(events).toHaveCount(2);
    await events
      .first()
      .getByRole("button", { name: /^Delete note/ })
      .click();
    await expect(events).toHaveCount(1);
    await add.click();
    await expect(note).toHaveAccessibleDescription(
      "We couldn't add the note. This note no longer exists.",
    );
    await add.click();
    await expect(note).toHaveValue("");
    await expect(events).toHaveCount(2);
  });

  await test.step("a note that couldn't be added stays with the reason, and is added once however often it is sent", async () => {
    allowErrors(/status of 500/, /net::ERR_FAILED/);
    const id = await openLead(page, baseURL!);
    const ids: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/rpc/contacts/addNote")) ids.push(inputOf(request).noteId);
    });
    await note.fill("Wants a yard.");
    await failProcedure(page, "contacts/addNote", "stub 500");
    await add.click();
    await expect(note).toHaveAccessibleDescription("We couldn't add the note. stub 500");
    await expect(note).toHaveValue("Wants a yard.");
    await page.unroute(addNote);

    // The next one is stored, and only its response is lost.
    await page.route(addNote, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await add.click();
    await expect(note).toHaveAccessibleDescription(/couldn't reach Hearthline/);
    await page.unroute(addNote);
    await add.click();
    await expect(note).toHaveValue("");
    await expect(events).toHaveCount(2);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(3);
    const stored = await sql<{ data: { text: string } }>(
      "select data from contact_events where contact_id = $1 and kind = 'noted'",
      [id],
    );
    expect(stored).toEqual([{ data: { text: "Wants a yard." } }]);
  });

  await test.step("the second of two windows doesn't silently overwrite an edited note, nor lose what was typed", async () => {
    allowErrors(/status of 409/, /status of 404/);
    const id = await openLead(page, baseURL!);
    await note.fill("First.");
    await add.click();
    await expect(events).toHaveCount(2);
    const api = await apiOf(page, baseURL!);
    const noteId = (await api.contacts.timeline({ id })).events[0]!.id;
    await events
      .first()
      .getByRole("button", { name: /^Edit note of / })
      .click();
    const field = timeline.getByRole("textbox", { name: "Edit this note" });
    await field.fill("Mine.");
    await api.contacts.editNote({ id, noteId, version: 1, text: "Theirs." });
    const save = timeline.getByRole("button", { name: "Save note" });
    await save.click();
    await expect(timeline.getByRole("alert")).toContainText("Theirs.");
    await expect(field).toHaveValue("Mine.");
    expect((await api.contacts.timeline({ id })).events[0]!.text).toBe("Theirs.");
    await save.click();
    await expect(events.first()).toContainText("Mine.");
    await expect(save).toBeHidden();

    await events
      .first()
      .getByRole("button", { name: /^Edit note of / })
      .click();
    await field.fill("Too late.");
    await api.contacts.removeNote({ id, noteId });
    await save.click();
    await expect(field).toHaveAccessibleDescription(
      "We couldn't save the note. This note no longer exists.",
    );
    await expect(field).toHaveValue("Too late.");
    await timeline.getByRole("button", { name: "Cancel" }).click();
    await expect(events).toHaveCount(1);
  });
});
