import { digitWord, type Mailbox, type Slots, type Spoken } from "./shape.ts";

/** How people say an email. `{localSpoken}` is the plain reading, `{said}` the way its owner pronounces it. */
export const emails: readonly Spoken[] = [
  { says: "{local}@{domain}", noise: "typed" },
  { says: "sure it's {local}@{domain}", noise: "typed" },
  { says: "my email is {local}@{domain}", noise: "typed" },
  { says: "Email: {local}@{domain}.", noise: "typed" },
  { says: "{local} @ {domain}", noise: "typed" },
  { says: "{local}@{domain} thx", noise: "typed" },
  { says: "use {local}@{domain}, not the yahoo one", noise: "typed" },
  { says: "You may write to me at {local}@{domain}.", noise: "typed" },
  { says: "{local} at {domain}" },
  { says: "{localSpoken} at {domainSpoken}", noise: "asr" },
  { says: "sure it's {localSpoken} at {domainSpoken}", noise: "asr" },
  { says: "um okay so {localSpoken} at {domainSpoken}", noise: "asr" },
  { says: "yeah that's {said} at {domainSpoken} all one word", noise: "asr" },
  { says: "{said} all one word at {domainSpoken}", noise: "asr" },
  { says: "it's {said} at {domainSpoken}", noise: "asr" },
  { says: "{said} all lower case at {domainSpoken}", noise: "asr" },
  { says: "{said} no spaces at {domainSpoken}", noise: "asr" },
  { says: "let me spell it {localSpelled} at {domainSpoken}", noise: "asr" },
  { says: "{localSpelled} at {domainSpoken}", noise: "asr" },
  { says: "that's {localAsIn} at {domainSpoken}", noise: "asr" },
  { says: "okay you ready {localAsIn} then at {domainSpoken}", noise: "asr" },
  { says: "{said} that's {localSpelled} at {domainSpoken}", noise: "asr" },
  { says: "{said} at sign {domainSpoken}", noise: "asr" },
  { says: "my address is {localSpoken} at {domainSpoken} thank you", noise: "asr" },
  { says: "the email my grandson made me is {said} at {domainSpoken}", noise: "asr" },
  { says: "is {localSpoken} arroba sorry at {domainSpoken}", noise: "asr" },
  { says: "you can send it to {localSpoken} at {domainSpoken}", noise: "asr" },
  { says: "work one's better {localSpoken} at {domainSpoken}", noise: "asr" },
  { says: "i think it's {localSpoken} at {domainSpoken} yeah that's it", noise: "asr" },
  { says: "It's {localSpoken}, at, {domainSpoken}.", noise: "asr" },
];

/** Emails of all shapes. */
export const mailboxes: readonly Mailbox[] = [
  { local: "jsmith", domain: "gmail.com", said: "j smith" },
  { local: "maria.delgado", domain: "gmail.com", said: "maria dot delgado" },
  { local: "bigearl52", domain: "yahoo.com", said: "big earl fifty two" },
  { local: "the_finches", domain: "comcast.net", said: "the underscore finches" },
  { local: "kelly", domain: "kellyroofing.com", said: "kelly" },
  { local: "t-nguyen", domain: "outlook.com", said: "t dash nguyen" },
  { local: "dotty1941", domain: "aol.com", said: "dotty nineteen forty one" },
  { local: "sunnydays7", domain: "hotmail.com", said: "sunny days the number 7" },
  { local: "carlos.ruiz.88", domain: "icloud.com", said: "carlos dot ruiz dot eighty eight" },
  { local: "oneillfamily", domain: "verizon.net", said: "o neill family" },
  { local: "gkim", domain: "stanford.edu", said: "g kim" },
  { local: "b2bob", domain: "gmail.com", said: "b 2 bob" },
  { local: "mary_ann-sutter", domain: "att.net", said: "mary underscore ann hyphen sutter" },
  { local: "info", domain: "brooks-tate.org", said: "info" },
  { local: "fourkidsmom", domain: "gmail.com", said: "four kids mom four spelled out" },
  { local: "anh.bui", domain: "proton.me", said: "anh period bui" },
  { local: "r.iyer03", domain: "mail.example.com", said: "r dot iyer zero three" },
  { local: "dhickman", domain: "sbcglobal.net", said: "d hickman" },
  { local: "xochi", domain: "live.com", said: "xochi" },
  { local: "samgold100", domain: "msn.com", said: "sam gold one hundred" },
];

/** What people say who give no email. */
export const emailDeclines: readonly Spoken[] = [
  { says: "I don't have email." },
  { says: "no email sorry" },
  { says: "i don't do email honey just call me", noise: "asr" },
  { says: "Do I have to give that?" },
  { says: "rather not", noise: "typed" },
  { says: "I'd prefer not to give you my email." },
  { says: "you already have it" },
  { says: "what do you need that for" },
  { says: "can't you just text me" },
  { says: "I don't remember it, my son handles that." },
];

/** The slots of `emails` for one email. */
export function emailWords({ local, domain, said }: Mailbox): Slots {
  return {
    local,
    domain,
    said,
    email: `${local}@${domain}`,
    localSpoken: spokenPart(local),
    domainSpoken: spokenPart(domain),
    localSpelled: spelledLocal(local),
    localAsIn: spelledAsIn(local),
  };
}

/** The plain reading of an email: "j dot smith seven at gmail dot com". */
export function spokenEmail(local: string, domain: string): string {
  return `${spokenPart(local)} at ${spokenPart(domain)}`;
}

/** The letters of the part before the @, with the same letter twice as "double". */
export function spelledLocal(local: string): string {
  return local
    .replace(/([a-z])\1(?!\1)/gi, " double=$1 ")
    .split(/\s+/)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("double=") ? part.replace("=", " ") : eachSign(part)))
    .join(" ");
}

/** The same with a word for every letter that sounds like another: "s as in sam". */
export function spelledAsIn(local: string): string {
  return [...local.toLowerCase()]
    .map((sign) => (AS_IN[sign] === undefined ? eachSign(sign) : `${sign} as in ${AS_IN[sign]}`))
    .join(" ");
}

function spokenPart(part: string): string {
  return part
    .replace(/[0-9._-]/g, (sign) => ` ${eachSign(sign)} `)
    .replace(/\s+/g, " ")
    .trim();
}

function eachSign(part: string): string {
  return [...part].map((sign) => SIGNS[sign] ?? digitWord(sign)).join(" ");
}

const SIGNS: Readonly<Record<string, string>> = { ".": "dot", _: "underscore", "-": "dash" };
const AS_IN: Readonly<Record<string, string>> = {
  b: "boy",
  c: "cat",
  d: "dog",
  f: "frank",
  g: "george",
  m: "mary",
  n: "nancy",
  p: "peter",
  s: "sam",
  t: "tom",
  v: "victor",
  z: "zebra",
};
