const northAmerican = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** A +1 number as people write it: "+1 718 555 0142"; other addresses are returned unchanged. */
export function numberText(address: string): string {
  return address.replace(northAmerican, "+1 $1 $2 $3");
}

/** A typed US or Canadian number in E.164; anything else is returned as typed. */
export function dialled(typed: string): string {
  const digits = typed.replace(/[\s().-]/g, "");
  if (/^\d{10}$/.test(digits)) return `+1${digits}`;
  if (/^1\d{10}$/.test(digits)) return `+${digits}`;
  return digits;
}
