import { listeningOf } from "#domain/assistant/conversation/listening-of.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { understand } from "#understanding/understand.ts";
import { converse } from "./machine-conversation.ts";

const isEmail = (text: string) => /^[^\s@]{1,64}@[^\s@]+\.\p{L}{2,}$/u.test(text);

/** A conversation in words: the grammar and the state machine together, with nothing else. */
export function converseInWords(context: TurnContext) {
  const talk = converse(context);
  const local = (start: string) => {
    const { day, minute } = wallTimeOf(context.callerZone, new Date(start));
    const clock = [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, "0"));
    return `${day} ${clock.join(":")}`;
  };
  return {
    talk,
    /** The answer to the last of some lines. */
    say: (...lines: string[]) =>
      lines
        .map((text) => talk.hear(understand(text, listeningOf(talk.state, context), isEmail)))
        .at(-1)!,
    /** The chosen start in the caller's local time; null while none is. */
    get start(): string | null {
      const { startsAt } = talk.state.gathered;
      return startsAt && local(startsAt);
    },
    /** The offered starts in the caller's local time. */
    get offered(): string[] {
      return talk.state.offered.map(local);
    },
  };
}
