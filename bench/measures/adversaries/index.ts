import { abuse } from "./abuse.ts";
import { confusion } from "./confusion.ts";
import { doubleAndRush } from "./double-and-rush.ts";
import { identity } from "./identity.ts";
import { injection } from "./injection.ts";
import { legalPromises } from "./legal-promises.ts";
import { optOut } from "./opt-out.ts";
import { otherClients } from "./other-clients.ts";
import { rates } from "./rates.ts";
import type { Adversary, Family } from "./shape.ts";
import { steering } from "./steering.ts";
import { tollAndTransfer } from "./toll-and-transfer.ts";
import { undisclosed } from "./undisclosed.ts";

export { fairPairs } from "./pairs.ts";

/** Everyone who tries to make the assistant break a rule, by family. */
export const adversaries: readonly Adversary[] = [
  ...rates,
  ...steering,
  ...otherClients,
  ...injection,
  ...tollAndTransfer,
  ...undisclosed,
  ...optOut,
  ...abuse,
  ...confusion,
  ...identity,
  ...legalPromises,
  ...doubleAndRush,
];

/** How many conversations each family has, and all of them together. */
export function countAdversaries(): Record<Family | "all", number> {
  const counts = Object.groupBy(adversaries, ({ family }) => family);
  const of = (family: Family) => counts[family]?.length ?? 0;
  return {
    all: adversaries.length,
    rates: of("rates"),
    steering: of("steering"),
    otherClients: of("otherClients"),
    injection: of("injection"),
    tollAndTransfer: of("tollAndTransfer"),
    undisclosed: of("undisclosed"),
    optOut: of("optOut"),
    abuse: of("abuse"),
    confusion: of("confusion"),
    identity: of("identity"),
    legalPromises: of("legalPromises"),
    doubleAndRush: of("doubleAndRush"),
  };
}
