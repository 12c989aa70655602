import { cleanText } from "#domain/kernel/clean-text.ts";
import { progressFields } from "./record-fields.ts";

type Progress = typeof progressFields;
/** A date of a purchase. */
export type MilestoneField = {
  [Name in keyof Progress]: Progress[Name]["kind"] extends "day" ? Name : never;
}[keyof Progress];

/** The dates of a purchase, in the order in which they usually come. */
export const milestoneFields = (Object.keys(progressFields) as (keyof Progress)[]).filter(
  (name): name is MilestoneField => progressFields[name].kind === "day",
) as readonly MilestoneField[];

/** Turns comma-separated text into a list without empty items. */
export function propertiesFromText(typed: string): string[] {
  return typed.split(",").map(cleanText).filter(Boolean);
}
