import { pattern, source } from "../text/pattern.ts";
import type { Detail, Expecting } from "../heard.ts";
import { bare } from "../text/plain.ts";

const named: [Detail, RegExp][] = [
  ["phone", /\b(?:phone|number|cell|telephone|mobile)\b/],
  ["email", /\be ?mails?(?: address)?\b/],
  ["name", /\bname\b/],
  ["notes", /\bnotes?\b/],
  ["code", /\bcode\b/],
];
// "No phone", "without my email", "I don't have an email", "rather not give my name".
const refusing = new RegExp(
  source`
    \b(?:no|without|skip|not|rather not|prefer not|do not|cannot|will not|would not|refuse|leave out
    |keep|instead of|lost|cannot find|forgot|never (?:got|received))(?: (?:\w+ ){0,5}?)(?:phone
    |number|cell|telephone|mobile|e ?mails?|name|notes?|code)\b`,
  "g",
);
const notRefusing =
  /\b(?:wrong|right|correct|not my|is not|change|my name is|no my|no the|no it|no that)\b/;

const general = pattern`
  ^(?:no|nope|nah|none|nothing|skip(?: (?:it|that|this))?|pass|next|no thanks|no thank you
  |not (?:now|today|really|needed|necessary|at this time)|never ?mind|leave it (?:blank|empty|out)
  |n ?a|blank|no i am good|i am good|that is (?:all|it|okay)|nothing (?:else|comes to mind|to add
  |special|in particular)|not that i can think of|let us (?:skip|not|leave)(?: \w+){0,3}|move on
  |none of your business|is (?:it|that) (?:required|necessary|optional)|do i have to
  |do you need (?:it|that))$`;
const reluctant = pattern`
  \b(?:rather not|prefer not|do not (?:want to|feel comfortable|like to|wish to|care to|have (?:one
  |any|it|that|a|an))|not comfortable|do not want to (?:give|say|share|tell)|none of your|skip (?:it
  |that|this)|leave (?:it|that) (?:blank|out|empty)|do not (?:own|use) (?:one|a)|why do you need
  |no (?:comment|thanks|thank you)|can we skip|anonymous|will not (?:give|tell|share)
  |not (?:going to )?(?:give|giving|share|sharing|tell|telling)|keep (?:it|that) (?:private
  |to myself)|lost it|cannot find (?:it|that)|never got (?:it|one)|do not have it|i did not (?:get
  |receive))\b`;

const asked: Partial<Record<Expecting, Detail>> = {
  name: "name",
  email: "email",
  phone: "phone",
  notes: "notes",
  code: "code",
  message: "message",
};

/** The details that plain words refuse to tell: the one that was asked for, and those that are named. */
export function declinesOf(words: string, expecting: Expecting): Detail[] {
  const detail = asked[expecting];
  const found = new Set<Detail>();
  if (!notRefusing.test(words)) {
    for (const [phrase] of words.matchAll(refusing)) {
      const last = phrase.slice(-14);
      for (const [which, shape] of named) if (shape.test(last)) found.add(which);
    }
  }
  const isGeneral = general.test(bare(words)) || general.test(words);
  const isAnother = found.size > 0 && detail !== undefined && !found.has(detail);
  if (detail && !isAnother && (isGeneral || reluctant.test(words))) found.add(detail);
  return [...found];
}
