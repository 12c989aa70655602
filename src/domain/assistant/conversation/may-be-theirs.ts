import { instantOf } from "#domain/kernel/zone-rules.ts";
import type { Heard, When } from "#understanding/heard.ts";
import { normal, pattern, source } from "#understanding/text.ts";
import { hearWhen } from "#understanding/understand.ts";
import type { TurnContext } from "../turn/context.ts";
import type { Turn } from "../turn/turn.ts";
import { listeningOf } from "./listening-of.ts";

const day = "(?:mon|tues?|wed|thu|fri|sat|sun)[a-z]*";
const hour = source`
  (?:\d{1,2}(?::?\d\d)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)
  (?: (?:thirty|fifteen|forty.five))?)(?: ?[ap]\.?m\.?| ?o'?clock)?`;

// "It's under Cole, Thursday at three", "I'm Thursday at three", "we have the third at two", "push the Tuesday 4pm".
const asTheirs = new RegExp(
  source`
    \b(?:(?:i|we|she|he|they|us)(?:'ve|'m|'re|'d| am| are| was| were| have| has| had| got)* (?:(?:already|down
    |in|on|at|set
    |have|got|had|booked|scheduled|for|something|it|the) )*(?=(?:mon|tues?|wed|thu|fri|sat|sun|the \d|\d|my))
    |under|mine|scheduled
    |sooner|moved?|switch(?:ed)?|chang(?:e|ed)|(?:can'?t|won'?t|ain'?t|not (?:going to|gonna)) (?:make|come|do
    |be|happen|work)
    |(?:coming|comin'?) in|instead of|in place of|rather than
    |(?:push|pull|slide|slid|bump|shove|kick|swap|trade|bring) (?:my|our|the|that|it)
    |(?:my|our) (?:${day}|${hour} (?=on |${day}|tomorrow|today))
    |(?<!\b(?:is|have|has|take|want|do|like|about|for|get|book|prefer|at|and|on|in|of
    |me) )the (?:${day} (?:at )?${hour}
    |${hour} (?:on )?${day}))\b`,
  "i",
);

// "Drop Thursday 4:30", "X out my 930 Monday", "back out of the three o'clock".
const asRidOf = new RegExp(
  source`
    \b(?:drop|scratch|scrap|tear up|nix|kill|lose|axe|ditch|dump|x out|skip|wipe|erase|strike|bin|toss|delete
    |remove|clear
    |free up|give up|let go of|get rid of|(?:back|backing|bow|bowing|get|getting) out(?: of)?|take|call off)\s
    (?:(?:my|our|the|that|this|her|his|their|of|off|out) )*(?:[a-z]+'?s )?(?=${day}|${hour}|appointment|appt
    |slot|spot)
    |\bno longer (?:need|want|require)\b|\b(?:will not|won'?t) be (?:need|us)ing\b
    |\b(?:do not|don'?t) need (?:the|my|our|that|it)\b`,
  "i",
);
const takesOff = /\btake\b(?!.*\b(?:off|out|away)\b)/i;

// Where one of two times is to be chosen, both are new.
export const choosing = new RegExp(
  source`
    \b(?:or|either|otherwise|else|if|unless|maybe|perhaps|any(?:thing|time|where)?|whichever|between|also|too
    |as well)\b`,
  "i",
);

type Exact = { day: When["days"][number]; minute: number };

/** The days and times of a wish, each with each. */
function exactOf({ days, minutes }: When): Exact[] {
  return days.flatMap((one) => minutes.map((minute) => ({ day: one, minute })));
}

function beginsIn({ callerZone, circumstances }: TurnContext) {
  const taken = new Set(circumstances.busy.map(({ startsAt }) => startsAt.getTime()));
  return (exact: Exact): boolean => {
    const start = instantOf(callerZone, exact);
    return start !== null && taken.has(start.getTime());
  };
}

/** Whether a line, or a clause of it, names exactly a time at which something in the calendar begins. */
function namesTaken(turn: Turn, heard: Heard): boolean {
  if (turn.state.memory.booked !== null) return false;
  return timesIn(turn, heard).some((when) => exactOf(when).some(beginsIn(turn.context)));
}

const clauses = /[.;!?,]\s|\s(?:but|so|because|and)\s/;

/** The days and times of a line, and of each of its clauses: those of a story are left out of the whole. */
function timesIn({ state, context }: Turn, { when, inEnglish }: Heard): When[] {
  if (when === null) return [];
  const parts = normal(inEnglish).split(clauses);
  const listening = listeningOf(state, context);
  const each = parts.length > 1 ? parts.map((part) => hearWhen(part, listening).when) : [];
  return [when, ...each].filter((one) => one !== null);
}

