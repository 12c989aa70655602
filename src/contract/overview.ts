import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { recordId } from "#domain/kernel/ids.ts";
import { signedInErrors } from "./errors.ts";
import { morningContract } from "./overview/morning.ts";

const nullableText = z.nullable(z.string());

/** A future appointment as the overview lists it: without address or phone. */
export const upcomingAppointment = z.object({
  id: recordId,
  clientName: nullableText,
  appointmentTime: z.date(),
  durationMinutes: z.number(),
  status: z.string(),
  /** "Demo" for demos. */
  appointmentType: nullableText,
  /** Only the beginning, as much as a list shows. */
  notes: nullableText,
});
export type UpcomingAppointment = z.output<typeof upcomingAppointment>;

/** Something the AI assistant did. */
export const loggedTask = z.object({
  id: recordId,
  taskDescription: z.string(),
  status: z.string(),
  performedAt: z.date(),
  /** A text or an object, as the assistant wrote it. */
  details: z.unknown(),
});
export type LoggedTask = z.output<typeof loggedTask>;

export const overviewContract = {
  /**
   * The first page of the dashboard in one response: three figures, the next appointments and the newest tasks. Every
   * future appointment counts as upcoming, whatever its status.
   */
  read: oc
    .route({ method: "GET", path: "/overview", summary: "Read my overview", tags: ["Overview"] })
    .errors(signedInErrors)
    .output(
      z.object({
        newLeads: z.number(),
        /**
         * The calls that the assistant made this month, answered or left to a voicemail, and the incoming conversations
         * it handled; a placeholder until the assistant is first switched on.
         */
        callsMade: z.object({
          count: z.number(),
          isPlaceholder: z.boolean(),
          handledByAssistant: z.number(),
        }),
        upcoming: z.object({ count: z.number(), appointments: z.array(upcomingAppointment) }),
        tasks: z.array(loggedTask),
      }),
    ),
  /** How many leads of any status were created in the last 7 × 24 hours, counted without reading them. */
  countNewLeads: oc
    .route({
      method: "GET",
      path: "/overview/new-leads",
      summary: "Count my new leads",
      tags: ["Overview"],
    })
    .errors(signedInErrors)
    .output(z.object({ newLeads: z.number() })),
  /** Which of the first steps the records show as done; whether the guide is shown is stored in the profile. */
  firstSteps: oc
    .route({
      method: "GET",
      path: "/overview/first-steps",
      summary: "Read my first steps",
      tags: ["Overview"],
    })
    .errors(signedInErrors)
    .output(z.object({ lead: z.boolean(), bookingLink: z.boolean(), invitation: z.boolean() })),
  ...morningContract,
};
