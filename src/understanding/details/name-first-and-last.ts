import { source } from "../text.ts";
import { spells } from "../tokens/spelled.ts";
import { askedName } from "./name-asked.ts";
import { after, type Found, place, skipped } from "./name-found.ts";
import { type Line, lineOf, nameAt } from "./name-phrase.ts";
import { canBeName, isDoubtfulFirst, isState } from "./name-words.ts";

const ofLast = source`(?:last|family|sur|second) ?(?:name)?`;
const lastLead = new RegExp(
  source`
    \b(?:(?:last|family|sur) ?(?:name(?:'s| is| would be)?|is|:| -)|apellidos?(?: es| son)?)[ ,:-]+
    (?:(?:two|three|2|3) words[ ,:-]+)?(?!first|comes|goes|only)`,
);
const firstLead = new RegExp(
  source`\b(?:first|given) ?(?:name(?:'s| is| would be)?|is|:| -)[ ,:-]+`,
);
const middleLead = /\bmiddle (?:name|initial)(?:'s| is)?[ ,:]+/;
const lastComesFirst = new RegExp(
  source`\b(?:${ofLast})(?:'s)? (?:comes |goes |is |said )?first[ ,:]+(?!name|is)`,
);

// "Tran last name, kim first name": what each part is called comes behind it.
const labelsBehind = new RegExp(
  source`
    (?:^|[ ,])(?<last>\p{L}{2,}),? (?:is )?(?:my |the )?(?:last|family|sur) ?(?:name)?,? (?:and )?
    (?<first>\p{L}{2,}),? (?:is )?(?:my |the )?(?:first|given)(?: name)?[.! ]*$`,
  "u",
);

// "Cooper (first), Lang (last)".
const label = (group: string, called: string) =>
  String.raw`(?<${group}>\p{L}{2,}) ?\((?:${called})(?: name)?\)`;
const [firstMarked, lastMarked] = [
  label("first", "first|given"),
  label("last", "last|family|surname"),
];
const marked = [`${firstMarked}[ ,]*${lastMarked}`, `${lastMarked}[ ,]*${firstMarked}`].map(
  (shape) => new RegExp(shape, "u"),
);

/** "First name john last name smith", "last name first: kim, min-jun". */
export function firstAndLast(line: Line): Found | null {
  const { text, tokens } = line;
  const behind = labelsBehind.exec(text)?.groups;
  if (behind && canBeName(behind["first"]!, "first") && canBeName(behind["last"]!, "end"))
    return { words: [behind["first"]!, behind["last"]!], from: 0, to: text.length };
  const said = marked
    .map((shape) => shape.exec(text)?.groups)
    .find((groups) => groups !== undefined);
  if (said) return { words: [said["first"]!, said["last"]!], from: 0, to: text.length };
  const inOrder = inFront(text);
  if (inOrder) return inOrder;
  const turned = lastComesFirst.exec(text);
  if (turned) return turnedAround(line, turned.index + turned[0].length);
  const part = (which: RegExp) => {
    const lead = which.exec(text);
    const read = lead && after(line, lead.index + lead[0].length);
    // "My first name is hard": it says what the name is like.
    return read && !isState(read.words[0]!) ? place(tokens, read) : null;
  };
  const other = (which: RegExp, ifAny: RegExp) => (ifAny.test(text) ? part(which) : null);
  const isBoth = /\b(?:first|given)[ ,:]+(?!name).*\b(?:last|family)[ ,:]+(?!name)/.test(text);
  const last =
    namedBefore(line, "last") ??
    part(lastLead) ??
    (isBoth ? part(/\b(?:last|family)[ ,:]+/) : other(/\blast[ ,:]+(?!name)/, firstLead));
  // "Ian, surname MacDonald": what precedes it is the first name.
  const lead = last
    ? text
        .slice(0, last.from)
        .replace(
          /\b(?:(?:and )?(?:(?:my|the|his|her) )?(?:last|family|sur) ?(?:name|is)|(?:el |mi |de )?apellidos?)\b.*$/,
          "",
        )
    : null;
  const first =
    namedBefore(line, "first") ??
    part(firstLead) ??
    (isBoth ? part(/\b(?:first|given)[ ,:]+/) : other(/\bfirst[ ,:]+(?!name)/, lastLead)) ??
    (lead ? askedName(lineOf(lead)) : null) ??
    (last ? firstBehind(line, last) : null);
  const before = first && !last ? lastBefore(line, first) : null;
  if (before) return before;
  if (!first && !last) return null;
  const middle = first && last ? part(middleLead) : null;
  const words = combined(named(first, last), middle?.words ?? [], last?.words ?? []);
  const froms = [first, last].flatMap((one) => (one ? [one.from] : []));
  const tos = [first, last].flatMap((one) => (one ? [one.to] : []));
  // A first or last name alone beside a whole name only says how it is written.
  const whole = first && last ? null : wholeWith(line, words, last ? -1 : 0);
  return whole ?? { words, from: Math.min(...froms), to: Math.max(...tos) };
}

const ahead = new RegExp(
  source`
    ,?(?: and| with| then| put)* (\p{L}{2,})(?: \1)? (?:goes |comes |is )?in front(?: of (?:it|that|them))?[. ]*$`,
  "u",
);

/** "Greene with a third e, and amos in front": what stands before the last name. */
function inFront(text: string): Found | null {
  const said = ahead.exec(text);
  const [, first = ""] = said ?? [];
  if (!said || !canBeName(first, "first") || isState(first)) return null;
  const last = askedName(lineOf(text.slice(0, said.index)));
  if (last?.words.length !== 1) return null;
  return { words: [first, ...last.words], from: last.from, to: text.length };
}

const firstLast = new RegExp(
  source`
    ^(?:(?: is (?:(?:my|the|her|his) )?(?:last|family|sur) ?(?:name)?)?[.!;,]+ |.*?\b(?:i'm|i am|call me|and it's
    |me llamo|soy|mi nombre es) )(\p{L}{2,})[.! ]*$`,
  "u",
);

/** "My surname is de la rosa and i'm carmen": the first name behind the last. */
function firstBehind({ text }: Line, { to }: Found): Found | null {
  const [lead, word] = firstLast.exec(text.slice(to)) ?? [];
  if (lead === undefined || word === undefined || !canBeName(word, "first") || isState(word))
    return null;
  return { words: [word], from: to, to: to + lead.length };
}

/** "Greta Lund, first name is spelled g r e t a": the whole name that was said before. */
function wholeWith(line: Line, parts: readonly string[], which: 0 | -1): Found | null {
  const [part] = parts;
  const whole = askedName(line);
  const old = whole?.words.at(which);
  if (!whole || whole.words.length < 2 || part === undefined || old === undefined) return null;
  if (old === part) return isSomeOf(line, whole, parts) ?? whole;
  // "Nguyen van minh, first name minh".
  const at = whole.words.indexOf(part);
  if (at > 0 && which === 0)
    return { ...whole, words: [part, ...whole.words.filter((word) => word !== part)] };
  return spells(part, old) ? { ...whole, words: whole.words.with(which, part) } : null;
}

/** "Nana yaw mensah, first name is nana yaw": the name that was found is only the part; the whole stands before it. */
function isSomeOf({ text }: Line, { words }: Found, parts: readonly string[]): Found | null {
  if (words.join() !== parts.join()) return null;
  const before = askedName(lineOf(text.split(/[.,;] /)[0]!));
  const isWhole = before !== null && before.words.length > parts.length;
  return isWhole && parts.every((part, at) => part === before.words[at]) ? before : null;
}

/** "Kim eun-ji, family name kim": the words before without the last name. */
function named(first: Found | null, last: Found | null): string[] {
  const words = first?.words ?? [];
  const rest = words.filter((word) => !last?.words.includes(word));
  return rest.length > 0 ? rest : words;
}

/** First, middle and last name; a whole name before "last name l u n d" already has the last one. */
function combined(first: string[], middle: string[], last: string[]): string[] {
  const end = first.at(-1);
  const isWhole =
    first.length > 1 && last.length > 0 && end !== undefined && spells(last.at(-1)!, end);
  return [...(isWhole ? first.slice(0, -1) : first), ...middle, ...last];
}

/** "Last name first: kim, min-jun". */
function turnedAround(line: Line, index: number): Found | null {
  const { tokens } = line;
  let at = tokens.findIndex((token) => token.from >= index);
  while (/^(?:it's|its|so|that's|is|um|uh|my|name|,|:)$/.test(tokens[at]?.word ?? "")) at += 1;
  const last = at === -1 ? null : nameAt(line, at);
  if (!last) return null;
  const comma = tokens[last.end]?.word;
  const first = comma === "," || comma === "." ? nameAt(line, skipped(tokens, last.end + 1)) : null;
  const words = first
    ? [...first.words, ...last.words]
    : [...last.words.slice(1), ...last.words.slice(0, 1)];
  return { words, from: tokens[last.at]!.from, to: tokens[(first ?? last).end - 1]!.to };
}

/** "Wei is my first name", "zhang is the last": the name before these words. */
function namedBefore(line: Line, which: "first" | "last"): Found | null {
  const { text, tokens } = line;
  const said = which === "first" ? "(?:first|given)" : "(?:last|family|sur) ?";
  const shape = new RegExp(
    source`(?:\b(?:is|for|as)|'s) (?:(?:my|the|her|his) ${said}(?: ?name)?|${said} ?name)\b`,
  );
  const match = shape.exec(text);
  if (!match) return null;
  const end = tokens.findIndex(({ to }) => to > match.index);
  const isOwner = match[0].startsWith("'");
  for (let at = Math.max(0, end - 24); at <= end; at += 1) {
    const read = nameAt(line, at);
    if (!read || read.end !== end + Number(isOwner)) continue;
    // "Wei chen, wei is my first name": only what was said again.
    const [again = ""] = read.words.slice(-1);
    const isAgain = tokens.findIndex(({ word }) => word === again) < read.end - 1;
    return { ...place(tokens, read), words: isAgain ? [again] : read.words };
  }
  // "Thu is my first name": alone it would be a day.
  const alone = tokens[end - 1];
  return alone && isDoubtfulFirst(alone.word) ? { ...alone, words: [alone.word] } : null;
}

/** "Stone, first name is Peter": the last name that was said before. */
function lastBefore(line: Line, first: Found): Found | null {
  const lead = line.text
    .slice(0, first.from)
    .replace(/\b(?:and )?(?:my |the )?(?:first|given)\b.*$/, "");
  const last = askedName(lineOf(lead));
  if (last?.words.length !== 1 || spells(first.words[0]!, last.words[0]!)) return null;
  // "Lund, sorry, first name Greta, Greta Lund".
  const isWhole = first.words.length > 1 && first.words.at(-1) === last.words[0];
  const words = isWhole ? first.words : [...first.words, ...last.words];
  return { words, from: last.from, to: first.to };
}
