import { bias, scales, slope, weights } from "./act-weights.ts";
import { stopFeatures } from "./stop-features.ts";

/** The acts that a line is weighed for. Everything else, complaints too, is none of them. */
export const acts = ["yes", "no", "stop", "endTalk", "wrongNumber", "message", "person"] as const;
export type Act = (typeof acts)[number];

/** How likely a line is each act, from 0 to 1, each weighed by itself: doubt is a value between. */
export type Evidence = Readonly<Record<Act, number>>;

/** The number of places in which features are counted. Two features may share one; that costs little. */
export const places = 16384;
/** The same for a stop. */
export const stopPlacesCount = 32768;

// One character of the weights' text is one weight: its distance from the middle one. A tilde stands for the backslash.
const middle = 90;
const weightOf = (code: number) => (code === 126 ? 92 : code) - middle;

/** How likely plain words are each act, by the words, their neighbors and letters, and what the grammar found. */
export function evidenceOf(words: string, signs: readonly string[]): Evidence {
  const general = featuresOf(words, signs);
  const weighed = acts.map((act, head) => {
    const text = weights[head]!;
    const found = act === "stop" ? stopPlaces(words, signs) : general;
    const size = Math.sqrt(found.length || 1);
    const sum = found.reduce((total, place) => total + weightOf(text.charCodeAt(place)), 0);
    const score = (sum * scales[head]!) / size + bias[head]!;
    return [act, 1 / (1 + Math.exp(-(slope[head]![0] * score + slope[head]![1])))];
  });
  return Object.fromEntries(weighed) as Evidence;
}

// Words that do the same in a sentence, so that what was learned of one holds for all.
const kinds: Record<string, string> = {
  reach:
    "call calls text texts txt email emails e-mail contact message messages phone ring dial bother mail",
  reaching:
    "calling texting txting emailing contacting messaging phoning ringing bothering dialing",
  reached: "called texted emailed contacted messaged phoned bothered",
  halt: "stop quit cease end discontinue halt stp",
  me: "me us",
  i: "i we",
  my: "my our this",
  they: "she he they nobody ana agent lender realtor bank seller landlord",
  her: "her him them ana someone somebody",
  refuse: "not never",
  off: "off from out",
  list: "list lists database system records registry",
  again: "again anymore ever longer",
  yes: "yes yeah yep yup yea sure correct right okay",
  fine: "good great perfect lovely wonderful excellent super fine awesome fantastic",
  thanks: "thanks thank",
  no: "no nope nah",
  want: "want wish need like care",
  book: "book booking schedule scheduling make making appointment meeting",
  if: "if unless but only",
};
const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind])),
);

/** The features of plain words, each as its place: words and their kinds with their neighbors, letters, and the signs. */
export function featuresOf(words: string, signs: readonly string[]): number[] {
  const all = ["^", ...words.replace(/\d/g, "9").split(" ").slice(0, 60), "$"];
  const found = new Set(signs.map((sign) => placeOf(`s${sign}`)));
  addNeighbors(found, "w", all);
  addNeighbors(
    found,
    "k",
    all.map((word) => kindOf.get(word)?.toUpperCase() ?? word),
  );
  for (const word of all) {
    const letters = `<${word}>`;
    if (letters.length > 5)
      for (let from = 0; from + 4 <= letters.length; from++)
        found.add(placeOf(`l${letters.slice(from, from + 4)}`));
  }
  return [...found];
}

/** The places of the features by which a stop alone is weighed: more of them, since it must neither be missed nor feigned. */
export function stopPlaces(words: string, signs: readonly string[]): number[] {
  return [
    ...new Set(stopFeatures(words, signs).map((feature) => placeOf(feature, stopPlacesCount))),
  ];
}

function addNeighbors(found: Set<number>, name: string, all: readonly string[]): void {
  all.forEach((word, at) => {
    found.add(placeOf(`${name}1${word}`));
    if (at > 0) found.add(placeOf(`${name}2${all[at - 1]} ${word}`));
    if (at > 1) found.add(placeOf(`${name}3${all[at - 2]} ${all[at - 1]} ${word}`));
    for (const gap of [2, 3]) if (at >= gap) found.add(placeOf(`${name}g${all[at - gap]} ${word}`));
  });
}

/** The place of a feature (FNV-1a). */
function placeOf(feature: string, count = places): number {
  let hash = 2166136261;
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619);
  return ((hash >>> 0) ^ (hash >>> 17)) & (count - 1);
}
