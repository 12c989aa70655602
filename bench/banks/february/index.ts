// All families: the February bank.
import type { BankCaller } from "../shape.ts";
import { changeToMessage } from "./change-to-message.ts";
import { clockToSilent } from "./clock-to-silent.ts";
import { plainToTaken } from "./plain-to-taken.ts";
import { regulatedToSpanish } from "./regulated-to-spanish.ts";

export const bank: readonly BankCaller[] = [
  ...plainToTaken,
  ...changeToMessage,
  ...regulatedToSpanish,
  ...clockToSilent,
];
