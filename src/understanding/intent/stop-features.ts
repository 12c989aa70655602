import { source } from "../text.ts";

// Whether a line asks that the speaker is not contacted depends on few words in it: verbs of reaching and ending, lists
// and numbers, who does what to whom, denials and limits. They are put into kinds, and the story around them is left out.

const kinds: Record<string, string> = {
  REACH: `call text txt message msg email ring phone telephone contact dial bother bug pester harass disturb hound annoy
    solicit spam notify calls' reach`,
  REACHING: `calling texting txting messaging msging emailing ringing phoning telephoning contacting dialing bothering
    bugging pestering harassing disturbing hounding annoying soliciting spamming reaching mailing`,
  REACHED: `called texted messaged emailed phoned telephoned contacted dialed bothered disturbed solicited reached notified
    harassed rang`,
  REACHES: `calls texts txts messages msgs emails robocalls letters mailings mailers newsletters newsletter flyers cards
    communications communication solicitation solicitations notifications alerts reminders voicemails outreach marketing
    telemarketing correspondence texting's spam junk mails phonecalls ads`,
  HALT: "stop quit cease end halt discontinue desist refrain finish terminate abstain",
  HALTS: "stopped stops ended ends ceased quits stopping quitting ending ceases finished",
  REMOVE: `remove delete erase scratch cross strike scrub wipe purge lose forget pull block blacklist suppress unlist rub
    trash toss drop destroy shred ditch burn clear discard unlist`,
  GET: "take get put taking getting taken",
  REMOVED: "removed deleted erased scrubbed wiped struck gone scratched suppressed",
  UNSUB: "unsubscribe optout unsub",
  UNSUBBED: "unsubscribed unsubscribing",
  NUM: "number phone cell line name email's address info information details data num digits inbox",
  LIST: "list lists registry database system records books book computer sheet crm rolodex files file machine campaign",
  ME: "me us",
  I: "i we",
  MY: "my our this",
  YOU: "you yourself",
  THEY: `she he they ana agent agents realtor realtors lender lenders broker bank banks landlord seller tenant officer
    nobody guy lady neighbor ex companies telemarketers robocallers wholesalers they're colleague buyer everybody
    somebody someone anyone anybody`,
  HER: "her him them",
  NEG: "not never neither",
  NO: "no none nothing zero nope",
  AGAIN: "again anymore longer further ever evermore",
  WANT: "want wish need care prefer rather appreciate love like",
  TELL: "say said ask asked tell told asking telling says wrote replied",
  HEAR: "hear hears heard hearing",
  RING: "rings ringing buzzing buzzes rung",
  CONSENT: "consent permission authorization",
  REVOKE: "revoke withdraw rescind retract revoked withdrawn rescinded",
  WHY: "why how when what which who where",
  LIMIT: "before after until till during while on at past earlier so",
  OFF: "off out from",
  KEEP: "keep keeps kept keeping still",
  BUT: "but however though",
  DNC: "dnc",
};
const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, words]) =>
    words
      .split(/\s+/)
      .filter((word) => word !== "")
      .map((word) => [word, kind]),
  ),
);

// As it is typed in a hurry, or spoken in the South.
const stems =
  "call|text|txt|ring|phon|bother|bugg|pester|harass|messag|msg|contact|sell|blow|buy|send|writ|ask|gett|e?mail|spam|dial|mov";
