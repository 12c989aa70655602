import { type Facts, listed } from "./facts.ts";

/** A difference between a database and what is expected; a grave one prevents the start. */
export type Difference = { isGrave: boolean; text: string };

/** Facts that PostgreSQL prints, which major versions may print differently. */
const worded = ["column", "constraint", "index", "conditions", "trigger", "view", "body"];
/** Details of another fact, left out when all of that fact is missing or extra. */
const parts = ["owner", "conditions", "body"];
/** What an operator may have added: indexes, and tables and functions of other programs. */
const mayBeAdded = [
  "index",
  "extension",
  "schema",
  "type",
  "table",
  "row-level",
  "view",
  "sequence",
  "function",
  "role",
  ...parts,
];

/**
 * Compares a database with what the code expects. Grave differences reveal rows or miss something that the code calls:
 * a policy, a right, row-level security, a function, a table. `sameMajor` is false if another major version of
 * PostgreSQL wrote the expectation; then different wording alone is not grave.
 */
export function compareFacts(
  { expected, found }: { expected: Facts; found: Facts },
  { sameMajor }: { sameMajor: boolean },
): Difference[] {
  const differences: Difference[] = [];
  const same = (one: string, other: string) =>
    sameMajor ? one === other : loosened(one) === loosened(other);
  for (const [name, value] of expected) {
    const is = found.get(name);
    const kind = kindOf(name);
    if (isList(name)) differences.push(...compareLists(name, value, is ?? ""));
    else if (is === undefined) {
      if (!parts.includes(kind))
        differences.push({ isGrave: !isPlainIndex(name, value), text: `${name} is missing` });
    } else if (!same(is, value))
      differences.push({
        isGrave: kind !== "index" && (sameMajor || !worded.includes(kind)),
        text: `${name}: found “${is}”, expected “${value}”`,
      });
  }
  for (const [name, value] of found) {
    if (expected.has(name)) continue;
    if (isList(name)) {
      // By default PostgreSQL lets everyone call other programs' functions.
      if (!isOfAddedFunction(name, expected)) differences.push(...compareLists(name, "", value));
    } else if (!mayBeAdded.includes(kindOf(name)) && !isPartOfAdded(name, expected))
      differences.push({
        isGrave: kindOf(name) === "policy",
        text: `${name} is there and should not be: ${value}`,
      });
  }
  return differences;
}

function compareLists(name: string, expected: string, found: string): Difference[] {
  const [should, is] = [expected, found].map((text) => text.split(listed).filter(Boolean));
  const missing = should!.filter((part) => !is!.includes(part));
  const extra = is!.filter((part) => !should!.includes(part));
  const listing = (words: string, which: string[]) =>
    which.length === 0 ? [] : [{ isGrave: true, text: `${name} ${words}: ${which.join(", ")}` }];
  return [...listing("lack", missing), ...listing("have too much", extra)];
}

function kindOf(name: string): string {
  return name.slice(0, name.indexOf(" "));
}

function isList(name: string): boolean {
  return kindOf(name) === "rights" || kindOf(name) === "memberships";
}

/** Without such an index queries are only slower; a unique one is a rule. */
function isPlainIndex(name: string, definition: string): boolean {
  return kindOf(name) === "index" && !definition.startsWith("CREATE UNIQUE");
}

/** "rights of public on function public.theirs()": a function that is not ours, callable by everyone. */
function isOfAddedFunction(name: string, expected: Facts): boolean {
  const [, added] = name.match(/^rights of public on (function .*)$/) ?? [];
  return added !== undefined && !expected.has(added);
}

/** "column public.theirs.id", "trigger t of public.theirs": part of a table that is not ours. */
function isPartOfAdded(name: string, expected: Facts): boolean {
  const table =
    kindOf(name) === "column"
      ? name.slice("column ".length, name.lastIndexOf("."))
      : name.slice(name.lastIndexOf(" of ") + " of ".length);
  return !expected.has(`table ${table}`) && !expected.has(`view ${table}`);
}

/** Parentheses, casts to text and spaces differ between versions. */
function loosened(value: string): string {
  return value.replace(/::(text|character varying)(?:\[\])?|[()\s]/g, "");
}
