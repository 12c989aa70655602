import type { Expecting, Heard } from "#understanding/heard.ts";
import * as asks from "../sayings/asks.ts";
import { ask, flag, say, sayExactly, set, type Turn } from "../turn/turn.ts";
import { close } from "./end.ts";

/** How often in a row a question may go unanswered before leaving a message is offered instead. */
const mostMisses = 3;

/**
 * The turn did not answer the question. It is asked again, more narrowly each time; finally the caller can leave a
 * message, which needs no understanding.
 */
export function missed(turn: Turn, heard: Heard): Turn {
  const misses = turn.state.misses + 1;
  const counted = set(turn, { misses });
  const { expecting } = turn.state;
  // A caller who has come this far is not sent away: the expected answer is short.
  if (expecting === "confirm" && turn.state.readBack?.wasHeard && misses > 1)
    return sayExactly(counted, asks.askYes);
  // When everything is done, something not understood is more likely a goodbye than a new request.
  if (expecting === "anythingElse")
    return misses > 1 ? close(counted) : ask(counted, expecting, asks.askAnythingElseAgain);
  if (misses < mostMisses || expecting === "message") return askAgain(counted, expecting, heard);
  return offerMessage(flag(counted, "not understood"));
}

function offerMessage(turn: Turn): Turn {
  const { fullName } = turn.context.professional;
  // Not even a message was understood: the conversation must not go in circles.
  if (turn.state.flow === "message")
    return close(
      sayExactly(
        turn,
        `I'm sorry, I don't understand. You can reach ${fullName} on the booking page.`,
      ),
    );
  const words = `I'm sorry, I don't understand. I can take a message in your own words. ${asks.askMessage(fullName)}`;
  return ask(set(turn, { flow: "message", misses: 0, readBack: null }), "message", words);
}

/** Asks the current question again. */
export function askAgain(turn: Turn, expecting: Expecting, heard: Heard | null = null): Turn {
  const { state, context } = turn;
  const again = (words: string) => ask(turn, expecting, words);
  const starts = state.offered.map((start) => new Date(start));
  switch (expecting) {
    case "day":
      return again(asks.askDayAgain);
    case "time":
    case "choice":
      if (starts.length > 0) return again(asks.offerAgain(starts, context.callerZone));
      return again(asks.askTimeAgain);
    case "name":
      return again(asks.askNameAgain);
    case "email":
      return again(turn.state.misses > 1 ? asks.askEmailSlowly : asks.askEmailAgain);
    case "phone":
      return again(state.flow === "message" ? asks.askReachAgain : asks.askPhoneAgain);
    case "code":
      return again(asks.askCodeAgain);
    case "appointment":
      return again(state.gathered.name ? asks.askIdentityTime : asks.askIdentityName);
    case "message":
      return again(asks.askMessage(context.professional.fullName));
    case "confirm":
      // A yes to a sentence that was interrupted does not count as a yes to it.
      return state.readBack
        ? sayExactly(
            set(turn, { readBack: { ...state.readBack, wasHeard: true } }),
            heard?.answer === "yes" ? `To be sure: ${state.readBack.says}` : state.readBack.says,
          )
        : again(asks.askWhatToChange);
    case "anythingElse":
    case "want":
    case "notes":
    case "nothing":
      return say(set(turn, { expecting: "want" }), heard ? asks.askWantAgain : asks.askWant);
  }
}
