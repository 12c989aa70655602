/** The longest name that is looked for, in characters. */
const longest = 60;

// Words that no name is made of: what a professional asks about, and whom nobody can look up.
const notNames = new Set(
  `a about all am an and any anybody anyone appointment appointments are at available booked busy calendar
  call callback callbacks calls can client clients closing contact contacts day days deal deals do does
  email everybody everyone follow followup for free friday happening have he her here him how i in is it
  last lead leads me meeting meetings message messages mine monday month monthly my name new next now
  number of on or our partner partners people person phone queue schedule she somebody someone something
  sunday task tasks text that the them there they thing things this thursday time times to today
  tomorrow tonight tuesday up us wednesday week weekend what when where which who whom why with year
  yesterday you your saturday`.split(/\s+/),
);
const polite = /[\s,]*\b(?:please|thanks|thank you|pls|for me|again|now)$/i;

/** A name as it stands in a question, without what politeness and punctuation add; null when it is none. */
export function nameIn(typed: string | undefined): string | null {
  let name = (typed ?? "").trim().replace(/[?!.,;:"']+$/, "");
  while (polite.test(name)) name = name.replace(polite, "").replace(/[?!.,;:]+$/, "");
  name = name
    .replace(/^(?:mr|mrs|ms|miss|dr)\.? +/i, "")
    .replace(/['"]+/g, (mark) => (mark === "'" ? mark : ""))
    .trim();
  if (name.length < 2 || name.length > longest) return null;
  const words = name.toLowerCase().split(/\s+/);
  if (words.length > 4 || words.some((word) => notNames.has(word))) return null;
  return /[\p{L}\d]/u.test(name) ? name : null;
}

/**
 * The capital words with which a text begins: "Dana Reed the appraisal is in" has two. Null when it has none.
 */
export function leadingName(text: string): { name: string; rest: string } | null {
  const [all = ""] = text.match(/^(?:\p{Lu}[\p{L}'.-]*\s+){1,3}/u) ?? [];
  const name = nameIn(all);
  return name ? { name, rest: text.slice(all.length) } : null;
}
