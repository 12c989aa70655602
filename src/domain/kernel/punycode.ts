/*
 * The letters behind "xn--" in a domain (RFC 3492): browsers write a domain in ASCII and offer no way back.
 */

const [base, lowest, highest, skew, damp] = [36, 1, 26, 38, 700];
const firstBias = 72;
const firstLetter = 128;
const lastLetter = 0x10_ff_ff;

/** The Unicode form of a label without its "xn--"; null when it is invalid. */
export function fromPunycode(encoded: string): string | null {
  const end = encoded.lastIndexOf("-");
  const plain = encoded.slice(0, Math.max(end, 0));
  const letters = Array.from(plain, (letter) => letter.codePointAt(0)!);
  let [code, at, bias] = [firstLetter, 0, firstBias];
  for (let read = end + 1; read < encoded.length;) {
    const before = at;
    for (let weight = 1, step = base; ; step += base) {
      const digit = digitOf(encoded[read++]);
      if (digit === null) return null;
      at += digit * weight;
      const threshold = Math.min(Math.max(step - bias, lowest), highest);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const count = letters.length + 1;
    bias = adapt(at - before, count, before === 0);
    code += Math.floor(at / count);
    if (code > lastLetter) return null;
    at %= count;
    letters.splice(at++, 0, code);
  }
  return String.fromCodePoint(...letters);
}

function digitOf(letter: string | undefined): number | null {
  return letter !== undefined && /^[a-z\d]$/i.test(letter)
    ? (Number.parseInt(letter, base) + highest) % base
    : null;
}

function adapt(distance: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(distance / (isFirst ? damp : 2));
  rest += Math.floor(rest / count);
  let steps = 0;
  for (; rest > ((base - lowest) * highest) / 2; steps += base)
    rest = Math.floor(rest / (base - lowest));
  return steps + Math.floor((base * rest) / (rest + skew));
}