const respelled: [RegExp, string][] = [
  [new RegExp(`\\b(${stems})(?:in|n|ng)'?(?= |$)`, "g"), "$1ing"],
  [/\bstop*(?:p+|pp)\b|\bsto+p+\b|\bstp\b|\bsta+h?p\b|\bstahp\b/g, "stop"],
  [/\bcal(?:in|ing|ling)\b|\bcallng\b/g, "calling"],
  [/\btexing\b|\btexring\b|\btxtng\b/g, "texting"],
  [/\bdnt\b/g, "do not"],
  [/\bhmu\b|\bhit (?:me|us) up\b/g, "call me"],
  [/\bhitting (?:me|us) up\b|\bhitting(?= my (?:phone|line|cell))/g, "calling me"],
  [/\bno mo\b/g, "no more"],
  [/\bag(?:a)?n\b|\bagian\b/g, "again"],
  [/\b(?:numbr|nmbr|numer|nubmer)\b/g, "number"],
  [/\bloose (?=my|this)/g, "lose "],
  [/\b(?:my|muh) (?:num|nbr)\b/g, "my number"],
  [/\bu ?n?s?u[bs]?s?cri?be?\b|\bun ?subs?cri?b\w*|\bunsub\b|\bunsu\w*b\w*/g, "unsubscribe"],
  [/\bopt(?:ed|ing)? (?:me |us |my number )?out\b|\boptout\b/g, "optout"],
  [/\bany more\b|\bno more(?=$)/g, (found: string) => (found === "any more" ? "anymore" : found)],
  [/\b(?:e mail)(s|ing|ed)?\b/g, "email$1"],
  [/\bneed 2\b/g, "need to"],
  [/\bcease and desist\b/g, "cease desist"],
].map(([shape, by]) => [shape as RegExp, by as string]);
const swearing = source`
  \b(?:the |as )?(?:(?:mother ?)?f[u*]+[ck*]+(?:ing|in|in')?|fuck\w*|effing|frigging?|freaking?|freakin|damn\w*|god ?damn\w*|dang
  |darn\w*|bloody|shitty|crappy|stupid|hell|heck|goddam|f|ass|annoying)\b(?! (?:you|off)\b)`;
const fillers =
  /\b(?:please|kindly|just|really|already|okay|well|also|simply|sir|maam|immediately|now|all|would you|could you|can you|will you)\b/g;
const swears = new RegExp(swearing, "g");

/** The words as they are meant: without swearing and politeness, abbreviations spelled out. */
export function respell(words: string): string {
  const spelled = respelled.reduce((text, [shape, by]) => text.replace(shape, by as string), words);
  return spelled
    .replace(
      /\b(?:internal |company |specific |national |federal |state )*(?:do not|no|don t) (?:call|contact) (?:list|registry|rules?|file)\b/g,
      "dnc",
    )
    .replace(
      /\bdo not (?:call|contact)(?= *$)(?<=\b(?:on|to|as|for|the|your) do not (?:call|contact))/g,
      "dnc",
    )
    .replace(
      /\b(?:reach(ing)? out|get(?:ting)? (?:back )?(?:in touch|to me)|follow(ing)? up|check(?:ing)? in|hit(?:ting)? up|knock on)\b/g,
      "reach$1$2",
    )
    .replace(
      /\bblow(?:ing)? up\b|\blight(?:ing)? up\b|\btying up\b|\bfill(?:ing)? up\b/g,
      "calling",
    )
    .replace(/\b(?:knock|cut|give|lay)(?:ing)? (?:it )?(?:off|out|a rest|up)\b/g, "stop")
    .replace(swears, " ")
    .replace(fillers, " ")
    .replace(/\d+/g, "9")
    .replace(/\s+/g, " ")
    .trim();
}

const core = new Set(
  "REACH REACHING REACHED REACHES RING HALT HALTS REMOVE REMOVED UNSUB UNSUBBED LIST CONSENT REVOKE DNC HEAR alone off".split(
    " ",
  ),
);
const around = 5;

/** The kinds of the words near what contact and its end are spoken of with; the rest is one gap. */
function focused(words: string): { word: string; kind: string }[] {
  const all = words.split(" ").map((word) => ({ word, kind: kindOf.get(word) ?? word }));
  const near = new Set<number>();
  all.forEach(({ kind, word }, at) => {
    if (!core.has(kind) && !core.has(word)) return;
    for (let other = at - around; other <= at + around; other++) near.add(other);
  });
  // A line with nothing of it is weighed by all its words.
  const isShort = all.length <= 6 || near.size === 0;
  const gap = { word: "…", kind: "…" };
  const kept: { word: string; kind: string }[] = [];
  all.forEach((one, at) => {
    if (isShort || near.has(at)) kept.push(one);
    else if (kept.at(-1) !== gap) kept.push(gap);
  });
  return kept;
}

