import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { contactTypes } from "#domain/contacts/contact.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { tooLong } from "#domain/kernel/clean-text.ts";
import { fieldKinds, hows } from "#domain/search/match.ts";
import { longestQuery } from "#domain/kernel/search/query.ts";
import { signedInErrors } from "./errors.ts";

const tags = ["Search"];
const nullableText = z.nullable(z.string());

/** Which field matched, with which text, and how. */
const why = z.object({ field: z.enum(fieldKinds), text: z.string(), how: z.enum(hows) });
export type Why = z.output<typeof why>;

/** Enough of a contact to recognize it: email and phone only if they matched. */
export const namedContact = z.object({
  id: recordId,
  type: z.enum(contactTypes),
  status: z.string(),
  firstName: z.string(),
  lastName: nullableText,
  companyName: nullableText,
});
export type NamedContact = z.output<typeof namedContact>;

/** Enough of an appointment to recognize it. */
export const namedAppointment = z.object({
  id: recordId,
  clientName: nullableText,
  /** Their beginning: a task's title is stored there. */
  notes: nullableText,
  appointmentTime: z.date(),
  status: z.string(),
  /** "Demo" for demos. */
  appointmentType: nullableText,
});
export type NamedAppointment = z.output<typeof namedAppointment>;

/** The first fields of a card in Find Professionals. */
export const namedProfessional = z.object({
  id: recordId,
  fullName: z.string(),
  companyName: nullableText,
  roleInBusiness: nullableText,
});
export type NamedProfessional = z.output<typeof namedProfessional>;

export const contactHit = z.extend(namedContact, { why });
export const appointmentHit = z.extend(namedAppointment, { why });
export const professionalHit = z.extend(namedProfessional, { why });

const ids = z.array(recordId).check(z.maxLength(10));

export const searchContract = {
  /**
   * My contacts and appointments and the professionals of the other side that match a text, best first, at most five of
   * each kind. Tolerates typos, missing accents and any phone format.
   */
  find: oc
    .route({ method: "GET", path: "/search", summary: "Search everything", tags })
    .errors(signedInErrors)
    .input(
      z.strictObject({ text: z.string().check(z.maxLength(longestQuery, tooLong(longestQuery))) }),
    )
    .output(
      z.object({
        contacts: z.array(contactHit),
        appointments: z.array(appointmentHit),
        professionals: z.array(professionalHit),
      }),
    ),
  /** The current names of remembered ids. Deleted records and those of other accounts are left out. */
  recall: oc
    .route({ method: "GET", path: "/search/names", summary: "Name what was opened lately", tags })
    .errors(signedInErrors)
    .input(z.strictObject({ contacts: z.optional(ids), appointments: z.optional(ids) }))
    .output(z.object({ contacts: z.array(namedContact), appointments: z.array(namedAppointment) })),
};
