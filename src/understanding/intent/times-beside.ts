import { source } from "../text.ts";
import { clock as hour, month, weekday as dayOfWeek } from "./existing.ts";

// Phrases for plain words (text.ts) in which an appointment is known by its own time alone.

// "December 7th" and "the 7th" as well.
const weekday = source`
  (?:${dayOfWeek}|${month} \d{1,2}(?:st|nd|rd|th)?(?= |$)|the \d{1,2}(?:st|nd|rd|th)(?= |$))`;
const itsTime = source`
  (?:(?:on |for |this |next )*${weekday}(?: at)? ${hour}|(?:at )?${hour} (?:on |this |next )*${weekday})`;

/** Moves: its time beside another one. */
export const comparedTimes = [
  // "I just need Monday ten thirty moved over to Wednesday."
  source`
    ${itsTime} (?:moved|switched|pushed|bumped|shifted|changed|rescheduled) (?:over |back |out |up )*(?:to|for|till
    |until)\b`,
  // "I'm coming in Monday at ten, could we go a half hour later?"
  source`
    (?:i|we|she|he) (?:am|are|is|will be|was|were) (?:already |still )?(?:coming(?: in| by| over| to (?:see|meet) \w+)?
    |(?:meeting|seeing)(?: with)? \w+|there|in) ${itsTime}\b(?: [\w']+){0,20}? (?:(?:can|could|may|might) (?:i|we|you
    |it)|any chance|is there|do you have|(?:i|we) (?:need|want|would like|would rather))(?: (?!call|text|e?mail)[\w']+
    ){0,5}? (?:go|come|be|do|it|meet|start|anything|something|time|slot|hours?|minutes?|bit|little|tad
    |touch) (?:any )?(?:later|earlier|sooner)\b`,
  // "1:30 on Wednesday instead of 4:30", "make it one instead of four".
  source`
    (?:${hour}|${weekday})(?: (?:on |for )?${weekday})? (?:instead of|rather than) (?:at |on |the
    |my )*(?:\d{1,2} [0-5]\d|${weekday})(?= |$)`,
  source`
    (?:at|make it|come|(?:can|could) (?:i|we|you) do) ${hour}(?: (?:on )?${weekday})? (?:instead of
    |rather than) (?:at )?${hour}(?= on | at |$)`,
];

const taken = `(?:${weekday}|${hour}|slot|spot|time|appointment)\\b`;
const another = "(?:some(?:body|one)|any(?:body|one)|(?:another|the next) \\w+)";

/** Cancels: its time is given away. */
export const givenAway = [
  // "Give my ten thirty to somebody else", but "did you give it away?" asks.
  source`
    (?<!\b(?:did|have|why|if) (?:you |she |they |he )?)(?:give|offer|pass) (?:my|our|the
    |that) (?:\w+ )?${taken} (?:on )?to ${another}`,
  source`
    (?:(?:give|let|offer) ${another}(?: else)?(?: have| take)?|${another}(?: else)? can (?:have|take
    |get)) (?:my|our) ${taken}`,
];
