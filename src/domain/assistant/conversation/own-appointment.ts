import { cleanName } from "#domain/kernel/clean-text.ts";
import { type Heard, noWhen, type Want, type When } from "#understanding/heard.ts";
import { source } from "#understanding/text.ts";
import { type Existing, hearExisting } from "#understanding/understand.ts";
import * as asks from "../sayings/asks.ts";
import type { Own } from "../turn/state.ts";
import { ask, gather, remember, set, type Turn } from "../turn/turn.ts";
import { withoutName } from "./as-meant.ts";
import { asksAsBefore } from "./as-before.ts";
import { listeningOf } from "./listening-of.ts";
import { choosing, mayBeTheirs, ridsOfTheirs, saysTakenAgain } from "./may-be-theirs.ts";
import { missed } from "./missing.ts";
import { hasDay, hasTime, joinWishes } from "./wish.ts";

/** What is to become of the caller's appointment; "either", and whether there is one ("perhaps"), have to be asked. */
export type OwnAct = "move" | "cancel" | "either" | "perhaps";

/** What a line says about the caller's appointment, in the words in which it is read. */
export function existingIn(turn: Turn, heard: Heard): Existing {
  const { expecting, flow } = turn.state;
  const isManaged = flow === "move" || flow === "cancel";
  const asksName = isManaged && ["code", "appointment", "name"].includes(expecting);
  const words = withoutName(heard.inEnglish, turn.context);
  const hasCode = heard.code !== null;
  return hearExisting(words, listeningOf(turn.state, turn.context), { hasCode, asksName });
}

/**
 * What a line, said where nothing else is going on, wants of an appointment that the caller has; null if it is about none.
 * An appointment that is spoken of is never answered by booking a second one.
 */
export function ownActOf(turn: Turn, heard: Heard): OwnAct | null {
  const { expecting, flow, memory } = turn.state;
  if (flow !== "open" && expecting !== "want" && expecting !== "anythingElse") return null;
  if (flow === "move" || flow === "cancel" || heard.wants.some((want) => isOther.has(want)))
    return null;
  if (wishesAnother(turn, heard)) return null;
  const said = existingIn(turn, heard);
  if (askedWhetherNew(turn) && (oldOne.test(heard.inEnglish) || movesOne(said, heard)))
    return "move";
  if (ridsOfTheirs(turn, heard)) return said.to ? "move" : "cancel";
  const isAnswer = memory.own?.isAsked === true && expecting === "want";
  if (heard.wants.includes("cancel")) {
    if (said.isCancel || !said.isHindered) return "cancel";
    return said.to ? "move" : "either";
  }
  // "I want a different day", of no appointment that was spoken of, is only a wish for one.
  const isSpoken = said.isMentioned || heard.code !== null || memory.own !== null;
  const isLoose = !isSpoken && looselyMoves.test(heard.inEnglish);
  if (heard.wants.includes("move"))
    return !isLoose || movesPlainly.test(heard.inEnglish)
      ? "move"
      : said.mayBeMentioned
        ? "perhaps"
        : null;
  if ((said.isMentioned || said.isHindered) && said.isCancel) return "cancel";
  // "I only need Monday at eleven taken off", after "move it, or cancel it?".
  if (isAnswer && dropsIt.test(heard.inEnglish) && !movesPlainly.test(heard.inEnglish))
    return "cancel";
  // A time that is taken is no answer to "is that a new one?": theirs, or still the one that is wished for.
  const again = askedWhetherNew(turn) && said.to === null ? saysTakenAgain(turn, heard) : null;
  if (again !== null) return again === "theirs" ? "either" : null;
  if (isAnswer && said.to === null && isOwnTime(memory.own!, heard)) return "either";
  if (isAnswer) return isNewTime(said, heard) ? "move" : heard.wants.length > 0 ? null : "either";
  if (heard.code !== null) return said.to ? "move" : "either";
  if (heard.questions.length > 0) return null;
  const isSpokenOf = said.isMentioned || (said.isHindered && !heard.wants.includes("book"));
  if (isSpokenOf) return said.to ? "move" : "either";
  // Among times that were offered, or after a booking, the words are about those.
  const isAboutOffer = turn.state.offered.length > 0 || memory.booked !== null;
  return (said.mayBeMentioned || mayBeTheirs(turn, heard)) && !isAboutOffer ? "perhaps" : null;
}

