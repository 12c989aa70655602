import * as z from "zod/mini";
import { requiredEmail } from "#domain/kernel/email.ts";
import { optionalName, optionalText, requiredName } from "#domain/kernel/text.ts";

/** What a visitor fills in to book an appointment. */
export const visitorSchema = z.strictObject({
  name: requiredName("Name", 200),
  email: requiredEmail,
  phone: optionalText(40),
  notes: optionalText(2_000),
});
export type Visitor = z.output<typeof visitorSchema>;

/** What a visitor fills in to book a demo: a company and no phone. */
export const demoVisitorSchema = z.strictObject({
  name: requiredName("Name", 200),
  email: requiredEmail,
  company: optionalName(200),
  notes: optionalText(2_000),
});
export type DemoVisitor = z.output<typeof demoVisitorSchema>;

/** The notes of a demo, with the company as their first line: appointments have no field for it. */
export function demoNotes({ company, notes }: Pick<DemoVisitor, "company" | "notes">) {
  return [company && `Company: ${company}`, notes].filter(Boolean).join("\n") || null;
}

/** A visitor's name split for a lead: the last word is the last name; a single word is only a first name. */
export function splitName(name: string): { firstName: string; lastName: string | null } {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? words.pop()! : null;
  return { firstName: words.join(" ").slice(0, 100), lastName: lastName?.slice(0, 100) ?? null };
}

/** What a visitor agrees to by booking; the exact wording is stored with the contact. */
export function consentWording(professional: string): string {
  return `By booking you agree that ${professional} may contact you by email or phone about this appointment.`;
}
