import type { Heard } from "#understanding/heard.ts";
import { source } from "#understanding/text.ts";
import { asksForCall, isMessage } from "#understanding/understand.ts";
import * as asks from "../sayings/asks.ts";
import type { TurnContext } from "../turn/context.ts";
import { messageReading } from "../sayings/readings.ts";
import { ask, gather, say, set, type Turn, want } from "../turn/turn.ts";
import { withoutName } from "./as-meant.ts";
import { isYesTo, readBack, refuseReading } from "./confirm.ts";
import { hearDetails } from "./take-details.ts";
import { missed } from "./missing.ts";
import { rewordedBy } from "./said-again.ts";
import { agreesAndBooks, keepWishAfter } from "./then-book.ts";
import { saysThat, tellsIt } from "./told-when-offered.ts";

/** The longest message, in characters. */
const longestMessage = 1_000;

/** The next turn of a caller who leaves a message: what, from whom, and how to reach them. */
export function messageTurn(before: Turn, heard: Heard): Turn {
  const { expecting, gathered, declined } = before.state;
  if (agreesAndBooks(before, heard)) return commit(keepWishAfter(before, heard));
  if (expecting === "message") return nextOfMessage(withMessage(before, heard));
  if (isAboutEmail(before, heard))
    return ask(set(before, { misses: 0 }), "email", asks.askEmailToAnswer);
  const known = withoutReach(hearDetails(before, heard), heard);
  const isNew = heard.wants.includes("message") || heard.wants.includes("human");
  const words = messageOf(before, heard, { isNew, isReading: expecting === "confirm" });
  const wantsCallback = gathered.wantsCallback || wantsCall(heard, before.context);
  const changed =
    words !== gathered.message || wantsCallback !== gathered.wantsCallback
      ? gather(known, {
          message:
            words ?? (wantsCallback && isNew ? withinLength(withTold(before, heard.text)) : null),
          wantsCallback,
        })
      : known;
  const isDeclined = changed.state.declined.length !== declined.length;
  const isChanged = changed.state.gathered !== gathered || isDeclined;
  if (expecting === "confirm" && !isChanged) {
    if (isYesTo(before, heard)) return commit(before);
    return heard.answer === "no" ? refuseReading(before) : missed(before, heard);
  }
  if (!isChanged && !isNew) return missedDetail(before, heard);
  const isReworded = gathered.message !== null && words !== gathered.message && words !== null;
  const told = isReworded ? say(changed, "I've changed the message.") : changed;
  return nextOfMessage(set(told, { misses: 0 }));
}

/** Who it is from and how to answer help, but a message is not lost over them: each is asked for twice. */
function missedDetail(turn: Turn, heard: Heard): Turn {
  const { expecting, misses, declined } = turn.state;
  if (expecting !== "name" && expecting !== "phone" && expecting !== "email")
    return missed(turn, heard);
  if (misses < 1) return missed(turn, heard);
  const detail = expecting === "email" ? "phone" : expecting;
  return nextOfMessage(set(turn, { declined: [...declined, detail], misses: 0 }));
}

const onlyEmail = new RegExp(
  source`
    ^\W*(?:(?:nuh uh|no|nope|nah|well|oh|just|only|use|by|via|through|the|my|an|a|please|i prefer|i'd rather
    |email me|send me|better|prefer|rather)[\s,]+)*e-?mail\b`,
  "i",
);

/** "Just the email", and no address yet. */
function isAboutEmail({ state }: Turn, { email, phone, inEnglish: text }: Heard): boolean {
  const isAsked = state.flow === "message" && state.expecting === "phone";
  return isAsked && email === null && phone === null && onlyEmail.test(text) && text.length <= 60;
}

// "He has it in his phone": they know how to answer.
const hasIt = new RegExp(
  source`
    \b(?:(?:he|she|they|you|she's|he's|they've|you've|you guys|everybody|everyone)(?:'s|'ve)?(?: already| has| have
    | got| should have| must have| knows?| still)+ (?:it|that|this|mine|my (?:\w+ )?(?:number|phone|cell|email|info
    |information|contact|address)|me|how to (?:reach|find|get|call)|where to (?:reach|find))|(?:it's|it is|that's
    |i'm|i am) (?:already )?(?:on file|in (?:his|her|your|their|the) (?:phone|system|file|records|computer|contacts
    |book|cell))|(?:my (?:number|email|cell|phone)(?:'s| is) (?:already |still )?(?:in|on|with|the same)
    |^already (?:have|has|got) (?:it|mine)|(?:she|he|they)(?:'ll| will) (?:find|reach|get|know)|(?:she|he
    |they) knows?$|the same (?:one|number|phone|email)|same as (?:before|always|last time|usual))|knows (?:how
    |where)to (?:reach|find|get)|(?:has|have|got) (?:it|me|mine) (?:in|on|from|already|saved|somewhere))\b`,
  "i",
);

