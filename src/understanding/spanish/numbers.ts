import { wholeWords } from "./rule.ts";

const listed = (words: string, first: number) =>
  words.split(" ").map((word, at) => [word, first + at] as const);
const ones = new Map<string, number>([
  ...listed(
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince",
    0,
  ),
  ...listed("dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres", 16),
  ...listed("veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve", 24),
  ["veintiun", 21],
  ["veintiuna", 21],
]);
const tens = new Map<string, number>([
  ["veinte", 20],
  ...listed("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 3).map(
    ([word, ten]) => [word, ten * 10] as const,
  ),
]);
const hundreds = new Map<string, number>([
  ["cien", 100],
  ["ciento", 100],
  ["doscientos", 200],
  ["trescientos", 300],
  ["cuatrocientos", 400],
  ["quinientos", 500],
  ["seiscientos", 600],
  ["setecientos", 700],
  ["ochocientos", 800],
  ["novecientos", 900],
]);
const any = (map: ReadonlyMap<string, number>) => [...map.keys()].toReversed().join("|");
const unit = "uno|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve";

const split = wholeWords(
  "(diez|veinte) (?:y |i )(uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)",
);
const compound = wholeWords(`(${any(tens)}) y (${unit})`);
const hundred = wholeWords(`(${any(hundreds)})(?: (\\d{1,2}))?`);
const simple = wholeWords(`${any(ones)}|${any(tens)}`);
// "Una" and "un" are articles, except where an hour is told.
const one = wholeWords(
  "^una(?=[.!]?$)|(?<=^|, ?)una(?= y (?:media(?! hora)|cuarto)| en punto)|" +
    "(?<=\\b(?:la|las|es la|a la) )una(?! (?:y media hora|hora|cita|casa|vez|persona|opcion|que" +
    "|de las?(?! (?:tarde|noche|manana|madrugada))))",
);

/** A flat text with its numbers in digits: "cuarenta y dos" is "42". What is said digit by digit stays apart. */
export function withDigits(text: string): string {
  const value = (word: string) =>
    ones.get(word) ?? tens.get(word) ?? (word.startsWith("un") ? 1 : 0);
  return text
    .replace(split, (_, ten: string, unit: string) => String(value(ten) + value(unit)))
    .replace(compound, (_, ten: string, unit: string) => String(value(ten) + value(unit)))
    .replace(simple, (word) => String(value(word)))
    .replace(hundred, (_, word: string, rest?: string) =>
      String(hundreds.get(word)! + Number(rest ?? 0)),
    )
    .replace(one, "1");
}