/** Whether it was just asked if a new appointment is meant, or one that is there. */
export function askedWhetherNew({ state: { expecting, lastSaid } }: Turn): boolean {
  return expecting === "want" && lastSaid.at(-1)?.endsWith(asks.askNewOrMove) === true;
}

/**
 * Whether a new appointment is wished for where one that is there was asked about: in so many words, or once none was
 * found ("put me down for Monday at eleven").
 */
export function wishesAnother(turn: Turn, { wants, when, inEnglish: text }: Heard): boolean {
  const { flow, memory, appointment, searches } = turn.state;
  if (askedWhetherNew(turn) && newOne.test(text.trim())) return true;
  // "Tuesday afternoon if you have it, otherwise eleven": what leaves a choice is no time that is there.
  if (askedWhetherNew(turn) && when !== null && choosing.test(text) && !changes.test(text))
    return true;
  const isSought = (flow === "move" || flow === "cancel") && appointment === null;
  if (!isSought && !(flow === "open" && memory.own?.isAsked)) return false;
  if (wants.some((want) => want !== "book") || changes.test(text)) return false;
  const isGuess = memory.own?.isAsked === true || searches > 0;
  if (isNew.test(text) || (isGuess && asksPlainly.test(text))) return true;
  return isSought && searches > 0 && wants.includes("book");
}

// "New", "it's a new one", "no, first time".
const newOne = new RegExp(
  source`
    ^\W*(?:(?:no|nope|yes|yeah|oh|well|um|uh|sorry|it'?s|it is|that'?s|that is|this is|i (?:want|need)|i'd like
    |make it|an?|the|my
    |brand|please)[\s,.]+)*(?:new(?: (?:one|appointment|appt|booking|meeting|time))?|first (?:one|time|appointment
    |visit))
    (?:[\s,.]+(?:please|thanks|thank you|sir|ma'?am|hon|for me))*\W*$`,
  "i",
);
const oldOne = new RegExp(
  source`
    ^\W*(?:(?:yes|yeah|no|oh|well|um|uh|please|just|i want to|to|the|it's|an?|my)\W+)*(?:mov(?:e|ing)\b|(?:one 
    |it )?(?:that )?i (?:already |do )?have|(?:existing|old|other) (?:one|appointment)|already)`,
  "i",
);
const changes =
  /\b(?:mov|chang|switch|shift|push|re-?schedul|re-?book|postpon|cancel|instead|same|my (?:other|own)|already)/i;
const isNew = new RegExp(
  source`
    \b(?:(?:another|a new|a first|a separate|a second) (?:appointment|appt|meeting|booking)|(?:do not|don['’]?t
    |did not|didn['’]?t|have not|haven['’]?t|never) (?:even |actually |yet |ever )?(?:have|had|got|made?
    |book(?:ed)?) (?:an?|any) (?:appointment|appt|booking)(?! (?:number|code|confirmation|email|id)))\b`,
  "i",
);
const asksPlainly =
  /\b(?:want|need|like|trying) (?:to (?:book|make|schedule|set up) )?an? (?:appointment|appt|meeting)\b/i;

/** "I need the seventh changed to the tenth", after the question whether it is a new one. */
function movesOne({ to }: Existing, { wants, when, inEnglish: text }: Heard): boolean {
  if (wants.includes("cancel") || deniesChange.test(text) || !movesPlainly.test(text)) return false;
  return wants.includes("move") || to !== null || when !== null;
}

const deniesChange = new RegExp(
  source`
    \b(?:n[o']t|no|not|never|nothing|without|new)\b.{0,20}\b(?:mov|chang|switch|shift|resched)
    |\b(?:could|can|may) change\b`,
  "i",
);

const looselyMoves = /\b(?:another|different|other|new) (?:time|day|date|slot)\b/i;
const movesPlainly =
  /\b(?:mov|chang|switch|shift|push|pull|bump|swap|slid|bring|adjust|trad|transfer|delay|re-?schedul|re-?book|postpon|later|earlier|instead)\w*/i;

