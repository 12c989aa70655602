import type { Milestone } from "#domain/contacts/milestones.ts";
import { type Day, dayInWords } from "#domain/kernel/day.ts";
import { milestoneWords as words } from "./contact-messages.ts";
import { milestoneName, milestoneWhen } from "./milestone-text.ts";
import "./milestone-line.css";

/** Props of MilestoneLine. */
export type MilestoneLineProps = { milestones: Milestone[]; today: Day };

/**
 * The way of a deal as one line with points: across the page where there is room, downwards on a phone. Green as far as
 * it has come.
 */
export function MilestoneLine({ milestones, today }: MilestoneLineProps) {
  const lastDone = milestones.findLastIndex(({ state }) => state === "done");
  return (
    <div className="milestones">
      <ol aria-label={words.line}>
        {milestones.map(({ field, day, state }, index) => (
          <li key={field} data-state={state} data-passed={index < lastDone || undefined}>
            <span aria-hidden="true" className="milestone-point" />
            <p className="milestone-name">{milestoneName(field)}</p>
            <p className="milestone-day">
              {day && (state === "unset" ? day : <time dateTime={day}>{dayInWords(day)}</time>)}
              <span className={state === "next" ? "milestone-when" : "sr-only"}>
                {state === "next" && day ? milestoneWhen(day, today) : words.states[state]}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