const reaching = "(?:REACH|REACHING|REACHED|REACHES)";
const frames: [string, string][] = [
  [
    "halt",
    source`\bHALT (?:with |sending |making |getting |of )*(?:the |these |those |MY |your |any |REACHES |to |HER )*${reaching}\b`,
  ],
  [
    "neg",
    source`\b(?:NEG|NO)(?: (?:YOU|to|AGAIN|be|REACH|or|and|WANT|being))* (?:REACH|REACHING|REACHED)(?: (?:to|with|or|and|REACH|back))* (?:ME|here|MY NUM|AGAIN|MY)\b`,
  ],
  ["negend", source`\b(?:NEG|NO)(?: (?:YOU|to|AGAIN))* REACH(?: back)?$`],
  [
    "nomore",
    source`\b(?:NO|zero)(?: (?:more|AGAIN|AGAIN more|additional|other))* (?:phone |robo )?(?:REACHES|REACHING|REACH)\b`,
  ],
  ["sendno", "\\b(?:send|sending|make|place|leave)(?: ME)? NO(?: more)?\\b"],
  [
    "nowant",
    source`\b(?:NEG|NO AGAIN)(?: \S+)? (?:WANT|consent|agree|authorize|permit)(?: (?:for|to|YOU|be|any|more|your|these|those|get|receive|hear|being|getting|receiving|OFF|MY|anymore|AGAIN))* (?:${reaching}|YOU)\b`,
  ],
  [
    "off",
    source`\b(?:GET|REMOVE|REMOVED|UNSUB|leave|count)(?: (?:ME|MY|NUM|HER|mother|husband|wife|it|contact|REACH|email|number))+ (?:OFF|of)\b`,
  ],
  ["removenum", source`\b(?:REMOVE|GET) MY (?:\S+ )?(?:NUM|REACH|REACHES)\b`],
  ["removeme", source`\b(?:REMOVE|UNSUB) ME\b`],
  ["wantoff", source`\bWANT(?: (?:to|be|ME|MY|NUM|GET|REMOVED|it|REACH))* OFF\b`],
  ["list", "\\bOFF(?: of)?(?: (?:your|the|that|MY|any|whatever|REACHING|REACH|REACHES))* LIST\\b"],
  ["dnc", "\\bDNC\\b"],
  [
    "law",
    "\\b(?:tcpa|cfr|desist|attorney|lawyer|fcc|ftc|lawsuit|sue|harassment|illegal|telephone consumer|report YOU|police|complaint)\\b",
  ],
  [
    "revoke",
    "\\bREVOKE(?: (?:MY|any|whatever|prior|express|earlier))* CONSENT\\b|\\bCONSENT (?:is )?REVOKE\\b",
  ],
  [
    "alone",
    "\\b(?:leave|let) (?:ME|MY \\S+)(?: the)? (?:alone|be|in peace)\\b|\\bleft (?:alone|in peace)$",
  ],
  [
    "tostop",
    `\\b${reaching} (?:\\S+ )?(?:to|have to|NEED to|must|should|need to) (?:be )?(?:HALT|HALTS|over|gone)\\b`,
  ],
  ["end", "\\b(?:HALT|UNSUB)$"],
  ["start", "^(?:i TELL |hey |hello |hi |thanks )?(?:HALT|UNSUB|REMOVE ME)\\b"],
  [
    "whole",
    "^(?:i TELL |hey |oh |thanks )?(?:HALT|UNSUB|REMOVE ME|REMOVE|revoke|basta)(?: (?:it|that|this|MY|thanks))?$",
  ],
  ["again", "\\bAGAIN\\b"],
  ["keep", `\\bYOU(?: \\S+)? KEEP(?: on)? (?:REACHING|sending)\\b`],
  [
    "sick",
    `\\b(?:sick|tired|done|enough|through|fed|had it)\\b(?: \\S+)? (?:of|with|getting)(?: (?:the|your|these|MY|YOU|those|it))* (?:${reaching}|YOU)\\b`,
  ],
  [
    "they",
    `\\bTHEY(?: (?:has|have|suddenly|NEG|AGAIN|HALT|HALTS|on|ME|does|did|do|will|would|used|to))* (?:HALT|HALTS|KEEP|REACH|REACHING|REACHED|REACHES|calls|texts)\\b`,
  ],
  [
    "deny",
    "\\bNEG(?: (?:AGAIN|WANT|TELL|YOU|to|HER|the|REACHES|anyone|anybody|meant|mean|it|be))* (?:HALT|UNSUB|REMOVE|REMOVED|OFF)\\b",
  ],
  ["denyget", "\\b(?:NEG|no means) (?:GET|UNSUB|REMOVE|drop)(?: (?:ME|MY|NUM))+"],
  [
    "ask",
    "\\b(?:WHY|did|have|has|can i|could i|do YOU|does|will|would i|is it|should i)\\b(?: \\S+){0,3} (?:HALT|HALTS|UNSUB|REMOVE|REACH|REACHES|REACHING)\\b",
  ],
  [
    "asksfirst",
    "^(?:so |and |okay |um )*(?:WHY|did|have|has|can i|could i|may i|do YOU|does|will|is|are|should i|must YOU)\\b",
  ],
  [
    "limit",
    `\\b${reaching}(?: (?:ME|MY|NUM|us|back|here|to|with))* (?:LIMIT|today|tonight|yet|in the|by|this|if|unless)\\b`,
  ],
  ["instead", "\\b(?:instead|only|better|best|easier|rather than|use)\\b"],
  [
    "named",
    "\\bREACH(?:ING)? (?:ME|it|HER|that|MY \\S+) (?!AGAIN|at|on|LIMIT|anymore|about|for|and|or|if|to|every|please|back|when|because|with|here|okay|until|i|so|NO|NEG|HALT|more|REMOVE|GET)\\S+",
  ],
  ["past", "\\b(?:i|we|I) (?:HALT|HALTS|TELL (?:THEY|HER))\\b"],
  [
    "mind",
    "\\b(?:changed MY mind|by mistake|by accident|accidentally|put ME back|sign ME|again like|back on|later)\\b",
  ],
  [
    "more",
    "\\b(?:KEEP (?:THEY|HER|REACHING|sending|ME)|WANT (?:more|to KEEP|to stay)|more often|KEEP \\S+ coming)\\b",
  ],
  [
    "other",
    "\\b(?:loan|deed|title|mortgage|lease|contract|market|condos?|houses|offer|recording|transcript|conversation|appointment|sale|foreclosure|process|rent)\\b",
  ],
];
const shapes = frames.map(([name, shape]) => [name, new RegExp(shape)] as const);

