import type { BookingKind } from "#domain/appointments/free-slots.ts";
import { demoVisitorSchema, visitorSchema } from "#domain/booking/visit.ts";
import { faultsOf } from "#web/client/failure.ts";

/** The empty form. Only appointments ask for a phone, and only demos for a company. */
export const blankValues = { name: "", email: "", phone: "", company: "", notes: "" };
export type VisitorValues = typeof blankValues;
export type VisitorField = keyof VisitorValues;
export type VisitorFaults = Partial<Record<VisitorField, string>>;

/** Shown if no number was given for an appointment by phone. */
export const noNumber = "Phone is required.";

/** The first error of each field. */
export function faultsIn(
  kind: BookingKind,
  values: VisitorValues,
  needsPhone = false,
): VisitorFaults {
  const result =
    kind === "Demo"
      ? demoVisitorSchema.safeParse(demoVisitorOf(values))
      : visitorSchema.safeParse(visitorOf(values));
  const issues = (result.error?.issues ?? []).map(({ path, message }) => ({
    path: path.join("."),
    message,
  }));
  if (needsPhone && values.phone.trim() === "") issues.push({ path: "phone", message: noNumber });
  return byField(issues);
}

/** The server's errors in the visitor's details, by field. */
export function refusedFields(error: unknown): VisitorFaults {
  return byField(
    faultsOf(error).map(({ path, message }) => ({ path: path.replace(/^visitor\./, ""), message })),
  );
}

export const visitorOf = ({ name, email, phone, notes }: VisitorValues) => ({
  name,
  email,
  phone,
  notes,
});

export const demoVisitorOf = ({ name, email, company, notes }: VisitorValues) => ({
  name,
  email,
  company,
  notes,
});

function byField(faults: readonly { path: string; message: string }[]): VisitorFaults {
  const found: VisitorFaults = {};
  for (const { path, message } of faults)
    if (Object.hasOwn(blankValues, path)) found[path as VisitorField] ??= message;
  return found;
}
