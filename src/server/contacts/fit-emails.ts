import { ORPCError } from "@orpc/server";
import { type Addressed, findUnfitEmails } from "#domain/contacts/kept-emails.ts";
import { malformedEmail } from "#domain/kernel/is-email.ts";
import type { ContactRow } from "./contact-row.ts";
import { toDeal } from "./deal-row.ts";

/** Refuses invalid addresses in an edited contact, unless the contact had them before; `at` is the input's field. */
export function refuseUnfitEmails(
  at: "lead" | "deal" | "partner",
  edited: Addressed,
  before: ContactRow,
): void {
  const { dealParties } = toDeal(before, { isOfficer: false });
  const issues = findUnfitEmails(edited, { email: before.email, dealParties }).map((path) => ({
    path: [at, ...path.split(".")],
    message: malformedEmail,
  }));
  if (issues.length > 0)
    throw new ORPCError("BAD_REQUEST", { status: 400, message: malformedEmail, data: { issues } });
}
