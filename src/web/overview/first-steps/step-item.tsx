import clsx from "clsx";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { guideWords as words } from "./first-steps-messages.ts";

/** Props of StepItem. */
export type StepItemProps = {
  /** Its number in the list, from 1. */
  number: number;
  title: string;
  text: string;
  isDone: boolean;
  /** The action of the step. */
  children: ReactNode;
};

/** A step of the checklist: its number, or a check mark once it is done, its text and its action. */
export function StepItem({ number, title, text, isDone, children }: StepItemProps) {
  return (
    <li className="flex min-w-0 flex-col gap-3 px-5 py-4">
      <div className="flex gap-3">
        <span
          aria-hidden="true"
          className={clsx(
            "grid size-6 shrink-0 place-items-center rounded-full border text-sm font-semibold",
            isDone ? "border-green bg-green text-on-green" : "border-edge text-soft",
          )}
        >
          {isDone ? <Check size={14} strokeWidth={3} /> : number}
        </span>
        <div className="min-w-0">
          <h3 className="font-semibold">
            {isDone && <span className="sr-only">{words.isDone} </span>}
            {title}
          </h3>
          <p className="mt-0.5 text-sm text-soft">{text}</p>
        </div>
      </div>
      <div className="first-step-act flex flex-wrap items-center gap-3">{children}</div>
    </li>
  );
}
