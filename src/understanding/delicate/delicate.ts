import type { Delicate } from "../heard.ts";
import { asksToDial } from "./dial.ts";
import { speaksOfFraud } from "./fraud.ts";
import { givesInstructions } from "./instructions.ts";
import { speaksOfLaw } from "./legal.ts";
import { speaksOfOthers } from "./other-clients.ts";
import { tellsPersonalNumbers } from "./personal-numbers.ts";
import { speaksOfQualifying } from "./qualify.ts";
import { speaksOfRates } from "./rates.ts";
import { speaksOfNeighbours } from "./steering.ts";

const detectors: [Delicate, (words: string, text: string) => boolean][] = [
  ["instructions", givesInstructions],
  ["personalNumbers", tellsPersonalNumbers],
  ["otherClients", speaksOfOthers],
  ["dial", asksToDial],
  ["fraud", speaksOfFraud],
  ["steering", speaksOfNeighbours],
  ["legal", speaksOfLaw],
  ["qualify", speaksOfQualifying],
  ["rates", speaksOfRates],
];

/** What a text touches of which the assistant itself never speaks, the gravest first. */
export function delicateOf(words: string, text: string): Delicate[] {
  return detectors.flatMap(([kind, speaks]) => (speaks(words, text) ? [kind] : []));
}
