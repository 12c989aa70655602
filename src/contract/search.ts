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

/** In which field something was found, with which text, and how. */
const why = z.object({ field: z.enum(fieldKinds), text: z.string(), how: z.enum(hows) });
export type Why = z.output<typeof why>;

/** As much of a contact as it takes to recognize it: no email, no phone, unless it was found by them. */
export const namedContact = z.object({
  id: recordId,
  type: z.enum(contactTypes),
  status: z.string(),
  firstName: z.string(),
  lastName: nullableText,
  companyName: nullableText,
});
export type NamedContact = z.output<typeof namedContact>;

/** As much of an appointment as it takes to recognize it. */
export const namedAppointment = z.object({
  id: recordId,
  clientName: nullableText,
  /** Their beginning: a task's title is kept there. */
  notes: nullableText,
  appointmentTime: z.date(),
  status: z.string(),
  /** "Demo" for demos. */
  appointmentType: nullableText,
});
export type NamedAppointment = z.output<typeof namedAppointment>;

/** As much of a professional as a card of Find Professionals begins with. */
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
   * My contacts and appointments and the professionals of the other side that a text finds, the best first, at most five
   * of each kind. Tolerates typing errors, missing accents and any way of writing a phone number.
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
  /** The present names for remembered ids. What is gone, deleted or another account's is left out. */
  recall: oc
    .route({ method: "GET", path: "/search/names", summary: "Name what was opened lately", tags })
    .errors(signedInErrors)
    .input(z.strictObject({ contacts: z.optional(ids), appointments: z.optional(ids) }))
    .output(z.object({ contacts: z.array(namedContact), appointments: z.array(namedAppointment) })),
};
