import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import type { Listening, ReadBack } from "#understanding/heard.ts";
import { whatIsMeant } from "../sayings/readings.ts";
import type { TurnContext } from "../turn/context.ts";
import type { TalkState } from "../turn/state.ts";
import { restored } from "../turn/turn.ts";

/** The context that the grammar needs for the next turn: enough for "one" or "the 5th", and no records. */
export function listeningOf(state: TalkState, context: TurnContext, spoken = false): Listening {
  const { callerZone, now, circumstances, channel } = context;
  const today = wallTimeOf(callerZone, now);
  const offered = state.offered.map((start) => wallTimeOf(callerZone, new Date(start)));
  const { startsAt, wish } = state.gathered;
  // "Same time, but Thursday": the time of the appointment being moved.
  const spokenOf = startsAt ?? state.appointment?.startsAt;
  const chosen = spokenOf ? wallTimeOf(callerZone, new Date(spokenOf)) : null;
  const isOneDay = new Set(offered.map(({ day }) => day)).size === 1;
  // Times were offered along with a message.
  const isOffer = state.expecting === "want" && offered.length > 0;
  return {
    // A yes to "do you want us to stop?" is no name and no time.
    expecting: state.askedStop ? "anythingElse" : isOffer ? "choice" : state.expecting,
    today: today.day,
    minute: today.minute,
    offered,
    about: {
      day:
        (isOneDay ? offered[0]!.day : null) ??
        wish?.days[0] ??
        chosen?.day ??
        restored(state).memory.day?.day ??
        null,
      minute: wish?.minutes[0] ?? chosen?.minute ?? null,
    },
    durations: circumstances.availability.durations,
    zone: callerZone.zone,
    language: restored(state).language,
    spoken: spoken || channel === "phone",
    readBack: readBackOf(state, context),
  };
}

/** What a yes would do now; null while nothing is read back. */
function readBackOf(state: TalkState, context: TurnContext): ReadBack | null {
  const { flow, expecting, readBack, gathered } = state;
  if (expecting !== "confirm" || !readBack) return null;
  if (flow !== "book" && flow !== "move" && flow !== "cancel" && flow !== "message") return null;
  const { name, email, phone, durationMinutes } = gathered;
  const { what: words } = whatIsMeant(state, context);
  const from =
    flow === "move" && state.appointment
      ? wallTimeOf(context.callerZone, new Date(state.appointment.startsAt))
      : null;
  return { act: flow, words, name, email, phone, durationMinutes, from };
}
