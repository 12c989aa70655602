import { useId, useState } from "react";
import { Link } from "react-router";
import type { ClosingAhead } from "#contract/overview/morning.ts";
import type { Day } from "#domain/kernel/day.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { dayText } from "#domain/kernel/moment-text.ts";
import { relativeDay } from "#domain/kernel/relative-day.ts";
import { utc, wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { contactPath } from "#web/contacts/contact/contact-links.ts";
import { nameOf } from "#web/contacts/contact/name-of.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Fold } from "./fold.tsx";
import { closingWords as words, dot } from "./messages.ts";
import { NothingHere, Part } from "./part.tsx";
import { shownLines, useClosings } from "./queries.ts";

/** The working deals that close soon, soonest first. */
export function ClosingsPanel() {
  const asked = useClosings();
  const { day: today } = wallTimeOf(useZone(), useNow());
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = asked.data?.count ?? 0;
  const fold = count > shownLines && (
    <Fold
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      controls={id}
      labels={{ open: words.showAll(count), close: words.showLess }}
    />
  );
  return (
    <Part
      title={words.title}
      aside={fold}
      asked={asked}
      failed={words.failed}
      room="morning-low"
      lines={shownLines}
    >
      {({ closings }) =>
        closings.length === 0 ? (
          <NothingHere
            line={words.empty}
            text={words.emptyText}
            action={<LinkButton to="/dashboard/crm/working-deals">{words.open}</LinkButton>}
          />
        ) : (
          <ul id={id} className="divide-y divide-line">
            {closings.slice(0, isOpen ? undefined : shownLines).map((closing) => (
              <Line key={closing.id} closing={closing} today={today} />
            ))}
          </ul>
        )
      }
    </Part>
  );
}

function Line({ closing, today }: { closing: ClosingAhead; today: Day }) {
  const { id, status, closingDay, amount, isRefinance } = closing;
  // Calendar days, the same in every time zone.
  const [day, from] = [new Date(closingDay), new Date(today)];
  const facts = [
    status,
    isRefinance && words.refinance,
    amount === null ? words.noAmount : dollarsText(amount),
  ];
  return (
    <li className="morning-line morning-pair">
      <div className="min-w-0">
        <Link to={contactPath(id)} className="morning-name font-semibold hover:underline">
          {nameOf(closing)}
        </Link>
        <p className="truncate text-sm text-soft">{facts.filter(Boolean).join(dot)}</p>
      </div>
      <p className="text-right">
        <span className="block">{relativeDay(day, from, utc)}</span>
        <time dateTime={closingDay} className="block text-sm text-soft">
          {dayText(day, from, utc)}
        </time>
      </p>
    </li>
  );
}
