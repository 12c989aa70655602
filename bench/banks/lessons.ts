import { isSpanish } from "#understanding/spanish/is-spanish.ts";
import type { BankCaller, StopLine } from "./shape.ts";

// A short answer such as "no calls please" means something else after another question, so it teaches nothing alone.
const fewestWords = 5;
// These may ask not to be contacted on their way to something else.
const mayAskToStop = /stop|swear|hostile|privacy/;

// What banks that have had their first meeting teach about stops.

/** What callers said who did not ask to be left alone, with a day in each gap. */
export async function ordinaryLines(banks: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const name of banks) {
    const { bank } = (await import(`./${name}/index.ts`)) as { bank: readonly BankCaller[] };
    for (const { end, family, opens, reactions } of bank) {
      if (end.kind === "stopped" || mayAskToStop.test(family)) continue;
      for (const line of [opens, ...reactions.flatMap(({ says }) => says)])
        found.add(
          line.replace(/\{weekday[^}]*\}/g, "Wednesday").replace(/\{[^}]*\}/g, "December 3"),
        );
    }
  }
  return [...found].filter((line) => line.split(" ").length >= fewestWords);
}

/** Single lines that ask not to be contacted any more, or only sound like it; the Spanish ones have rules of their own. */
export async function stopLines(banks: readonly string[]): Promise<StopLine[]> {
  const found: StopLine[] = [];
  for (const name of banks) {
    const { stops, notStops } = (await import(`./${name}-lines/index.ts`)) as {
      stops: readonly StopLine[];
      notStops: readonly StopLine[];
    };
    found.push(...stops, ...notStops);
  }
  return found.filter(({ says }) => !isSpanish(says, "en", false));
}
