import * as z from "zod/mini";
import { optionalCount, optionalDollars } from "#domain/kernel/amounts.ts";
import { optionalDay } from "#domain/kernel/day.ts";
import { cleanText, tooLong } from "#domain/kernel/clean-text.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { storedNumber, storedText } from "./stored.ts";

/** The dates of a purchase, in the order in which they usually come. */
export const milestoneFields = [
  "contractsOutDate",
  "contractsInDate",
  "inspectionDate",
  "appraisalOrderedDate",
  "appraisalInDate",
  "titleOrderedDate",
  "titleInDate",
  "walkThroughDate",
  "closingDate",
  "moveInDate",
] as const;
export type MilestoneField = (typeof milestoneFields)[number];

const longestProperty = 300;
const mostProperties = 200;

/** Turns text with commas into a list; empty pieces are dropped. */
export function propertiesFromText(typed: string): string[] {
  return typed.split(",").map(cleanText).filter(Boolean);
}

const propertiesShown = z.pipe(
  z.nullish(
    z
      .array(
        z
          .string()
          .check(z.overwrite(cleanText), z.maxLength(longestProperty, tooLong(longestProperty))),
      )
      .check(z.maxLength(mostProperties, `Use at most ${mostProperties} properties.`)),
  ),
  z.transform((list) => (list ?? []).filter(Boolean)),
);

/** How far a purchase has come: dollars, a count, calendar days. */
export const dealProgressSchema = z.strictObject({
  propertiesShown,
  offersMade: optionalCount,
  offerAcceptedAddress: optionalText(300),
  commissionAmount: optionalDollars,
  contractsOutDate: optionalDay,
  contractsInDate: optionalDay,
  appraisalOrderedDate: optionalDay,
  appraisalInDate: optionalDay,
  appraisalValue: optionalDollars,
  titleOrderedDate: optionalDay,
  titleInDate: optionalDay,
  walkThroughDate: optionalDay,
  inspectionDate: optionalDay,
  closingDate: optionalDay,
  moveInDate: optionalDay,
});
export type DealProgress = z.output<typeof dealProgressSchema>;

/** A purchase's progress as it is read back. */
export const storedDealProgress = z.object({
  propertiesShown: z.array(z.string()),
  offersMade: storedNumber,
  offerAcceptedAddress: storedText,
  commissionAmount: storedNumber,
  contractsOutDate: storedText,
  contractsInDate: storedText,
  appraisalOrderedDate: storedText,
  appraisalInDate: storedText,
  appraisalValue: storedNumber,
  titleOrderedDate: storedText,
  titleInDate: storedText,
  walkThroughDate: storedText,
  inspectionDate: storedText,
  closingDate: storedText,
  moveInDate: storedText,
});
export type StoredDealProgress = z.output<typeof storedDealProgress>;
