import { instantOf } from "#domain/kernel/zone-rules.ts";
import type { Heard } from "#understanding/heard.ts";
import { source } from "#understanding/text.ts";
import type { Turn } from "../turn/turn.ts";

// "It's under Cole, Thursday at three", "I'm Thursday at three", "we have the third at two".
const asTheirs = new RegExp(
  source`
    \b(?:(?:i|we|she|he|they|us)(?:'ve|'m|'re|'d| am| are| was| were| have| has| had| got)* (?:(?:already|down|in|on|at|set
    |have|got|had|booked|scheduled|for|something|it|the) )*(?=(?:mon|tues?|wed|thu|fri|sat|sun|the \d|\d|my))|under|mine|scheduled
    |sooner|moved?|switch(?:ed)?|chang(?:e|ed)|can'?t (?:make|come|do))\b`,
  "i",
);

/**
 * Whether a caller names, as theirs or with a name, exactly the time at which something in the calendar begins: only who
 * has it, or happens on it, would. Then it has to be asked, and never is another one booked beside it.
 */
export function mayBeTheirs({ state, context }: Turn, heard: Heard): boolean {
  const { when, name, inEnglish: text } = heard;
  if (when === null || state.memory.own !== null || state.memory.booked !== null) return false;
  const taken = new Set(context.circumstances.busy.map(({ startsAt }) => startsAt.getTime()));
  const isTaken = when.days.some((day) =>
    when.minutes.some((minute) => {
      const start = instantOf(context.callerZone, { day, minute });
      return start !== null && taken.has(start.getTime());
    }),
  );
  return isTaken && (name !== null || asTheirs.test(text));
}
