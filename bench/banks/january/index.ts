// All families: the January bank.
import type { BankCaller } from "../shape.ts";
import { plainToVague } from "./plain-to-vague.ts";
import { takenSlotToMoving } from "./taken-slot-to-moving.ts";
import { cancellingToStop } from "./cancelling-to-stop.ts";
import { regulatedQuestionToWrongNumber } from "./regulated-question-to-wrong-number.ts";
import { swearingToPast } from "./swearing-to-past.ts";
import { farFutureToSilent } from "./far-future-to-silent.ts";

export const bank: readonly BankCaller[] = [
  ...plainToVague,
  ...takenSlotToMoving,
  ...cancellingToStop,
  ...regulatedQuestionToWrongNumber,
  ...swearingToPast,
  ...farFutureToSilent,
];
