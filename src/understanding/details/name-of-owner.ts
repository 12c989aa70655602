import { pattern, source } from "../text.ts";
import { hearName } from "./name.ts";

const person = source`
  (?:mother|mom|mum|mama|father|dad|papa|parents?|wife|husband|son|daughter|brother|sister|aunt|uncle|cousin
  |grand(?:mother|father|ma|pa|son|daughter)|niece|nephew|partner|spouse|fiancee?|boss|employer|friend|client
  |patient|neighbou?r)`;
const meeting = "(?:appointment|appt|meeting|booking|reservation|consultation|visit|one)";
// After each of these the name can follow under which an appointment is booked.
const leads = pattern`
  \b(?:on behalf of|(?:assistant|manager|secretary|calling|calling in|booked|made|it|one|${meeting}) (?:to|for|of|under)
  |under|cancel|reschedule
  |(?:${meeting}|it)(?: is|'s| was)? under(?: the name)?(?: of)?|(?:my|his|her|our) ${person}(?:'s ${meeting})?|mr|mrs
  |ms
  |miss|dr|${meeting}|${meeting} is|name(?: is|'s| of)?|it would be|it'd be|for)\b[.,:]?(?: (?:my ${person}|mr|mrs|ms|miss|dr)\b\.?)? `;
// Around the name and the time, where both were asked for.
const around = source`
  (?:\b(?:yes|yeah|ok|okay|um|uh|well|so|it'd|it's|it'll|that'd|it|its|is|was|the|that|that's|one|for|under|name|of
  |at|on|a|an|my|i|i'm|i've|am|we|we're|coming|have|had|got|think|appointment|meeting|booking|please|this|there|then
  |with|from|booked|and|in|it'd|be|would|should|look|by|last|first|here|down|supposed|to|come)\b|[\s,.:;!?'"-])*`;
const before = new RegExp(`^${around}`);

/**
 * The name under which an appointment is booked, in a line about it: "on behalf of my mother Paulette Leclair", or first
 * name and last name beside the time that was asked for. `rest` is the text without days and times.
 */
export function nameOfOwner(text: string, written: string, rest: string | null): string | null {
  const said = text.replace(/\b(?:she|he|they|it|there|who|that)'\w+/g, ";");
  for (const lead of said.matchAll(new RegExp(leads, "g"))) {
    const after = said.slice(lead.index + lead[0].length);
    const name = nameIn(`my name is ${after}`, written, "want");
    if (name) return name;
  }
  if (rest !== null) return nameIn(rest.replace(before, ""), written, "name");
  return namedAlone(written);
}

/** "Cancel my 9:30. Otto Brandt, December 3": two capitalized words between marks. */
function namedAlone(written: string): string | null {
  const names = written
    .split(/[.,;:!?]\s+|\s-\s|[.,;:!?]$/)
    .filter((clause) => /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u.test(clause.trim()))
    .flatMap((clause) => nameIn(clause.trim().toLowerCase(), clause.trim(), "name") ?? []);
  return names.length === 1 ? names[0]! : null;
}

const noName = /'s\b|\b(?:appt|real|estate|loans?|mortgage|house|home|refinance|buying|selling)\b/i;

/** One word alone is seldom a name; who is looked for needs a first and a last name. */
function nameIn(text: string, written: string, expecting: "want" | "name"): string | null {
  const { name } = hearName(text, written, expecting);
  return name !== null && /\S\s\S/.test(name) && !noName.test(name) ? name : null;
}
