import { instantOf } from "#domain/kernel/zone-rules.ts";
import type { Heard, When } from "#understanding/heard.ts";
import { normal, source } from "#understanding/text.ts";
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
const choosing = new RegExp(
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
  if (turn.state.memory.own !== null || !namesTaken(turn, heard)) return false;
  return isClaimed(heard) || saysBoth(turn, heard) || insists(turn, heard);
}

function isClaimed({ name, inEnglish: text }: Heard): boolean {
  return name !== null || asTheirs.test(text);
}

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

/** A time that was refused is named once more, and none of those that were offered instead. */
function insists({ state }: Turn, { when, questions, text }: Heard): boolean {
  const { flow, expecting, gathered, offered } = state;
  const isOffered = flow === "book" && expecting === "choice" && offered.length > 0;
  if (!isOffered || questions.length > 0 || /\?\s*$/.test(text)) return false;
  return gathered.wish?.minutes.some((minute) => when?.minutes.includes(minute)) === true;
}