function withoutReach(turn: Turn, { phone, email, inEnglish }: Heard): Turn {
  const { flow, expecting, declined } = turn.state;
  const text = withoutName(inEnglish, turn.context);
  const isAsked = flow === "message" && (expecting === "phone" || expecting === "email");
  if (!isAsked || phone !== null || email !== null || !hasIt.test(text)) return turn;
  return declined.includes("phone") ? turn : set(turn, { declined: [...declined, "phone"] });
}

/**
 * The message after this turn: what came with the request to leave one, what is added, or what corrects it; null while
 * there is none, so that it is asked for.
 */
function messageOf(
  turn: Turn,
  heard: Heard,
  { isNew, isReading }: { isNew: boolean; isReading: boolean },
): string | null {
  const { text, inEnglish, language, answer } = heard;
  const { context } = turn;
  const { message } = turn.state.gathered;
  if (message === null) {
    const isContained =
      isContent(inEnglish, context) ||
      correctsPassedOn(turn, heard) ||
      tellsIt(turn, heard) ||
      saysThat(turn, heard);
    return isNew && isContained ? withinLength(withTold(turn, text)) : null;
  }
  if (!isReading) return message;
  const corrected =
    language === "es"
      ? spanishCorrection.exec(text)
      : (correction.exec(text) ?? (answer === "no" ? afterNo.exec(text) : null));
  if (corrected) {
    const rest = corrected[1]?.trim() ?? "";
    return rest.split(/\s+/).length >= 2 ? withinLength(rest) : null;
  }
  const added = addition.exec(text)?.[1]?.trim();
  if (added) return message.includes(added) ? message : withinLength(`${message}\n${added}`);
  return withinLength(rewordedBy(turn, heard) ?? message);
}

// "No, it should say …", "change it to …", "tell her … instead", "change the message".
const correction = new RegExp(
  source`
    \b(?:(?:the message|it|that) (?:should|needs to|has to|must|was supposed to|is supposed to) (?:say|be
    |read)|(?:change|correct|fix|edit|redo|rephrase|reword) (?:it|that|the (?:message|text|words?
    |wording))(?: (?:to(?: say)?|so (?:that )?it says))?|(?:make it|let it|have it) say|(?:rather|instead|no,?
    |wait,?|actually,?) (?:say|tell (?:her|him|them))|(?:the|my) message (?:is|was) (?:wrong|not right
    |different)|different message|i meant|i want(?:ed)? it to say)\b[:,]?(?: that)?\s*(.*)$`,
  "is",
);
// "No, mejor dígale que …", "el mensaje debe decir …", "cambie el mensaje".
const spanishCorrection = new RegExp(
  source`
    (?<!\p{L})(?:(?:el|mi) mensaje (?:es|debe decir|tiene que decir|dice|debería decir|debe ser|está mal)
    |(?:cambie|cámbiele|corrija|cambiar|corregir)(?:lo)? (?:el|mi) (?:mensaje|texto|recado)(?: (?:a|por))?
    |(?:mejor|no,?|espere,?|perdón,?) (?:mejor )?(?:diga|dígale|digale|póngale|pongale)|quise decir
    |otro mensaje)[:,]?(?: que)?\s*(.*)$`,
  "isu",
);
// "No, the keys are under the mat": another text, and nothing about the number, the name or whether to send it.
const afterNo = new RegExp(
  source`
    ^(?:(?:no|nope|nah|wait|sorry)[\s,.]+)+(?!.*\b(?:thanks?|don't|do not|never ?mind|cancel|send|name|number
    |e-?mail|phone|that's|it's (?:fine|ok)|wrong|want|call)\b)((?:\S+\s+){3,}\S+)$`,
  "is",
);
// "Yes, and also tell her …".
const addition = new RegExp(
  source`
    \b(?:and|also|plus|oh|add)\b[^.]{0,12}?\b(?:also |please )*(?:tell (?:her|him|them)|say|add|mention
    |let (?:her|him|them) know)(?: that)?\b[:,]?\s+(\S.{6,})$`,
  "is",
);

const slipped = /\bi (?:said|forgot to (?:say|tell|mention))\b|\bby mistake\b/i;

