import type { Expecting, Language } from "#understanding/heard.ts";

/** How many digits are expected where a number was asked for. */
const lengths: Partial<Record<Expecting, number>> = { phone: 10, code: 6 };

const words = {
  en: {
    stop: "Stop calling me.",
    person: "I want to speak to a person.",
    repeat: "Can you repeat that?",
    yes: "Yes.",
    no: "No.",
    places: ["The first one.", "The second one.", "The third one."],
  },
  es: {
    stop: "No me llamen más.",
    person: "Quiero hablar con una persona.",
    repeat: "¿Me puede repetir?",
    yes: "Sí.",
    no: "No.",
    places: ["La primera.", "La segunda.", "La tercera."],
  },
} as const;

/** Whether the keys so far are only the beginning of an input. */
export function waitsForMoreKeys(keys: string, expecting: Expecting): boolean {
  const length = lengths[expecting];
  return length !== undefined && !keys.endsWith("#") && digitsOf(keys).length < length;
}

/**
 * The meaning of phone keys as text, in the language of the conversation; null for a key without meaning. 9 opts out and 0 asks for a person, whatever was
 * asked (47 CFR 64.1200(b): the opt-out must always work); while a number is being keyed in, only if no other key
 * follows.
 */
export function wordsOfKeys(
  keys: string,
  expecting: Expecting,
  language: Language = "en",
): string | null {
  const said = words[language];
  const digits = digitsOf(keys);
  const isNumber = lengths[expecting] !== undefined && digits.length > 1;
  if (isNumber) return digits;
  if (digits === "9") return said.stop;
  if (digits === "0") return said.person;
  if (keys.startsWith("*")) return said.repeat;
  if (expecting === "confirm" && /^[12]$/.test(digits)) return digits === "1" ? said.yes : said.no;
  return said.places[Number(digits) - 1] ?? null;
}

function digitsOf(keys: string): string {
  return keys.replace(/\D/g, "");
}
