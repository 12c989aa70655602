import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import clsx from "clsx";
import { roundText } from "../deal/figures.ts";
import { glanceWords as words } from "./result-messages.ts";

/** Props of Glance. */
export type GlanceProps = {
  payment: number;
  isWithinLimits: boolean | null;
  /** Something is not stated, so that nobody can tell. */
  isUnknown: boolean;
};

/** The result in a few words, for where the results are out of sight. */
export function Glance({ payment, isWithinLimits, isUnknown }: GlanceProps) {
  const text = words.payment(roundText(payment));
  if (isUnknown) return `${text}, ${words.unknown}`;
  if (isWithinLimits === null) return text;
  const Icon = isWithinLimits ? Check : X;
  return (
    <span className={clsx("flex items-center gap-2", isWithinLimits ? "text-green" : "text-clay")}>
      <Icon size={18} strokeWidth={2.5} aria-hidden="true" className="shrink-0" />
      {`${text}, ${isWithinLimits ? words.within : words.exceeds}`}
    </span>
  );
}