/** "One thing, it must say the hallway": what corrects a message that was just passed on is another one. */
export function correctsPassedOn({ state }: Turn, heard: Heard): boolean {
  const { text, language, questions, answer } = heard;
  if (state.expecting !== "anythingElse" || state.achieved.at(-1) !== "message") return false;
  // A no in a long line belongs to what is told.
  if (questions.length > 0 || text.trim().split(/\s+/).length < (answer === null ? 5 : 8))
    return false;
  return (language === "es" ? spanishCorrection : correction).test(text) || slipped.test(text);
}

/** The whole turn is the message; the sender's details are taken from it if they are plain. */
function withMessage(turn: Turn, heard: Heard): Turn {
  const { gathered } = turn.state;
  return gather(set(turn, { misses: 0 }), {
    message: withinLength(heard.text),
    name: gathered.name ?? heard.name,
    email: gathered.email ?? heard.email,
    phone: gathered.phone ?? heard.phone,
    wantsCallback: gathered.wantsCallback || wantsCall(heard, turn.context),
  });
}

/**
 * Asks for what is still missing, and reads back whom it is from. What the caller would rather not give is left out:
 * without a number or an email the read-back says that the message can't be answered.
 */
export function nextOfMessage(turn: Turn): Turn {
  const { professional, callerNumber, channel } = turn.context;
  const { declined } = turn.state;
  const own = channel === "phone" || channel === "text" ? callerNumber : null;
  const isOwnMeant = own && !turn.state.gathered.phone && !declined.includes("phone");
  const known = isOwnMeant ? gather(turn, { phone: own }) : turn;
  const { message, name, phone, email, wantsCallback } = known.state.gathered;
  // A caller without a phone number may be reached by email instead.
  const hasAskedNumber = (known.state.asked.phone ?? 0) > 0;
  if (!message) return ask(known, "message", asks.askMessage(professional.fullName));
  if (!name && !declined.includes("name")) return ask(known, "name", asks.askName);
  if (!phone && wantsCallback && !hasAskedNumber && !declined.includes("phone"))
    return ask(known, "phone", asks.askPhoneForCallback);
  if (!phone && !email && !declined.includes("phone")) return ask(known, "phone", asks.askReach);
  return readBack(known, messageReading(known.state, known.context));
}

function commit(turn: Turn): Turn {
  const { name, phone, email, message, wantsCallback } = turn.state.gathered;
  return want(turn, {
    kind: "takeMessage",
    name: name ?? nameless,
    phone,
    email,
    words: message!,
    wantsCallback,
  });
}

const nameless = "A caller";

/** A call back that is asked for in a few words, with what it is about. */
function withTold({ state, context }: Turn, text: string): string {
  const { told } = state.memory;
  const isCallback = asksForCall(withoutName(text, context)) && text.length <= longestRequest;
  return told !== null && isCallback ? `${told}\n${text}` : text;
}

/** A longer request for a call says itself what it is about. */
const longestRequest = 100;

function withinLength(text: string): string {
  return text.trim().slice(0, longestMessage);
}

function wantsCall({ inEnglish }: Heard, context: TurnContext): boolean {
  return asksForCall(withoutName(inEnglish, context));
}

/** Whether a request to leave a message contains the message itself. */
function isContent(words: string, context: TurnContext): boolean {
  if (announcing.test(words)) return false;
  const rest = words.replace(bareRequest, " ");
  const fewest = rest === words ? 5 : 3;
  return (
    isMessage(withoutName(words, context)) && rest.split(/\s+/).filter(Boolean).length >= fewest
  );
}

// "Can you write something down for them?": what to write is still to come, whatever was said before it.
const announcing = new RegExp(
  source`
    \b(?:(?:write|jot|note|take|put|type) (?:something|this|it|that) down(?: for [\w']+(?: [\w']+)?)?|(?:give|take
    |leave|pass|get)
    (?: (?:him|her|them|on|along))? (?:a|my) message(?: (?:for|from|to) [\w']+(?: [\w']+){0,2})*)(?: please
    | thanks)?\W*$`,
  "i",
);
// "Can you tell him something for me": a request that says nothing of what to tell.
const bareRequest = new RegExp(
  source`
    \b(?:(?:can|could|would|will) you |please )*(?:tell|give|pass(?: on)?|get|leave|take) (?:(?:him|her|them|to|for) )*(?:
    (?:something|a message|this|that|a note|word)\b ?)(?:(?:for|to) (?:me|him|her|them))?`,
  "gi",
);
