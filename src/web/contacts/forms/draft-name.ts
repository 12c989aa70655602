import type { FormTarget } from "./form-target.ts";

/** One draft for each form: a new lead, this record, this conversion. */
export function draftName(target: FormTarget): string {
  if ("convertLeadId" in target) return `draft:convert:${target.convertLeadId}`;
  return target.id ? `draft:edit:${target.id}` : `draft:new:${target.type}`;
}