/**
 * Whether a caller names, as theirs or with a name, exactly the time at which something in the calendar begins: only who
 * has it, or happens on it, would. Then it has to be asked, and never is another one booked beside it.
 */
export function mayBeTheirs(turn: Turn, heard: Heard): boolean {
  if (turn.state.memory.own !== null) return false;
  if (isKeptFrom(turn, heard)) return true;
  return (
    namesTaken(turn, heard) && (isClaimed(heard) || saysBoth(turn, heard) || insists(turn, heard))
  );
}

function isClaimed({ name, inEnglish: text }: Heard): boolean {
  return (name !== null && !asksFor.test(text)) || asTheirs.test(text);
}

// "Put me in for Tuesday at three", with a name: a new one.
const asksFor = /\b(?:put|pencil|book|squeeze|sign|fit|schedule) (?:me|us)\b/i;

/** Whether the time that was asked about is said again: as theirs, or without a word that says whose it is. */
export function saysTakenAgain(turn: Turn, heard: Heard): "theirs" | "unsaid" | null {
  if (!namesTaken(turn, heard)) return null;
  return isClaimed(heard) ? "theirs" : "unsaid";
}

/** Whether a caller wants to be rid of exactly a time at which something in the calendar begins. */
export function ridsOfTheirs(turn: Turn, heard: Heard): boolean {
  const { inEnglish: text } = heard;
  return asRidOf.test(text) && !takesOff.test(text) && namesTaken(turn, heard);
}

/** "Wednesday at twelve … Monday at 4:30", without a word that leaves the choice: the one is taken, the other free. */
function saysBoth(turn: Turn, heard: Heard): boolean {
  const { wants, questions, inEnglish: text } = heard;
  if (wants.includes("book") || questions.length > 0 || choosing.test(text)) return false;
  const times = timesIn(turn, heard);
  if (times.some(({ flags }) => flags.length > 0)) return false;
  const named = times
    .flatMap((when) => exactOf(when))
    .map((one) => `${one.day} ${one.minute % 720}`);
  if (new Set(named).size < 2) return false;
  return !times.flatMap((when) => exactOf(when)).every(beginsIn(turn.context));
}

/** "No way I get a vehicle by Monday at ten, make it the afternoon": something keeps them from it. */
function isKeptFrom({ state, context }: Turn, { questions, inEnglish: text }: Heard): boolean {
  if (state.memory.booked !== null || questions.length > 0 || /\?\s*$/.test(text)) return false;
  if (!keeps.test(text) || !elsewhere.test(text)) return false;
  const listening = listeningOf(state, context);
  // A time that is denied is read as one all the same.
  const said = normal(text)
    .replace(new RegExp(keeps, "gi"), " ")
    .replace(/\bby (?=\w+day\b)/g, "on ");
  return said
    .split(wishes)
    .flatMap((part) => [part, ...(withDay.exec(part) ?? [])])
    .some((part) => {
      const { when } = hearWhen(part, listening);
      return when !== null && exactOf(when).some(beginsIn(context));
    });
}

// The day with the words beside it, without the story before them.
const withDay =
  /(?:\S+ ){0,3}?\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|the \d+(?:st|nd|rd|th))\b.*/;
// Where what is wished for begins.
const wishes = pattern`
  [.;!?,]\s|\s(?:but|so|because|and)\s|\s(?=(?:i|we)(?:'ll|'d)? (?:need|want|have|got|gotta|would)\b
  |(?:can|could|make|put|let's) )`;

const keeps = new RegExp(
  source`
    \b(?:no way|no how|can(?:no|'?)t|won'?t|ain'?t|not (?:going to|gonna|gon|able|happening|possible)|unable
    |never (?:going
    |gonna)|stuck|mandated|conflict|came up|come up|fell through|out of|no longer|had to|have to|gotta|got to|blew|broke
    \w*|dead|sick|surgery|blowout|flat|towed)\b`,
  "i",
);
const elsewhere = new RegExp(
  source`
    \b(?:make it|instead|rather|later|earlier|sooner|afternoon|morning|another|different|other|next|push\w*|bump\w*
    |switch\w*|swap\w*|trade|chang\w*|mov\w+|put (?:it|me)|get (?:it|me)|have to be|gotta be|need (?:it|you|y'all
    |to be))\b`,
  "i",
);

/** A time that was refused is named once more, and none of those that were offered instead. */
function insists({ state }: Turn, { when, questions, text }: Heard): boolean {
  const { flow, expecting, gathered, offered } = state;
  const isOffered = flow === "book" && expecting === "choice" && offered.length > 0;
  if (!isOffered || questions.length > 0 || /\?\s*$/.test(text)) return false;
  return gathered.wish?.minutes.some((minute) => when?.minutes.includes(minute)) === true;
}
