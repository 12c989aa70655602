import { timeText } from "#domain/kernel/moment-text.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { datesInSpanish } from "../sayings/spanish/dates.ts";
import { dayWords } from "../sayings/times.ts";
import type { TurnContext } from "../turn/context.ts";
import type { TalkState } from "../turn/state.ts";

/** Suggested answers to tap, in the wording that is understood best. */
export function suggestionsFor(state: TalkState, context: TurnContext): string[] {
  const texts = textsFor(state, context);
  if (state.language !== "es") return texts;
  return texts.map((text) => spanish[text] ?? asSpanishTime(datesInSpanish(text, context)));
}

const spanish: Record<string, string> = {
  "Book an appointment": "Reservar una cita",
  "Leave a message": "Dejar un mensaje",
  "Ask for a call back": "Pedir que me llamen",
  "As soon as possible": "Lo antes posible",
  Tomorrow: "Mañana",
  "Next week": "La próxima semana",
  "Another day": "Otro día",
  Skip: "Omitir",
  "I don't have the code": "No tengo el código",
  "Yes, please": "Sí, por favor",
  "Change something": "Cambiar algo",
  No: "No",
  "No, that's all": "No, eso es todo",
};

/** A time alone, or a day, as an answer begins: "El martes …". */
function asSpanishTime(text: string): string {
  return text.replace(/^el /, "El ");
}

function textsFor(state: TalkState, context: TurnContext): string[] {
  switch (state.expecting) {
    case "want":
      // The opening says the rest: it can also move and cancel.
      return ["Book an appointment", "Leave a message", "Ask for a call back"];
    case "day":
      return dayTexts(state) ?? ["As soon as possible", "Tomorrow", "Next week"];
    case "time":
    case "choice":
      return offeredTexts(state, context);
    case "phone":
      return state.flow === "book" ? ["Skip"] : [];
    case "code":
      return ["I don't have the code"];
    case "confirm":
      return state.flow === "book" ? ["Yes, please", "Change something"] : ["Yes, please", "No"];
    case "anythingElse":
      return ["No, that's all", "Leave a message"];
    default:
      return [];
  }
}

/** The possible days when the question is about certain days; null when any day is possible. */
function dayTexts({ gathered: { wish } }: TalkState): string[] | null {
  return wish && wish.days.length > 1 ? wish.days.map(dayWords) : null;
}

/** The offered times: without the day if they are all on one day, otherwise with it. */
function offeredTexts({ offered }: TalkState, { callerZone }: TurnContext): string[] {
  const starts = offered.map((start) => new Date(start));
  const days = new Set(starts.map((start) => wallTimeOf(callerZone, start).day));
  const texts = starts.map((start) => {
    const time = timeText(start, callerZone);
    return days.size === 1 ? time : `${dayWords(wallTimeOf(callerZone, start).day)} at ${time}`;
  });
  return starts.length > 0 ? [...texts, "Another day"] : [];
}
