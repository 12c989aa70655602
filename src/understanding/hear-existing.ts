import { hearCode, hearPhone } from "./details/phone-and-code.ts";
import { nameOfOwner } from "./details/name-of-owner.ts";
import type { Listening, When } from "./heard.ts";
import { cancelsPlainly, movesInstead } from "./intent/appointments.ts";
import {
  isHindered,
  mayMeanExisting,
  mentionsExisting,
  undoesExisting,
  withoutArrow,
} from "./intent/existing.ts";
import { ownAndNew } from "./intent/own-times.ts";
import { normal, plain } from "./text.ts";
import { hearWhen } from "./when/hear-when.ts";

/** What a line says about an appointment that somebody has already. */
export type Existing = {
  /** Whether one is spoken of: "I booked …", "my 11:00 on Monday". */
  isMentioned: boolean;
  /** Whether one may be spoken of: "same time Wednesday", "Monday ten thirty isn't happening". */
  mayBeMentioned: boolean;
  /** Whether it only says that somebody cannot come. */
  isHindered: boolean;
  /** Whether it cancels by more than that. */
  isCancel: boolean;
  /** Whether it asks to move instead of canceling: "don't cancel, move it to Wednesday". */
  isMoveInstead: boolean;
  /** Its own day and time. */
  own: When | null;
  /** A day and time that no word assigns: its own, or the new one. */
  unassigned: When | null;
  /** All days and times together, for a line that moves nothing. */
  all: When | null;
  /** The words about the new time ("same time Wednesday"): they may refer to the appointment, so they are read with it. */
  to: string | null;
  /** The name under which it may be booked. */
  name: string | null;
};

/** Reads a line, in English words, for what it says about an existing appointment. */
export function hearExisting(
  text: string,
  listening: Listening,
  { hasCode, asksName }: { hasCode: boolean; asksName: boolean },
): Existing {
  const said = withoutArrow(normal(text));
  const words = plain(said);
  // Most lines are about no appointment, and of the others seldom everything is asked for.
  const rest = once(() => hearPhone(hearCode(said, hasCode ? "code" : "want").rest, "want").rest);
  const parts = once(() => ownAndNew(rest()));
  // Asked for the time, "ten" is one.
  const expecting = asksName && !hasCode ? "time" : "appointment";
  const asked = { ...listening, expecting, offered: [], about: noTime } as const;
  const own = once(() => whenOf(parts().own, asked));
  const all = once(() => {
    const { own: first, rest: unassigned, to } = parts();
    return whenOf([first, unassigned, to].join(" , "), asked);
  });
  const isTo = once(() => hearNewTime(parts().to, listening, aboutOf(own(), listening)) !== null);
  return {
    isMentioned: mentionsExisting(words),
    mayBeMentioned: mayMeanExisting(words),
    isHindered: isHindered(words),
    isCancel: cancelsPlainly(words) || undoesExisting(words),
    isMoveInstead: movesInstead(words),
    get own() {
      return own();
    },
    get unassigned() {
      return whenOf(parts().rest, asked);
    },
    get all() {
      return all();
    },
    get to() {
      if (isTo()) return parts().to;
      // "Wednesday at nine instead of Thursday at three": what stands beside is the new one.
      const isReplaced = replaces.test(words) && own() !== null;
      return isReplaced && whenOf(parts().rest, asked) !== null ? parts().rest : null;
    },
    get name() {
      return nameOfOwner(said, text, asksName ? hearWhen(rest(), asked).rest : null);
    },
  };
}

const replaces = /\b(?:instead of|in place of|rather than)\b/;

/** Reads something when it is first asked for. */
function once<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | null = null;
  return () => (kept ??= { value: read() }).value;
}

/** Reads the words about a new time, after the time that the appointment has. */
export function hearNewTime(
  words: string,
  listening: Listening,
  about: Listening["about"],
): When | null {
  if (words === "") return null;
  const said = normal(words)
    .replace(/\bnext week (?:the |on the )?same day\b/, "same day next week")
    .replace(
      /\b(?:forward|up|ahead|sooner)(?: by)? (?=(?:an?|half|\d+|\w+) ?(?:an? )?(?:hours?|minutes?|hour and)\b)(.*)/,
      "$1 earlier",
    )
    .replace(
      /\b(?:back|out|down)(?: by)? (?=(?:an?|half|\d+|\w+) ?(?:an? )?(?:hours?|minutes?)\b)(.*)/,
      "$1 later",
    )
    // "Push it out a week" is a week later, at the same time.
    .replace(/^(?:(?:out|back|by|for) )*(a|one|1) week$/, "same day next week same time")
    .replace(/^(?:(?:out|back|by|for) )*(a|one|1) day$/, "the next day same time")
    .replace(/^(?:an?|one) day (?:later|after)$/, "the next day same time");
  return hearWhen(said, { ...listening, expecting: "time", offered: [], about }).when;
}

const noTime = { day: null, minute: null };

/** What "same time" and "a week later" refer to; until it is known, any day and time: that they refer is enough. */
function aboutOf(own: When | null, { today }: Listening): Listening["about"] {
  return { day: own?.days[0] ?? today, minute: own?.minutes[0] ?? noon };
}

const noon = 720;

function whenOf(words: string, listening: Listening): When | null {
  const { when } = hearWhen(words, listening);
  // "Not Tuesday" names the day of what is there.
  const [excluded, ...others] = when?.except.days ?? [];
  if (when && when.days.length === 0 && excluded && others.length === 0)
    return { ...when, days: [excluded], except: { days: [], weekdays: [] } };
  return when;
}
