import type { Heard } from "#understanding/heard.ts";
import type { EmailInDoubt } from "../turn/state.ts";
import { gather, remember, type Turn } from "../turn/turn.ts";
import { understand } from "../understand.ts";
import { listeningOf } from "./listening-of.ts";

// An address that was said in words is written down as a receptionist would: what was spelled, or belongs to the caller's
// name, is certain. Any other word in it may be one that was said about the address, so it is asked for letter by letter.

/** How often it is asked for in this way, before the read-back has to show what is wrong. */
const mostAsked = 2;

/** Remembers how an address was said, until it is certain: typed, said twice alike, or agreed to. */
export function keepDoubt(before: Turn, turn: Turn, heard: Heard): Turn {
  const { expecting, memory } = before.state;
  const last = memory.emailInDoubt;
  const isAsked = last !== null && expecting === "email";
  if (heard.email === null) {
    // Who hears it and says something else does not mind it: it is read back once more before anything is booked.
    const isSpelling = spelledIn(heard.text).some((row) => row.length > 2);
    if (!isAsked || (isSpelling && heard.answer === null)) return turn;
    const isDenied = heard.answer === "no" || heard.corrects.includes("email");
    const known = remember(turn, { emailInDoubt: null });
    return isDenied ? gather(known, { email: null }) : known;
  }
  if (isAsked && last.email === heard.email) return remember(turn, { emailInDoubt: null });
  const said = heard.text.toLowerCase();
  const isTyped = said.includes(`${heard.email.split("@")[0]!.toLowerCase()}@`);
  const asked = last?.asked ?? 0;
  const inDoubt = isTyped ? null : { email: heard.email, spelled: spelledIn(said), asked };
  return inDoubt === last ? turn : remember(turn, { emailInDoubt: inDoubt });
}

/** "R s t o k e s", in answer to that question: the part before the at sign, of the address that was heard. */
export function withDomain({ state, context }: Turn, heard: Heard): Heard {
  const { expecting, memory } = state;
  const { emailInDoubt: last } = memory;
  if (!last || expecting !== "email" || heard.email !== null || heard.answer === "no") return heard;
  const rows = spelledIn(heard.text);
  const isSpelled = rows.some((row) => row.length > 2) && heard.when === null;
  if (!isSpelled || / at |@/.test(heard.text)) return heard;
  const whole = `${heard.text} at ${last.email.split("@")[1]}`;
  const { email } = understand(whole, listeningOf(state, context, true));
  return email === null ? heard : { ...heard, email };
}

/** The address that has to be spelled before it is written down; null if it is certain, or was asked for often enough. */
export function toSpell({ state }: Turn): EmailInDoubt | null {
  const { gathered, memory } = state;
  const inDoubt = memory.emailInDoubt;
  if (!inDoubt || inDoubt.email !== gathered.email || inDoubt.asked >= mostAsked) return null;
  const [local = ""] = inDoubt.email.split("@");
  const known = partsOf(gathered.name ?? "");
  const letters = plainLetters(local);
  // "Rosalind pike, r o z dot pike": the name, and then the address.
  const isTwice = known.some((word) => word.length > 2 && letters.split(word).length > 2);
  const isCertain = letters
    .split(/[^a-z]+/)
    .every((run) => isMadeOf(run, known, new Set(inDoubt.spelled)));
  const hasLetters = /[a-z]/.test(letters);
  return isCertain && hasLetters && !isTwice ? null : inDoubt;
}

export function countAsked(turn: Turn, inDoubt: EmailInDoubt): Turn {
  return remember(turn, { emailInDoubt: { ...inDoubt, asked: inDoubt.asked + 1 } });
}

function plainLetters(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The rows of lone letters in a line: "m doyle, d o y double l e" has "m" and "doylle". */
function spelledIn(said: string): string[] {
  const rows = [""];
  let times = 1;
  for (const word of plainLetters(said).split(/[^a-z0-9]+/)) {
    if (word === "double" || word === "triple") times = word === "double" ? 2 : 3;
    else if (/^[a-z]$/.test(word)) rows.push(rows.pop() + word.repeat(times));
    else rows.push("");
    if (word !== "double" && word !== "triple") times = 1;
  }
  return [...new Set(rows.filter((row) => row !== ""))];
}

/** The words of a name. */
function partsOf(name: string): string[] {
  const words = plainLetters(name)
    .replace(/['’]/g, "")
    .split(/[^a-z]+/);
  return words.filter((word) => word !== "");
}

const shortestOfName = 3;

/** Whether letters are made of what was spelled, of words of the name or their beginnings ("bev"), and initials. */
function isMadeOf(letters: string, name: readonly string[], spelled: ReadonlySet<string>): boolean {
  if (letters === "") return true;
  for (let size = letters.length; size > 0; size -= 1) {
    const piece = letters.slice(0, size);
    const isOfName = name.some(
      (word) =>
        word.startsWith(piece) && (size === 1 || size >= shortestOfName || size === word.length),
    );
    if ((isOfName || spelled.has(piece)) && isMadeOf(letters.slice(size), name, spelled))
      return true;
  }
  return false;
}
