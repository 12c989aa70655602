const northAmerican = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** A number behind +1 as people write it: "+1 718 555 0142"; every other address as it is. */
export function numberText(address: string): string {
  return address.replace(northAmerican, "+1 $1 $2 $3");
}

/** What was typed as a number of the US or Canada, as it is dialled (E.164); what is none stays as it was typed. */
export function dialled(typed: string): string {
  const digits = typed.replace(/[\s().-]/g, "");
  if (/^\d{10}$/.test(digits)) return `+1${digits}`;
  if (/^1\d{10}$/.test(digits)) return `+${digits}`;
  return digits;
}
