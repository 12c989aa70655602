import { speaksOfQualifying, speaksOfRates } from "#understanding/understand.ts";
import { longestTurn, normal, pattern, plain, source, tidy } from "#understanding/text.ts";
import { draftIn, findIn, nameIn } from "./contact-questions.ts";
import { ahead, askedDays, type Clock, dayAlone, monthOf } from "./period.ts";
import type { AskQuestion } from "./question.ts";

/**
 * What professionals ask about their day and contacts. Pure, never throws; what is not understood is "unclear".
 * Requests to write a message are matched first, because the message can be about anything.
 */
export function understandQuestion(text: string, clock: Clock): AskQuestion {
  const written = tidy(text, longestTurn);
  const words = plain(normal(text));
  return (
    helpIn(words) ??
    draftIn(written) ??
    listIn(words, clock) ??
    nextIn(written, words) ??
    freeIn(words, clock) ??
    delicateIn(words) ??
    findIn(written) ??
    agendaIn(words, clock) ?? { kind: "unclear" }
  );
}

const help = pattern`
  ^(?:help|help me|commands|examples|options)$|\bwhat (?:can|could|do|should) (?:i|you) (?:ask|do for me|do
  |say|help|know|understand)\b(?! (?:today|tomorrow|on|at|this|next))|\bhow (?:does this|do you) work\b`;

function helpIn(words: string): AskQuestion | null {
  return help.test(words) ? { kind: "help" } : null;
}

const callbacks = pattern`
  \bcall ?backs?\b|\bcall(?:ed|s)? (?:them |him |her |me )?back\b|\bwho (?:wants|asked|needs|would like)
  (?: me)? (?:to be |a |for a |to )?call|\bwho (?:should|do|must|shall) i (?:have to |need to )?call\b`;
const outcome = pattern`\boutcomes?\b`;
const calls = pattern`
  \bhow many (?:phone |outgoing |outbound )?calls\b|\bcalls (?:were |was |have been |did you 
  |you )?(?:made|make)\b|\bnumber of calls\b|\bcalls this month\b`;
const leads = pattern`\bleads?\b`;
const newLeads = pattern`
  \b(?:new|newest|fresh|recent|latest|any|many|came|come|got|get|my|show|list|which
  |what) (?:\w+ ){0,2}?leads?\b|\bleads? (?:\w+ ){0,3}?(?:today|yesterday|week|month|days|came|come|in
  |arrived|added)\b|^leads?$`;
const closing = pattern`\bclos(?:e|es|ing|ings)\b|\bsettle(?:s|ments?)?\b`;

/** Questions for a list, even if they contain a name. */
function listIn(words: string, clock: Clock): AskQuestion | null {
  const asked = () => askedDays(words, clock).period;
  if (outcome.test(words)) return { kind: "noOutcome" };
  if (calls.test(words)) return { kind: "calls" };
  if (callbacks.test(words)) return { kind: "callbacks" };
  if (leads.test(words) && newLeads.test(words)) {
    const isThisWeek = /\bthis week\b|\b(?:last|past) 7 days\b/.test(words);
    return { kind: "newLeads", period: isThisWeek ? null : asked() };
  }
  if (closing.test(words)) return { kind: "closings", period: asked() ?? monthOf(clock.today) };
  return null;
}

const next = pattern`
  \b(?:my |the )?(?:next|upcoming|following) (?:appointment|meeting|client|event|visit|callback|demo
  |one)\b(?!s)|\b(?:what|who) is (?:up )?next\b|^next$`;
const meeting = pattern`
  ^when (?:is|do|am|will|are|does)(?: i| we| my| the| our)*(?: next)? (?:meet|meeting|see|seeing
  |appointment|demo|visit)\b|^when (?:is|does) \w+(?: \w+)? (?:come|coming|booked|here)\b`;
const withWhom = new RegExp(
  source`
  \b(?:(?:appointment|meeting|demo|visit|call|one|next) (?:is )?with|meet(?:ing)?(?: with)?|see(?:ing)?) (.+)$`,
  "i",
);

function nextIn(written: string, words: string): AskQuestion | null {
  if (!next.test(words) && !meeting.test(words)) return null;
  const name = nameIn(withWhom.exec(written)?.[1]);
  return { kind: "next", name };
}

const free = pattern`
  \b(?:am i|are we|will i be|would i be|i am) (?:still |already )?(?:free|available|open|busy|booked)\b
  |\bwhen am i (?:free|available|open)\b|\bdo i have (?:any )?(?:free )?(?:time|room|space|a gap|gaps)\b
  |\b(?:free|open|available) (?:time|times|slot|slots|spot|spots|hour|hours)\b|\b(?:anything
  |something) (?:free|open)\b|\bcan i (?:fit|squeeze|take|make)\b|\bis .+ (?:free|open|available)$`;

function freeIn(words: string, clock: Clock): AskQuestion | null {
  if (!free.test(words)) return null;
  const { period, when } = askedDays(words, clock);
  const asked = ahead(period ?? dayAlone(clock.today), clock.today);
  return {
    kind: "free",
    period: asked,
    minute: asked.from === asked.until ? (when?.minutes[0] ?? null) : null,
    part: when?.part ?? null,
  };
}

function delicateIn(words: string): AskQuestion | null {
  if (speaksOfQualifying(words) || /\bqualif|\b(?:can|could) \w+(?: \w+)? afford\b/.test(words))
    return { kind: "delicate", about: "qualify" };
  return speaksOfRates(words) ? { kind: "delicate", about: "rates" } : null;
}

const agenda = pattern`
  \b(?:appointments?|meetings?|schedule|scheduled|agenda|calendar|diary|plans?|planned|booked|bookings?
  |events?)\b|\bmy (?:day|week|morning|afternoon|evening|month)\b|\bwhat (?:is|have i|do i have|am i doing
  |is there)\b.*\b(?:on|up|got|have|doing|there|happening|for)\b|\bwhat(?: \w+){0,3} (?:today|tomorrow
  |yesterday|week|month)\b|\bwho am i (?:seeing|meeting)\b|\bwho comes\b|\bhow (?:is|does
  |busy)\b.*\b(?:day|week|today|tomorrow|look|morning|afternoon|am i)\b`;

function agendaIn(words: string, clock: Clock): AskQuestion | null {
  const { period } = askedDays(words, clock);
  const isAsked = agenda.test(words);
  // Only a day, as a whole question: "tomorrow?"
  if (!isAsked && !(period && words.split(" ").length <= 3)) return null;
  return { kind: "agenda", period: ahead(period ?? dayAlone(clock.today), clock.today) };
}
