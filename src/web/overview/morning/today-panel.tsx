import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import type { Today } from "#contract/overview/morning.ts";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { Fold } from "./fold.tsx";
import { todayWords as words } from "./messages.ts";
import { NothingHere, Part } from "./part.tsx";
import { shownLines, useToday } from "./queries.ts";
import { useTodayActs } from "./today-acts.ts";
import { keyOf, TodayLine } from "./today-line.tsx";

/** How many rows a narrow panel shows; morning.css hides the others. */
const narrowLines = 3;

type More = keyof Today["more"];

/** The pages that list the rest of each kind; contacts that wait longest come first. */
const rest: Record<More, string> = {
  overdue: "/dashboard/appointments?show=past",
  due: "/dashboard/calendar?view=day",
  outcomes: "/dashboard/appointments?show=past",
  leads: "/dashboard/crm/new-leads?dir=asc",
  deals: "/dashboard/crm/working-deals?dir=asc",
};

/** What is due, waiting or without a next step, with the reason (domain/overview/today.ts). */
export function TodayPanel() {
  const asked = useToday();
  const acts = useTodayActs();
  const now = useNow();
  const zone = useZone();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { more } = asked.data ?? {};
  const items = (asked.data?.items ?? []).filter((item) => !acts.isGone(item));
  const left = (Object.keys(rest) as More[]).filter((kind) => more && more[kind] > 0);
  const all = left.reduce((sum, kind) => sum + more![kind], items.length);

  /** Moves the focus from a row that is removed to a neighbor's first action or name, or else to the panel. */
  function onGone(index: number) {
    const lines = list.current?.children;
    const next = lines?.[index + 1] ?? lines?.[index - 1];
    const act =
      next?.querySelector<HTMLElement>("button, .morning-acts a") ?? next?.querySelector("a");
    (act ?? document.getElementById(`${id}-part`))?.focus();
  }

  const fold = all > narrowLines && (
    <Fold
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      controls={id}
      isFew={all <= shownLines}
      labels={{ open: words.showAll(all), close: words.showLess }}
    />
  );
  return (
    <div id={`${id}-part`} tabIndex={-1} className="grid min-w-0 outline-none">
      <Part
        title={words.title}
        aside={fold}
        asked={asked}
        failed={words.failed}
        room="morning-tall"
        lines={shownLines}
      >
        {() =>
          items.length === 0 ? (
            <NothingHere line={words.empty} text={words.emptyText} />
          ) : (
            <ul
              ref={list}
              id={id}
              className={isOpen ? "divide-y divide-line" : "morning-folded divide-y divide-line"}
            >
              {items.map((item, index) => (
                <TodayLine
                  key={keyOf(item)}
                  onGone={() => onGone(index)}
                  {...{ item, now, zone, acts }}
                />
              ))}
              {left.map((kind) => (
                <li key={kind} className="px-5 py-2.5">
                  <Link to={rest[kind]} className="text-link inline-block py-1 text-sm">
                    {words.more[kind](more![kind])}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Part>
    </div>
  );
}
