import clsx from "clsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Clock from "lucide-react/icons/clock";
import type { Ref } from "react";
import { Link } from "react-router";
import type { Day } from "#domain/kernel/day.ts";
import type { EventKind } from "#domain/appointments/kinds.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { AddMenu } from "../event/add-menu.tsx";
import { type Shown, views, writeAddress } from "./calendar-address.ts";
import { calendarWords as words } from "./calendar-messages.ts";
import { stepped, titleOf } from "./span.ts";

/** Props of CalendarHead. */
export type CalendarHeadProps = {
  shown: Shown;
  today: Day;
  onShow: (day: Day) => void;
  onAdd: (type: EventKind) => void;
  /** The heading takes focus when the focused element disappears. */
  titleRef: Ref<HTMLHeadingElement>;
  titleId: string;
};

const hoursPath = "/dashboard/settings/booking-hours";

/** The title of what is shown, with the buttons for previous, next and today, the views, and the Add button. */
export function CalendarHead(props: CalendarHeadProps) {
  const { shown, today, onShow, onAdd, titleRef, titleId } = props;
  const { view, day } = shown;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center">
        <IconButton
          label={words.previous[view]}
          icon={<ChevronLeft size={20} aria-hidden="true" />}
          onClick={() => onShow(stepped(shown, -1))}
        />
        <IconButton
          label={words.next[view]}
          icon={<ChevronRight size={20} aria-hidden="true" />}
          onClick={() => onShow(stepped(shown, 1))}
        />
      </div>
      <h2
        ref={titleRef}
        id={titleId}
        tabIndex={-1}
        aria-live="polite"
        className="min-w-0 flex-1 text-lg font-semibold outline-none"
      >
        {titleOf(shown)}
      </h2>
      {/* On a phone below the Add button, which shares the title's line. */}
      <div className="flex flex-wrap items-center gap-2 max-sm:order-1 max-sm:w-full">
        <LinkButton to={hoursPath} size="sm">
          <Clock size={16} aria-hidden="true" className="sm:hidden" />
          <span className="max-sm:sr-only">{words.bookingHours}</span>
        </LinkButton>
        <Button size="sm" onClick={() => onShow(today)}>
          {words.today}
        </Button>
        <nav
          aria-label={words.views}
          className="flex rounded-control border border-line bg-surface p-0.75"
        >
          {views.map((other) => (
            <Link
              key={other}
              to={{ search: writeAddress({ view: other, day }).toString() }}
              preventScrollReset
              aria-current={other === view ? "page" : undefined}
              className={clsx(
                "inline-flex min-h-8 items-center rounded-tag px-3 text-sm font-semibold pointer-coarse:min-h-10",
                other === view ? "bg-green-wash text-green" : "text-soft hover:text-ink",
              )}
            >
              {words[other]}
            </Link>
          ))}
        </nav>
      </div>
      <AddMenu size="sm" onAdd={onAdd} />
    </div>
  );
}
