import { milestonesOf } from "#domain/contacts/milestones.ts";
import type { StoredDeal } from "#domain/contacts/deal.ts";
import { closedStatuses } from "#domain/contacts/deal-status.ts";
import { Panel } from "#web/ui/panel.tsx";
import { milestoneWords as words } from "./contact-messages.ts";
import { MilestoneLine } from "./milestone-line.tsx";
import { milestoneName, milestoneWhen } from "./milestone-text.ts";
import { useToday } from "../contact/today.ts";

/** The way of a deal with its dates. A refinance has one only when dates were entered. */
export function MilestonePanel({ deal }: { deal: StoredDeal }) {
  const today = useToday();
  const isOver = closedStatuses.some((closed) => closed === deal.status);
  const milestones = milestonesOf(deal.dealProgress, today, { isOver });
  const hasDates = milestones.some(({ day }) => day !== null);
  if (!hasDates && deal.isRefinance) return null;
  const next = milestones.find(({ state }) => state === "next");
  return (
    <Panel
      title={words.title}
      aside={
        next?.day && (
          <p className="text-right text-sm font-semibold text-brass">
            {words.next(milestoneName(next.field), milestoneWhen(next.day, today) ?? "")}
          </p>
        )
      }
    >
      {!hasDates && <p className="px-5 pt-4 text-soft">{words.noDates}</p>}
      <MilestoneLine milestones={milestones} today={today} />
    </Panel>
  );
}
