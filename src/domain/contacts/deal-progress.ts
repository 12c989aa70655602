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

/** What was typed with commas between becomes a list; empty pieces fall out. */
export function propertiesFromText(typed: string): string[] {
  return typed.split(",").map(cleanText).filter(Boolean);
}
