import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import ShieldAlert from "lucide-react/icons/shield-alert";
import clsx from "clsx";
import type { ReactNode } from "react";
import type { Fault } from "#domain/calculator/verdict.ts";
import { verdictWords as words } from "./result-messages.ts";

/** Props of VerdictBanner. */
export type VerdictBannerProps = {
  /** Null: there is no verdict and no banner. */
  isWithinLimits: boolean | null;
  fault: Fault | null;
  /** About mortgage insurance that most such loans need and the payment leaves out; null if there is none. */
  insuranceNote: string[] | null;
  /** The explanation of the verdict. */
  children?: ReactNode;
};

/** The verdict by color, icon and text. Screen readers announce the verdict, not every changing digit. */
export function VerdictBanner(props: VerdictBannerProps) {
  const { isWithinLimits, fault, insuranceNote, children } = props;
  const hasVerdict = isWithinLimits !== null;
  return (
    <div
      className={clsx(
        "rounded-card",
        hasVerdict && "px-5 py-4",
        fault && "bg-sunk px-5 py-4",
        isWithinLimits === true && "bg-green-wash",
        isWithinLimits === false && "bg-clay-wash",
      )}
    >
      <div aria-live="polite">
        {hasVerdict && (
          <p
            data-verdict={isWithinLimits ? "within" : "exceeds"}
            className={clsx(
              "flex items-center gap-2.5 text-xl font-semibold",
              isWithinLimits ? "text-green" : "text-clay",
            )}
          >
            {isWithinLimits ? (
              <CircleCheck size={22} aria-hidden="true" className="shrink-0" />
            ) : (
              <TriangleAlert size={22} aria-hidden="true" className="shrink-0" />
            )}
            {isWithinLimits ? words.within : words.exceeds}
          </p>
        )}
        {fault && <p>{words.faults[fault]}</p>}
      </div>
      {hasVerdict && <div className="mt-1.5 grid gap-1.5">{children}</div>}
      {hasVerdict && insuranceNote && (
        <div
          data-note="insurance"
          className="mt-3 flex gap-2.5 rounded-control bg-brass-wash px-3 py-2.5 text-brass"
        >
          <ShieldAlert size={22} aria-hidden="true" className="mt-0.5 shrink-0" />
          {/* As loud as the verdict, which stands without it. */}
          <div className="grid gap-1">
            {insuranceNote.map((sentence, index) => (
              <p key={sentence} className={index === 0 ? "text-xl font-semibold" : undefined}>
                {sentence}
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
