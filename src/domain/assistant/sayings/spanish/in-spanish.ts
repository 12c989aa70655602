import type { TurnContext } from "../../turn/context.ts";
import type { TalkState } from "../../turn/state.ts";
import { spanishAnswers } from "./answers.ts";
import { datesInSpanish } from "./dates.ts";
import { emailInSpanish, spanishReadings } from "./readings.ts";
import { spanishSentences } from "./sentences.ts";
import { timedSentences } from "./timed-sentences.ts";

/**
 * What the assistant says, in Spanish. The conversation decides in English what to say; here each of its sentences is
 * looked up, and the days, names and numbers in it are kept. What the professional wrote stays as it is. A sentence
 * without a Spanish one stays English: a test finds those.
 */
export function inSpanish(words: string, state: TalkState, context: TurnContext): string {
  return piecesInSpanish(words, phrasebook(state, context)) ?? words;
}

/** Whether everything in these words can be said in Spanish. */
export function isInSpanish(words: string, state: TalkState, context: TurnContext): boolean {
  return piecesInSpanish(words, phrasebook(state, context)) !== null;
}

type Phrasebook = { known: ReadonlyMap<string, string>; context: TurnContext; state: TalkState };

function phrasebook(state: TalkState, context: TurnContext): Phrasebook {
  const { greeting, services } = context.professional;
  const own = [greeting, services].filter((words) => words !== null);
  const pairs = [
    ...spanishSentences(context),
    ...spanishAnswers(context),
    ...spanishReadings(state, context),
    ...own.map((words) => [words, words] as const),
  ];
  return { known: new Map(pairs.flatMap(withSentences)), context, state };
}

/** A text and each of its sentences: one that is repeated gets another beginning, so that they come apart. */
function withSentences([english, spanish]: readonly [string, string]): [string, string][] {
  const [from, to] = [sentencesOf(english), sentencesOf(spanish)];
  const single = from.length === to.length ? from : [];
  return [...single.map((one, at): [string, string] => [one, to[at]!]), [english, spanish]];
}

function sentencesOf(words: string): string[] {
  return words.split(/(?<=[.?!])\s+/);
}

/** The longest known beginning, and then the rest; null if some of it is not known. */
function piecesInSpanish(words: string, book: Phrasebook): string | null {
  const pieces = sentencesOf(words);
  for (let size = pieces.length; size > 0; size -= 1) {
    const first = oneInSpanish(pieces.slice(0, size).join(" "), book);
    if (first === null) continue;
    if (size === pieces.length) return first;
    const rest = piecesInSpanish(pieces.slice(size).join(" "), book);
    return rest === null ? null : `${first} ${rest}`;
  }
  return null;
}

function oneInSpanish(words: string, book: Phrasebook): string | null {
  const known = book.known.get(words);
  if (known !== undefined) return known;
  for (const { shape, slots, spanish } of shapes) {
    const match = shape.exec(words);
    const filled = match && slots.map((slot, at) => slotInSpanish(slot, match[at + 1]!, book));
    if (filled?.every((value) => value !== null)) return joined(spanish, filled as string[]);
  }
  return null;
}

/** The words of a place in a sentence; null if they cannot be in it. */
function slotInSpanish(slot: string, words: string, book: Phrasebook): string | null {
  const { context, state } = book;
  switch (slot) {
    case "when":
      return /\d/.test(words) ? datesInSpanish(words, context) : null;
    case "zone":
      return datesInSpanish(words, context);
    case "email":
      return state.gathered.email ? emailInSpanish(state.gathered.email, context) : words;
    case "sentence":
      return piecesInSpanish(words, book);
    default:
      return words;
  }
}

// No place reaches over the end of a sentence, except behind the period of a title ("Dr. Reed").
const withinSentence = String.raw`((?:(?!(?<!\b(?:Dr|Mr|Ms|Mrs|St|Jr|Sr))[.?!] ).)+?)`;
const slot = /\{(\w+)\}/g;
const shapes = timedSentences
  .flatMap((pair) => withSentences(pair).toReversed())
  .map(([english, spanish]) => ({
    shape: new RegExp(
      `^${english
        .split(slot)
        .map((part, at) =>
          at % 2 === 1
            ? part === "sentence"
              ? "(.+)"
              : withinSentence
            : part.replace(/[.?*+^$()[\]\\|]/g, "\\$&"),
        )
        .join("")}$`,
      "s",
    ),
    slots: [...english.matchAll(slot)].map(([, name]) => name!),
    spanish,
  }));

/** The Spanish sentence with its places filled: "p.m.." is "p.m.", and "para el" stays, but "a el" is "al". */
function joined(spanish: string, values: readonly string[]): string {
  let at = 0;
  const text = spanish.replace(slot, () => values[at++]!);
  return text.replaceAll(".m..", ".m.").replace(/^el /, "El ");
}