/** The features by which a line is weighed as a stop. */
export function stopFeatures(words: string, signs: readonly string[]): string[] {
  const spelled = respell(words);
  const near = [{ word: "^", kind: "^" }, ...focused(spelled), { word: "$", kind: "$" }].slice(
    0,
    80,
  );
  const whole = spelled
    .split(" ")
    .map((word) => kindOf.get(word) ?? word)
    .join(" ");
  const found = new Set<string>();
  const seen = [...shapes.filter(([, shape]) => shape.test(whole)).map(([name]) => name), ...signs];
  for (const one of seen) {
    found.add(`f${one}`);
    for (const other of seen) if (one < other) found.add(`f${one} ${other}`);
  }
  near.forEach(({ word, kind }, at) => {
    found.add(`w${word}`);
    found.add(`k${kind}`);
    const back = (steps: number) => near[at - steps]!;
    if (at > 0) {
      found.add(`w${back(1).word} ${word}`);
      found.add(`k${back(1).kind} ${kind}`);
    }
    if (at > 1) {
      found.add(`k${back(2).kind} ${back(1).kind} ${kind}`);
      found.add(`w${back(2).word} ${back(1).word} ${word}`);
    }
    if (at > 2) found.add(`k${back(3).kind} ${back(2).kind} ${back(1).kind} ${kind}`);
    for (let gap = 2; gap <= 6 && gap <= at; gap++)
      if (core.has(kind) || core.has(back(gap).kind)) found.add(`g${back(gap).kind} ${kind}`);
    const letters = `<${word}>`;
    for (let from = 0; letters.length > 5 && from + 4 <= letters.length; from++)
      found.add(`l${letters.slice(from, from + 4)}`);
  });
  return [...found];
}
