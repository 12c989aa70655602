import { readdir } from "node:fs/promises";
import type { BankCaller, ContactLines, StopLine } from "../../../banks/shape.ts";
import { isPlace } from "./places.ts";

/** The banks in the order of their first meetings. A folder that isn't listed is newer than those that are. */
const met: readonly string[] = [
  "december",
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
];

/** What one folder of bench/banks exports: callers, or single lines, or both. */
export type Bank = {
  name: string;
  bank?: readonly BankCaller[];
  stops?: readonly StopLine[];
  notStops?: readonly StopLine[];
  contacts?: readonly ContactLines[];
};

/**
 * The newest callers and the newest lines, or those of one name; its lines may be in a folder of their own
 * ("december-lines").
 */
export async function findBanks(name: string | null, folder = banksFolder): Promise<Bank[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const banks: Bank[] = [];
  for (const one of inOrder(folders, met)) {
    if (name !== null && one !== name && one !== `${name}-lines`) continue;
    const file = new URL(`${one}/index.ts`, folder);
    banks.push({ name: one, ...((await import(file.href)) as Omit<Bank, "name">) });
  }
  if (name !== null && banks.length === 0)
    throw new Error(`There is no bank "${name}". There are: ${folders.join(", ") || "none yet"}.`);
  const callers = banks.findLast(({ bank }) => bank);
  const lines = banks.findLast(({ stops, notStops, contacts }) => stops ?? notStops ?? contacts);
  return [...new Set([callers, lines])].filter((bank) => bank !== undefined);
}

const banksFolder = new URL("../../../banks/", import.meta.url);

/** Oldest first. A bank's lines belong to its callers. */
export function inOrder(folders: readonly string[], known: readonly string[]): string[] {
  const age = (folder: string) => {
    const place = known.indexOf(folder.replace(/-lines$/, ""));
    return place < 0 ? known.length : place;
  };
  return folders.toSorted((one, other) => age(one) - age(other) || (one < other ? -1 : 1));
}

/** What in a bank cannot be played: it is to be mended by whoever wrote it before its first meeting. */
export function faultsOf(bank: readonly BankCaller[]): string[] {
  const ids = new Set<string>();
  return bank.flatMap(({ id, opens, reactions, before, end }) => {
    const faults: string[] = [];
    if (ids.has(id)) faults.push("has the id of another caller");
    ids.add(id);
    const lines = [opens, ...reactions.flatMap(({ says }) => says)];
    const places = lines.flatMap((line) => line.match(/\{[^}]*\}/g) ?? []);
    faults.push(
      ...places.filter((place) => !isPlace(place)).map((place) => `${place} is no place`),
    );
    if (places.includes("{code}") && !before?.own) faults.push("has no appointment with a code");
    if ((end.kind === "moved" || end.kind === "cancelled") && !before?.own)
      faults.push(`has no appointment that could be ${end.kind}`);
    if (reactions.some(({ says }) => says.length === 0))
      faults.push("has a reaction without lines");
    return faults.map((fault) => `${id} ${fault}`);
  });
}