const isOther: ReadonlySet<Want> = new Set([
  "message",
  "human",
  "optOut",
  "noTranscript",
  "repeat",
  "startOver",
]);

const dropsIt = new RegExp(
  source`
    \b(?:tak(?:e|en|ing) (?:(?:it|that|me|us) )?(?:off|out)|(?:drop|scrap|scratch|kill|axe|erase|wip|delet|remov
    |void)\w*
    |gone|x(?:'d)? (?:it )?out|calls? it off|(?:off|out) (?:of )?(?:the|your|her) (?:calendar|books?|schedule)
    |don'?t (?:need|want) it)\b`,
  "i",
);

/** The appointment's own time once more says nothing of where to. */
function isOwnTime({ when: own, mayBeNew }: Own, { when }: Heard): boolean {
  if (mayBeNew || own === null || when === null) return false;
  if (own.days.length === 0 || own.minutes.length === 0) return false;
  return when.days[0] === own.days[0] && when.minutes[0] === own.minutes[0];
}

/** After "move it, or cancel it?", a time is the new one. */
function isNewTime({ to, isMoveInstead }: Existing, { when }: Heard): boolean {
  if (to !== null || isMoveInstead) return true;
  return when !== null && (hasDay(when) || hasTime(when) || when.shift !== null);
}

/**
 * The line as it is meant about the caller's appointment: what is wanted of it, and without the refusal to speak of other
 * people's. Whoever calls for somebody else has to identify the appointment as everybody does.
 */
export function asOwn(turn: Turn, heard: Heard): Heard {
  const { flow } = turn.state;
  if (wishesAnother(turn, heard)) return { ...heard, wants: ["book"], answer: null, declines: [] };
  const act = ownActOf(turn, heard);
  const isManaging = flow === "move" || flow === "cancel";
  const others = heard.wants.filter((want) => !["move", "cancel", "book"].includes(want));
  const isWish = act === null && flow === "open" && heard.wants.includes("move") && !others.length;
  const isAsked = act === "either" || act === "perhaps";
  const wants: Want[] = act === null ? ["book"] : isAsked ? others : [act, ...others];
  const meant = act === null && !isWish ? heard : { ...heard, wants };
  if (!heard.delicate.includes("otherClients") || (act === null && !isManaging)) return meant;
  if (asksAbout.test(heard.inEnglish) || strangers.test(heard.inEnglish)) return heard;
  return { ...meant, delicate: heard.delicate.filter((one) => one !== "otherClients") };
}

const asksAbout = new RegExp(
  source`
    \b(?:when|what (?:time|day|is|are)|what's|who|whose|where|which|tell me|give me|show|read|list|look up
    |check|find out|did|does|has (?:she|he)|is (?:she|he)|how many)\b`,
  "i",
);
const strangers = new RegExp(
  source`
    \b(?:neighbo?u?r'?s?|ex(?:'s|-\w+| wife| husband)?|(?:some|any)(?:one|body)(?:'s| else)|other (?:client
    |people|person|caller|customer|buyer)\w*|everyone|everybody|all (?:of )?(?:the|her|his|your)|competitor\w*
    |rival\w*|stranger\w*)\b`,
  "i",
);

/** Asks once whether the appointment is to be moved or canceled, and keeps what was said about it. */
export function askMoveOrCancel(before: Turn, heard: Heard): Turn {
  const wasAsked = before.state.memory.own?.isAsked === true;
  const isDoubtful =
    asksAsBefore(before, heard) ||
    (before.state.flow === "book" && mayBeTheirs(before, heard)) ||
    ownActOf(before, heard) === "perhaps";
  const turn = keepOwn(before, heard, "either");
  const asked = remember(turn, { own: { ...turn.state.memory.own!, isAsked: true } });
  if (isDoubtful) {
    // The wish stays, should it be a new one.
    const { wish, startsAt } = asked.state.gathered;
    const noted = wish || startsAt ? asked : gather(asked, { wish: heard.when });
    const { own } = noted.state.memory;
    // "Same time but Thursday": no word of it is the appointment's own time.
    const isTo = own!.to === null && (own!.when?.minutes.length ?? 0) === 0;
    const kept = isTo
      ? remember(noted, { own: { ...own!, when: null, to: heard.inEnglish, mayBeNew: false } })
      : noted;
    return ask(set(kept, { misses: 0, flow: "open", offered: [] }), "want", asks.askNewOrMove);
  }
  if (!wasAsked) return ask(set(asked, { misses: 0, flow: "open" }), "want", asks.askMoveOrCancel);
  if (asked.state.misses > 0) return missed(asked, heard);
  return ask(set(asked, { misses: 1 }), "want", asks.askMoveOrCancelAgain);
}

