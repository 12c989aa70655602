/**
 * The id of a lead for which none was typed: LEAD- and the last six digits of the current time in milliseconds
 * (CRM-049).
 */
export function leadIdAt(now: Date): string {
  return `LEAD-${String(now.getTime()).slice(-6)}`;
}

/** An automatic lead id; it says nothing about the lead. */
export const automaticLeadId = /^LEAD-\d{6}$/;
