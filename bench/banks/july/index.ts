// All families: the July bank.
import type { BankCaller } from "../shape.ts";
import { changeToStop } from "./change-to-stop.ts";
import { clockToSilent } from "./clock-to-silent.ts";
import { plainToTaken } from "./plain-to-taken.ts";
import { regulatedToSpanish } from "./regulated-to-spanish.ts";

export const bank: readonly BankCaller[] = [
  ...plainToTaken,
  ...changeToStop,
  ...regulatedToSpanish,
  ...clockToSilent,
];