/** That it was asked once whether there is one is kept while a new one is booked, so that it is not asked again. */
export function askedOnce({ state }: Turn): Own | null {
  return state.memory.own?.isAsked ? { ...nothingOwn, isAsked: true } : null;
}

const nothingOwn: Own = { when: null, mayBeNew: false, to: null, code: null, isAsked: false };

/** Keeps what a line says about the caller's appointment: its name, day, time and code, and the new time. */
export function keepOwn(turn: Turn, heard: Heard, act: OwnAct): Turn {
  const { gathered, memory } = turn.state;
  const before = memory.own ?? nothingOwn;
  const said = existingIn(turn, heard);
  const name = cleanName(heard.name ?? said.name ?? "") || gathered.name;
  // Only while that is the question, a time alone says where to.
  const isAsked = before.isAsked && before.code === null && turn.state.expecting === "want";
  const { own, to, ...times } = timesOf(isAsked, said, heard, act);
  // After a booking, a time is where that one is to go.
  const mayBeNew = times.mayBeNew || (own !== null && to === null && memory.booked !== null);
  const when = own ? joinWishes(before.when, own) : before.when;
  const kept = {
    ...before,
    when,
    mayBeNew: own ? mayBeNew : before.mayBeNew,
    to: to ?? before.to,
    code: heard.code ?? before.code,
    isSaid: before.isSaid === true || saysItIsThere(said, heard),
  };
  const isSame = Object.entries(kept).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify(before[key as keyof Own]),
  );
  const known = isSame && memory.own ? turn : remember(turn, { own: kept });
  return name === gathered.name ? known : gather(known, { name });
}

/** Whether a line says that there is an appointment, or what is to be done with it. */
function saysItIsThere(said: Existing, { code, wants, when, inEnglish: text }: Heard): boolean {
  const isWish = wants.includes("move") && (when === null || said.to !== null);
  return code !== null || isWish || said.isMentioned || changes.test(text);
}

type Times = { own: When | null; to: string | null; mayBeNew: boolean };

/** Which of the days and times are the appointment's own, and which say where it is to be moved. */
function timesOf(isAsked: boolean, said: Existing, heard: Heard, act: OwnAct): Times {
  const { own, to, unassigned, all } = said;
  const text = heard.inEnglish;
  if (!named(all) && to === null)
    return { own: named(heard.when), to: null, mayBeNew: heard.code !== null };
  if (act === "cancel") return { own: named(all), to: null, mayBeNew: false };
  // "Move it or cancel it?" "Friday at two": where to.
  const isAnswer = act === "move" && isAsked && !named(own);
  if (isAnswer && to === null) return { own: null, to: text, mayBeNew: false };
  if (unassigned?.shift && to === null) return { own: named(own), to: text, mayBeNew: false };
  if (own && named(own)) {
    // "My one on Wednesday from one to four": the day stands apart.
    const isApart = own.days.length === 0 && to !== null && (unassigned?.days.length ?? 0) > 0;
    const whole = isApart ? { ...own, days: unassigned!.days } : own;
    return { own: named(whole), to, mayBeNew: false };
  }
  return { own: named(unassigned), to, mayBeNew: to === null };
}

function named(when: When | null): When | null {
  if (when === null || !(hasDay(when) || hasTime(when))) return null;
  return { ...noWhen, days: when.days, minutes: when.minutes, span: when.span, part: when.part };
}
