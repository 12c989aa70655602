import type { Heard } from "#understanding/heard.ts";
import * as asks from "../sayings/asks.ts";
import { messageReading } from "../sayings/readings.ts";
import { ask, gather, set, type Turn, want } from "../turn/turn.ts";
import { isYesTo, readBack, refuseReading } from "./confirm.ts";
import { hearDetails } from "./take-details.ts";
import { missed } from "./missing.ts";

/** The longest message, in characters. */
const longestMessage = 1_000;

/** The next turn of a caller who leaves a message: what, from whom, and how to reach them. */
export function messageTurn(before: Turn, heard: Heard): Turn {
  const { expecting, gathered } = before.state;
  if (expecting === "message") return nextOfMessage(withMessage(before, heard));
  const known = hearDetails(before, heard);
  const isNew = heard.wants.includes("message") || heard.wants.includes("human");
  const words = gathered.message ?? (isNew ? contentOf(heard.text) : null);
  const wantsCallback = gathered.wantsCallback || asksForCall(heard.text);
  const changed =
    words !== gathered.message || wantsCallback !== gathered.wantsCallback
      ? gather(known, {
          message: words ?? (wantsCallback ? heard.text.trim().slice(0, longestMessage) : null),
          wantsCallback,
        })
      : known;
  const isChanged = changed.state.gathered !== gathered;
  if (expecting === "confirm" && !isChanged) {
    if (isYesTo(before, heard)) return commit(before);
    return heard.answer === "no" ? refuseReading(before) : missed(before, heard);
  }
  if (!isChanged && !isNew) return missed(before, heard);
  return nextOfMessage(set(changed, { misses: 0 }));
}

/** The whole turn is the message; the sender's details are taken from it if they are plain. */
function withMessage(turn: Turn, heard: Heard): Turn {
  const { gathered } = turn.state;
  return gather(set(turn, { misses: 0 }), {
    message: heard.text.trim().slice(0, longestMessage),
    name: gathered.name ?? heard.name,
    email: gathered.email ?? heard.email,
    phone: gathered.phone ?? heard.phone,
    wantsCallback: gathered.wantsCallback || asksForCall(heard.text),
  });
}

/** Asks for what is still missing, and reads back whom it is from. */
export function nextOfMessage(turn: Turn): Turn {
  const { professional, callerNumber, channel } = turn.context;
  const own = channel === "phone" || channel === "text" ? callerNumber : null;
  const known = turn.state.gathered.phone || !own ? turn : gather(turn, { phone: own });
  const { message, name, phone, email, wantsCallback } = known.state.gathered;
  // A caller without a phone number may be reached by email instead.
  const hasAskedNumber = (known.state.asked.phone ?? 0) > 0;
  if (!message) return ask(known, "message", asks.askMessage(professional.fullName));
  if (!name) return ask(known, "name", asks.askName);
  if (!phone && wantsCallback && !hasAskedNumber)
    return ask(known, "phone", asks.askPhoneForCallback);
  if (!phone && !email) return ask(known, "phone", asks.askReach);
  return readBack(known, messageReading(known.state, known.context));
}

function commit(turn: Turn): Turn {
  const { name, phone, email, message, wantsCallback } = turn.state.gathered;
  return want(turn, {
    kind: "takeMessage",
    name: name!,
    phone,
    email,
    words: message!,
    wantsCallback,
  });
}

const leadIn =
  /\b(?:tell|let|inform|remind|ask) (?:him|her|them|[a-z]+(?: [a-z]+)?) (?:know )?(?:that |to |if |about |whether )?|\bmessage(?: for (?:him|her|them|[a-z]+(?: [a-z]+)?))?(?: is|:| that| saying)\s+|\bpass on (?:that |to (?:him|her|them) that )/i;

/** The message itself, if it came with the request to leave one; null otherwise. */
function contentOf(text: string): string | null {
  const found = leadIn.exec(text);
  if (!found) return null;
  const rest = text.slice(found.index + found[0].length).trim();
  // Two or three words are more likely the end of a question than a message.
  return rest.split(/\s+/).length >= 4 ? text.trim().slice(0, longestMessage) : null;
}

function asksForCall(text: string): boolean {
  return /\b(?:call|ring|phone) (?:me|us) (?:back|tomorrow|later|today|asap|when)|\bcall ?back\b|\breturn my call\b|\bgive me a (?:call|ring)\b/i.test(
    text,
  );
}
