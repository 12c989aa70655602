import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { figureWords as words } from "./messages.ts";

/** The three figures. */
export type Figures = {
  newLeads: number;
  callsMade: { count: number; isPlaceholder: boolean; handledByAssistant: number };
  upcoming: number;
  /** How far away the next appointment is, such as "Tomorrow". */
  nextDay: string | null;
};

/** Props of StatCards. */
export type StatCardsProps = { figures: Figures | undefined; hasFailed: boolean };

/** The three figures. A card links to what it counts, even if the count failed. */
export function StatCards({ figures, hasFailed }: StatCardsProps) {
  const { newLeads, callsMade, upcoming, nextDay } = figures ?? {};
  const isComingSoon = !callsMade || callsMade.isPlaceholder;
  return (
    <ul
      aria-label={words.label}
      className="grid divide-y divide-line rounded-card border border-line bg-surface sm:grid-cols-3 sm:divide-x sm:divide-y-0"
    >
      <StatCard
        title={words.newLeads}
        to="/dashboard/crm/new-leads"
        count={newLeads}
        hasFailed={hasFailed}
        hint={words.newLeadsHint}
      />
      <StatCard
        title={words.callsMade}
        count={callsMade?.count}
        hasFailed={hasFailed}
        hint={isComingSoon ? words.comingSoon : words.handled(callsMade.handledByAssistant)}
      />
      <StatCard
        title={words.upcoming}
        to="/dashboard/appointments"
        count={upcoming}
        hasFailed={hasFailed}
        hint={upcoming === 0 ? words.nothingNext : nextDay ? words.next(nextDay) : undefined}
      />
    </ul>
  );
}

type StatCardProps = {
  title: string;
  to?: string;
  count: number | undefined;
  hasFailed: boolean;
  hint?: string;
};

/** On a phone, the figure is beside its title; on larger screens, between title and hint. */
function StatCard({ title, to, count, hasFailed, hint }: StatCardProps) {
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto_1rem] gap-x-3 py-3 pr-4 pl-5 sm:py-4">
      <h2 className="text-sm text-soft">
        {to ? (
          <Link
            to={to}
            className="outline-none group-hover:underline after:absolute after:inset-0 after:rounded-card after:-outline-offset-2 after:outline-green focus-visible:after:outline-2"
          >
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      {/* The key renders a new element once the count arrives, because growing the old one would be a layout shift. */}
      <p
        key={String(count === undefined)}
        className="col-start-2 row-span-2 flex h-[1.12em] items-center row-start-1 self-center text-3xl font-semibold proportional-nums sm:col-span-3 sm:col-start-1 sm:row-span-1 sm:row-start-2 sm:my-1"
      >
        {count?.toLocaleString("en-US") ??
          (hasFailed ? <NotKnown /> : <Skeleton className="h-[0.8em] w-[2ch]" />)}
      </p>
      <p className="col-start-1 row-start-2 min-h-4.5 text-sm text-soft sm:col-span-2 sm:row-start-3">
        {count !== undefined && hint}
      </p>
      {to && (
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="col-start-3 row-span-2 row-start-1 self-center text-soft sm:row-span-1"
        />
      )}
    </li>
  );
}

/** Shown instead of a figure that could not be loaded; the reason is shown once, below. */
function NotKnown() {
  return (
    <>
      <span aria-hidden="true" className="text-soft">
        –
      </span>
      <span className="sr-only">{words.notKnown}</span>
    </>
  );
}
