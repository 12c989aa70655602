import { lazy, Suspense, useState, useCallback, useEffect } from "react";
import { relativeDay } from "#domain/kernel/relative-day.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { emptyClass } from "./list-class.ts";
import { failedTitle, signedOutWords, morningWords as words } from "./messages.ts";
import { useOverview } from "./queries.ts";
import { StatCards } from "./stat-cards.tsx";
import { TasksPanel } from "./tasks-panel.tsx";
import { UpcomingPanel } from "./upcoming-panel.tsx";
import { useAuth } from "#web/account/auth-provider.tsx";
import { Panel } from "#web/ui/panel.tsx";

/** The overview: the figures, below them what is to do, and then the other panels for the day's work. */
export default function OverviewPage() {
  const zone = useZone();
  const { data, at, isSignedOut, failure, isBusy, retry } = useOverview();
  const [morning, loadMorning] = useMorning();
  if (isSignedOut) return <SignedOut />;
  const failed = !data && failure !== null && (
    <ErrorState
      className={emptyClass}
      title={failedTitle}
      text={failure}
      onRetry={retry}
      retrying={isBusy}
    />
  );
  const hasFailed = Boolean(failed);
  const next = data?.upcoming.appointments[0];
  return (
    <div className="flex flex-col gap-5 lg:gap-6">
      {/* As high as the line of the day is, which loads with the panels below. */}
      <div className="h-11">{typeof morning === "object" && morning && <morning.DayLine />}</div>
      <FirstStepsSlot />
      <div aria-busy={!data && !hasFailed}>
        <StatCards
          figures={
            data && {
              newLeads: data.newLeads,
              callsMade: data.callsMade,
              upcoming: data.upcoming.count,
              nextDay: next ? relativeDay(next.appointmentTime, at, zone) : null,
            }
          }
          hasFailed={hasFailed}
        />
      </div>
      <div className="grid gap-5 lg:gap-6 xl:grid-cols-[11fr_9fr]">
        {morning === "failed" ? (
          <Panel>
            <ErrorState title={words.failed} text={words.failedText} onRetry={loadMorning} />
          </Panel>
        ) : morning ? (
          <morning.TodayPanel title={words.toDo} />
        ) : (
          // As high as the panel is at first, so that nothing below it moves.
          <Panel title={words.toDo}>
            <div aria-busy="true" className="min-h-96" />
          </Panel>
        )}
        <UpcomingPanel upcoming={data?.upcoming} failed={failed} now={at} zone={zone} />
        <TasksPanel tasks={data?.tasks} hasFailed={hasFailed} zone={zone} />
        {morning === null && <div aria-busy="true" className="col-span-full min-h-dvh" />}
        {typeof morning === "object" && morning && <morning.Morning />}
      </div>
    </div>
  );
}

/** Shown when the session ends while the page is open, until the guards redirect. */
function SignedOut() {
  return (
    <EmptyState
      line={signedOutWords.line}
      action={
        // A full page load rechecks the session, which this page may still treat as valid.
        <LinkButton to="/signin" variant="primary" reloadDocument>
          {signedOutWords.action}
        </LinkButton>
      }
    />
  );
}

const FirstSteps = lazy(async () => ({
  default: (await import("./first-steps/first-steps.tsx")).FirstSteps,
}));

// The height of the steps with touch-size targets: stacked, and taller on narrower screens; side by side from 80rem
// (first-steps.css).
const room = {
  minHeight: "max(17.5rem, min((80rem - 100vw) * 999, max(35.5rem, 68.5rem - 126vw)))",
};

/**
 * The getting-started checklist, loaded only for people who haven't finished or hidden it. Its space is reserved from
 * the first paint until the page is left, so that nothing below it shifts.
 */
function FirstStepsSlot() {
  const { profile } = useAuth();
  const [isHere, setHere] = useState(false);
  const [isAway, setAway] = useState(false);
  if (!isHere && profile && profile.firstSteps !== "ended") setHere(true);
  if (!isHere || isAway || !profile) return null;
  return (
    <div style={room} className="grid">
      <Suspense>
        <FirstSteps profile={profile} onAway={() => setAway(true)} />
      </Suspense>
    </div>
  );
}

type Loaded = Pick<typeof import("./morning/morning.tsx"), "DayLine" | "Morning" | "TodayPanel">;

/** To do and the lower panels. Their code loads after the first paint, and the other parts don't depend on it. */
function useMorning(): [Loaded | "failed" | null, () => void] {
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  const load = useCallback(() => {
    import("./morning/morning.tsx").then(setLoaded, () => setLoaded("failed"));
  }, []);
  useEffect(load, [load]);
  return [loaded, load];
}
