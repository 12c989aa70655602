import { cleanName } from "#domain/kernel/clean-text.ts";
import type { Heard } from "#understanding/heard.ts";
import { source } from "#understanding/text.ts";
import { gather, set, type Turn } from "../turn/turn.ts";
import { keepDoubt, withDomain } from "./email-in-doubt.ts";
import { isStillFree } from "./free-times.ts";

/** The longest name, in characters; anything longer is not a name. */
const longestName = 80;

/** Takes the caller's details and the purpose; what they decline to give is not asked again. */
export function hearDetails(turn: Turn, line: Heard): Turn {
  const { gathered, expecting } = turn.state;
  const heard = withDomain(turn, line);
  const given = isOfAddress(turn, heard) ? null : heard.name;
  const said = given ?? literalName(turn, heard) ?? earlyName(turn, heard) ?? "";
  const name = cleanName(withFirst(turn, heard, said));
  const change = {
    name: name && name.length <= longestName ? name : gathered.name,
    email: heard.email ?? gathered.email,
    phone: heard.phone ?? gathered.phone,
    purpose: heard.purpose ?? gathered.purpose,
  };
  const isChanged = Object.entries(change).some(
    ([detail, value]) => gathered[detail as keyof typeof change] !== value,
  );
  const known = keepDoubt(turn, isChanged ? gather(turn, change) : turn, heard);
  const refused =
    expecting === "phone" &&
    (heard.answer === "no" || heard.choice?.kind === "none") &&
    !heard.phone
      ? ["phone" as const]
      : [];
  const declined = [...new Set([...turn.state.declined, ...heard.declines, ...refused])];
  const still = heard.phone ? declined.filter((detail) => detail !== "phone") : declined;
  return hearLength(set(known, { declined: still }), heard);
}

/** "Trask", when Bonnie was asked for her full name; the first name said again, or another spelling of it, replaces it. */
function withFirst({ state: { gathered, expecting } }: Turn, heard: Heard, said: string): string {
  const first = gathered.name;
  if (expecting !== "name" || !first || said === "" || /\s/.test(first + said)) return said;
  const isAgain = first.slice(0, 3).toLowerCase() === said.slice(0, 3).toLowerCase();
  return isAgain || heard.answer === "no" || heard.corrects.includes("name")
    ? said
    : `${first} ${said}`;
}

/**
 * "Remy dot thib at outlook dot com, that's r e m y dot t h i b": beside an address or a number, a name that is known
 * already only changes where the line speaks of it.
 */
function isOfAddress({ state }: Turn, { email, phone, corrects, inEnglish }: Heard): boolean {
  if (state.gathered.name === null || state.expecting === "name") return false;
  if ((email === null && phone === null) || corrects.includes("name")) return false;
  return !/\b(?:name|called|i am|i'm|this is)\b/i.test(inEnglish);
}

// Words that begin or make up another answer than a name.
const notInNames = new RegExp(
  source`
    \b(?:a|an|the|my|your|it|its|it's|is|are|was|i|i'm|im|you|we|why|what|who|whose|how|when|where|no|not|yes
    |yeah|none|nothing|never|mind|same|again|already|told|said|on|in|as|to|for|of|do|don't|can|can't|want|need
    |call|back|help|hello|hi|stop|please|sorry|thanks|wait|hm+|um|uh|er|well|so|ok|okay|usual|before|file
    |whatever|person|message|appointment|business|name|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven
    |twelve|fifteen|thirty|forty|half|noon)\b`,
  "i",
);

const notInSpanishNames = new RegExp(
  source`
    (?<!\p{L})(?:yo|usted|le|se|lo|que|qué|para|por|quiero|no|si|sí|es|está|esta|estoy|tengo|mi|su|pero|porque
    |como|cómo|cuando|cuándo|donde|dónde|digo|dije|ya|nada|hola|gracias|bueno|un|una|me|te|con|sin|eso|esto|el
    |cita|mensaje|nombre|ninguno|ninguna)(?!\p{L})`,
  "iu",
);

function isNoName(said: string, { language }: Heard): boolean {
  return notInNames.test(said) || (language === "es" && notInSpanishNames.test(said));
}

/** A name that was asked for twice and is still not understood is taken as it was said: the read-back shows it. */
function literalName({ state }: Turn, heard: Heard): string | null {
  const { text, wants, answer, questions, delicate } = heard;
  if (state.expecting !== "name" || state.misses < 1 || state.gathered.name) return null;
  if (wants.length > 0 || answer !== null || questions.length > 0 || delicate.length > 0)
    return null;
  const said = text.trim().replace(/[.!,]+$/, "");
  const isWords = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3}$/u.test(said);
  if (!isWords || isNoName(said, heard)) return null;
  return said.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

/**
 * "Hanna Lindqvist", typed while a time is asked for: two to four capitalized words that mean nothing else. The read-back
 * shows it, as it shows every name.
 */
function earlyName({ state }: Turn, heard: Heard): string | null {
  const asksForTime = ["day", "time", "choice"].includes(state.expecting);
  if (!asksForTime || state.gathered.name || !isEmpty(heard)) return null;
  const said = heard.text.trim().replace(/[.!,]+$/, "");
  const isName = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u.test(said);
  return isName && !isNoName(said, heard) ? said : null;
}

/** Whether nothing at all was understood. */
function isEmpty({
  text: _text,
  language: _language,
  inEnglish: _inEnglish,
  ...parts
}: Heard): boolean {
  return Object.values(parts).every(
    (part) => part === null || part === false || (Array.isArray(part) && part.length === 0),
  );
}

/** A different length: a time that was already chosen is checked again. */
function hearLength(turn: Turn, { durationMinutes }: Heard): Turn {
  const { gathered, appointment } = turn.state;
  const { durations } = turn.context.circumstances.availability;
  if (durationMinutes === null || durationMinutes === gathered.durationMinutes) return turn;
  if (appointment || !durations.includes(durationMinutes)) return turn;
  const changed = gather(turn, { durationMinutes });
  const { startsAt } = gathered;
  if (!startsAt || isStillFree(changed.state, changed.context, new Date(startsAt))) return changed;
  return set(gather(changed, { startsAt: null }), { offered: [] });
}
