/*
 * Which numbers the North American plan (+1) allows: area codes and exchanges begin with 2 to 9, and no area code ends
 * in 11. Numbers of other countries are not judged. Fictional numbers (555-01xx) are treated like any other.
 */

const inThePlan = /^\+1(?!\d11)[2-9]\d{2}[2-9]\d{6}$/;

/** Whether a number in E.164 can be someone's number. */
export function canBeDialed(e164: string): boolean {
  return !e164.startsWith("+1") || inThePlan.test(e164);
}

/**
 * Whether typed text has the form of a US number but cannot be one (000-000-0000, 123-456-7890). An incomplete number,
 * or one of another country, is not judged.
 */
export function cannotBeDialed(typed: string): boolean {
  const [number = ""] = typed.split(/(?:;|,|#|\b(?:x|ext|extension|anexo)\b\.?)/i);
  const digits = number.replace(/\D/g, "");
  const isNational = /^\D*\+/.test(number) ? digits.startsWith("1") : true;
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return isNational && national.length === 10 && !canBeDialed(`+1${national}`);
}
