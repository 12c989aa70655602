// A bank of callers for December, nine of each family.
import type { BankCaller } from "../shape.ts";
import { callers as plainToVague } from "./plain-to-vague.ts";
import { callers as takenToMoving } from "./taken-to-moving.ts";
import { callers as cancellingToStop } from "./cancelling-to-stop.ts";
import { callers as regulatedToWrong } from "./regulated-to-wrong.ts";
import { callers as swearingToPast } from "./swearing-to-past.ts";
import { callers as farToSilent } from "./far-to-silent.ts";

export const bank: readonly BankCaller[] = [
  ...plainToVague,
  ...takenToMoving,
  ...cancellingToStop,
  ...regulatedToWrong,
  ...swearingToPast,
  ...farToSilent,
];
