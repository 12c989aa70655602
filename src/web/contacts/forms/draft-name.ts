import type { FormTarget } from "./form-target.ts";

/** The name of a form's draft: one per type for new contacts, one per edited record, one per conversion. */
export function draftName(target: FormTarget): string {
  if ("convertLeadId" in target) return `draft:convert:${target.convertLeadId}`;
  return target.id ? `draft:edit:${target.id}` : `draft:new:${target.type}`;
}
