/**
 * The details of a logged task as one readable line. A text stays as it is; of an object each fact is shown under its
 * name, "Call length: 47, Booked: yes". Null when there is nothing to show.
 */
export function taskDetailsText(details: unknown): string | null {
  return textOf(details).replace(/\s+/g, " ").trim() || null;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return listed(value.map(innerText));
  const facts = Object.entries(value).map(([name, fact]) => {
    const text = innerText(fact);
    return text && `${inWords(name)}: ${text}`;
  });
  return listed(facts);
}

/** Brackets keep the facts of an inner object or list together. */
function innerText(value: unknown): string {
  const text = textOf(value);
  return typeof value === "object" && text ? `(${text})` : text;
}

function listed(texts: string[]): string {
  return texts.filter((text) => text.trim() !== "").join(", ");
}

/** The name of a fact as people write it: "call_length" and "callLength" are "Call length". */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after}`)
    .replaceAll("_", " ")
    .trim();
  const small = /[a-z]/.test(words)
    ? words.replace(/[A-Z](?=[a-z])/g, (one) => one.toLowerCase())
    : words;
  return small.charAt(0).toUpperCase() + small.slice(1);
}
