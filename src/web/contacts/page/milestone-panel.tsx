import { lazy, Suspense, useRef, useState } from "react";
import { milestonesOf, type Milestone } from "#domain/contacts/milestones.ts";
import type { StoredDeal } from "#domain/contacts/deal.ts";
import { closedStatuses } from "#domain/contacts/deal-status.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { dealChangeWords, milestoneWords as words } from "./contact-messages.ts";
import { readDates } from "./milestone-draft.ts";
import { milestoneId } from "./moment-ids.ts";
import { milestoneName, milestoneWhen } from "./milestone-text.ts";
import { useToday } from "../contact/today.ts";
import { type Day, dayInWords } from "#domain/kernel/day.ts";
import "./milestone-line.css";

const loadDates = () => import("./milestone-dates.tsx");
const MilestoneDates = lazy(async () => ({ default: (await loadDates()).MilestoneDates }));

/** Props of MilestonePanel. */
export type MilestonePanelProps = { id: string; version: number; deal: StoredDeal };

/** The milestones of a deal. A refinance shows them only if it has dates. */
export function MilestonePanel({ id, version, deal }: MilestonePanelProps) {
  const { user } = useAuth();
  // If a reload interrupted the editing, the form is open again.
  const [isOpen, setOpen] = useState(() => readDates(user?.id ?? "", id) !== null);
  const button = useRef<HTMLButtonElement>(null);
  const today = useToday();
  const isOver = closedStatuses.some((closed) => closed === deal.status);
  const milestones = milestonesOf(deal.dealProgress, today, { isOver });
  const hasDates = milestones.some(({ day }) => day !== null);
  if (!hasDates && deal.isRefinance && !isOpen) return null;
  const next = milestones.find(({ state }) => state === "next");

  function close() {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  }

  return (
    <Panel
      title={words.title}
      aside={
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
          {next?.day && (
            <p className="text-right text-sm font-semibold text-brass">
              {words.next(milestoneName(next.field), milestoneWhen(next.day, today) ?? "")}
            </p>
          )}
          {!isOpen && (
            <Button
              ref={button}
              size="sm"
              onPointerEnter={() => void loadDates()}
              onFocus={() => void loadDates()}
              onClick={() => setOpen(true)}
            >
              {dealChangeWords.editDates}
            </Button>
          )}
        </div>
      }
    >
      {!hasDates && !isOpen && <p className="px-5 pt-4 text-soft">{words.noDates}</p>}
      {isOpen ? (
        <Suspense fallback={<MilestoneLine milestones={milestones} today={today} />}>
          <MilestoneDates id={id} version={version} deal={deal} onDone={close} />
        </Suspense>
      ) : (
        <MilestoneLine milestones={milestones} today={today} />
      )}
    </Panel>
  );
}

type MilestoneLineProps = { milestones: Milestone[]; today: Day };

/**
 * The milestones as a line with points: horizontal where there is room, vertical on a phone, and green up to the last
 * completed milestone.
 */
function MilestoneLine({ milestones, today }: MilestoneLineProps) {
  const lastDone = milestones.findLastIndex(({ state }) => state === "done");
  return (
    <div className="milestones">
      <ol aria-label={words.line}>
        {milestones.map(({ field, day, state }, index) => (
          <li
            id={milestoneId(field)}
            tabIndex={-1}
            key={field}
            data-state={state}
            data-passed={index < lastDone || undefined}
          >
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
