/** Digits in the ways in which cards are written: in one piece, in their groups, or each alone (ISO/IEC 7812). */
export const cardShapes = [
  /(?<!\d)\d{13,19}(?!\d)/g,
  /(?<!\d)\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}(?!\d)/g,
  /(?<!\d)\d{4}([ -])\d{6}\1\d{5}(?!\d)/g,
  /(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/g,
];

/** Nine digits in the grouping of a social security number, or in one piece. */
export const socialShape = /(?<![\d-])\d{3}([- .])\d{2}\1\d{4}(?![\d-])/g;

const mod = 10;

/** Whether the digits of a text have the check digit of a card (Luhn). */
export function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  if (digits.length < 13 || digits.length > 19 || /^(\d)\1*$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % mod === 0;
}
