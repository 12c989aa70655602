import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { changeSchema } from "#domain/contacts/timeline.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { requiredText } from "#domain/kernel/text.ts";
import { signedInErrors } from "../errors.ts";
import { changedError, contactInFull, goneErrors, knownContact, seenVersion } from "./saved.ts";

const tags = ["Contacts"];

/** Something that happened with a contact. `kind` is an open string: other rooms add theirs. */
export const contactEvent = z.object({
  id: recordId,
  happenedAt: z.date(),
  kind: z.string(),
  actor: z.string(),
  /** The text of a note. */
  text: z.nullable(z.string()),
  changes: z.array(changeSchema),
  /** The changes are damaged and can't be read. */
  unreadable: z.optional(z.literal(true)),
  /** Counts the versions of a note, from 1. */
  version: z.int(),
  /** When a note was last edited; null for an unedited note, and for everything else. */
  editedAt: z.nullable(z.date()),
});
export type ContactEvent = z.output<typeof contactEvent>;

const noteText = requiredText("The note", 10_000);

export const pageContract = {
  /** Everything known about one of my contacts, and which others have the same phone or email. */
  read: oc
    .route({ method: "GET", path: "/contacts/{id}", summary: "Read a contact", tags })
    .errors({ ...signedInErrors, ...goneErrors })
    .input(z.strictObject({ id: recordId }))
    .output(contactInFull),
  /** What happened with a contact, newest first, page by page. */
  timeline: oc
    .route({ method: "GET", path: "/contacts/{id}/timeline", summary: "Read a timeline", tags })
    .errors({ ...signedInErrors, ...goneErrors })
    .input(
      z.strictObject({
        id: recordId,
        cursor: z.optional(z.string().check(z.maxLength(400))),
        limit: z.prefault(z.int().check(z.gte(1), z.lte(100)), 30),
      }),
    )
    .output(z.object({ events: z.array(contactEvent), nextCursor: z.nullable(z.string()) })),
  /**
   * Adds a note to a contact's timeline, under an id chosen by the client; repeating it stores nothing, even after the
   * note was edited or deleted.
   */
  addNote: oc
    .route({ method: "POST", path: "/contacts/{id}/notes", summary: "Add a note", tags })
    .errors({ ...signedInErrors, ...goneErrors })
    .input(z.strictObject({ id: recordId, noteId: recordId, text: noteText }))
    .output(contactEvent),
  /**
   * Changes the text of one of my notes and marks it as edited; the old text is not kept. An outdated version gets
   * CHANGED.
   */
  editNote: oc
    .route({
      method: "PUT",
      path: "/contacts/{id}/notes/{noteId}",
      summary: "Correct a note",
      tags,
    })
    .errors({ ...signedInErrors, ...goneErrors, ...changedError(contactEvent) })
    .input(z.strictObject({ id: recordId, noteId: recordId, version: seenVersion, text: noteText }))
    .output(contactEvent),
  /** Deletes one of my notes, which can be restored for a day. Repeating it changes nothing. */
  removeNote: oc
    .route({
      method: "DELETE",
      path: "/contacts/{id}/notes/{noteId}",
      summary: "Delete a note: for a day it can be restored",
      tags,
    })
    .errors({ ...signedInErrors, ...goneErrors })
    .input(z.strictObject({ id: recordId, noteId: recordId }))
    .output(
      z.object({
        id: recordId,
        /** It was already deleted. */
        wasAlready: z.boolean(),
      }),
    ),
  /** Restores a deleted note; if it is already restored, returns it. */
  restoreNote: oc
    .route({
      method: "POST",
      path: "/contacts/{id}/notes/{noteId}/restore",
      summary: "Restore a deleted note",
      tags,
    })
    .errors({ ...signedInErrors, ...goneErrors })
    .input(z.strictObject({ id: recordId, noteId: recordId }))
    .output(contactEvent),
  /**
   * Which of my contacts have this email or this phone, in any format. Nothing is merged or refused: the form shows
   * them while a contact is being added.
   */
  findKnown: oc
    .route({ method: "GET", path: "/known-contacts", summary: "Find a known person", tags })
    .errors(signedInErrors)
    .input(
      z.strictObject({
        email: z.optional(z.string().check(z.maxLength(254))),
        phoneNumber: z.optional(z.string().check(z.maxLength(40))),
        /** The contact that is being edited. */
        exceptId: z.optional(recordId),
      }),
    )
    .output(z.array(knownContact)),
};
