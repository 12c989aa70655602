/** The id a lead gets when none was typed: LEAD- and the last six digits of the moment in milliseconds (CRM-049). */
export function leadIdAt(now: Date): string {
  return `LEAD-${String(now.getTime()).slice(-6)}`;
}

/** An id as leads get it by themselves: no word of it says anything about the lead. */
export const automaticLeadId = /^LEAD-\d{6}$/;
