import { type ReactNode, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { OwnBooking } from "#contract/booking.ts";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import { api } from "#web/client/api.ts";
import { useWords } from "#web/language/use-words.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { useAwake } from "#web/ui/use-awake.ts";
import { FailedPart } from "../frame/failed-part.tsx";
import { hostWords } from "../frame/host-words.ts";
import { useHost, type Host } from "../frame/use-host.ts";
import { useDates } from "../picker/dates.ts";
import { SlotPicker } from "../picker/slot-picker.tsx";
import { focusMissing, usePicker } from "../picker/use-picker.ts";
import type { SlotsSource } from "../picker/use-slots.ts";
import type { JustBooked } from "./confirmation.tsx";
import { visitWords } from "./visit-messages.ts";
import { VisitorForm } from "./visitor-form.tsx";
import { Portrait } from "#web/profiles/portrait.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { dot } from "../frame/frame-messages.ts";

/** Props of BookingFlow. */
export type BookingFlowProps = {
  kind: BookingKind;
  profileId: string;
  /** Shown below the times, for visitors who hesitate. */
  help?: ReactNode;
};

/** The whole booking flow: the professional, the time, the visitor's details, and the confirmation. */
export function BookingFlow({ kind, profileId, help }: BookingFlowProps) {
  const navigate = useNavigate();
  const { done } = useWords(visitWords)[kind];
  const { atTime, longDayText, timeText } = useDates();

  function onBooked(booking: OwnBooking, email: string) {
    const { startsAt, zones, secret, professional } = booking;
    showToast({
      title: done,
      text: atTime(longDayText(startsAt, zones.visitor), timeText(startsAt, zones.visitor)),
      variant: "success",
    });
    // Replaces the form in the history: a reload shows the booking, and Back does not open an empty form.
    const to = { pathname: `/book/${professional.id}/manage`, hash: secret };
    const state: JustBooked = { booking, email };
    void navigate(to, { replace: true, state });
  }

  return (
    <div className="site-width">
      <BookingForm kind={kind} profileId={profileId} help={help} onBooked={onBooked} />
    </div>
  );
}

type BookingFormProps = BookingFlowProps & {
  onBooked: (booking: OwnBooking, email: string) => void;
};

function BookingForm({ kind, profileId, help, onBooked }: BookingFormProps) {
  const { missingText } = useWords(visitWords)[kind];
  const frame = useWords(hostWords);
  const { host, failure, isBusy, retry } = useHost(kind, profileId);
  const source = useMemo(() => freeTimesOf(kind, profileId), [kind, profileId]);
  const picker = usePicker(source);
  const parts = useRef<HTMLDivElement>(null);
  const formTitle = useRef<HTMLHeadingElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isAwake = useAwake();
  const hostName = host?.fullName ?? "";

  if (failure)
    return (
      <FailedPart
        level={1}
        title={frame.loadFailed}
        error={failure}
        onRetry={retry}
        retrying={isBusy}
        className="lg:py-28"
      />
    );
  return (
    <div className="py-8 lg:py-12">
      <HostHead lead={frame[kind].lead} host={host} />
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <SlotPicker
          ref={parts}
          picker={picker}
          hostName={hostName}
          error={isAsked && !picker.startsAt ? missingText : null}
          help={help}
          onPressed={() => leadOn(parts.current, formTitle.current)}
        />
        {host && (
          // Disabled until hydration, because text typed before it would be lost.
          <fieldset disabled={!isAwake} className="contents">
            <VisitorForm
              kind={kind}
              profileId={profileId}
              hostName={hostName}
              picker={picker}
              titleRef={formTitle}
              onMissing={() => {
                setAsked(true);
                focusMissing(parts.current);
              }}
              onBooked={onBooked}
            />
          </fieldset>
        )}
      </div>
    </div>
  );
}

/**
 * Scrolls from the times to the form if it is below them, as on a phone. Focuses the heading, because focusing the
 * first field would open the keyboard over the form.
 */
function leadOn(times: HTMLElement | null, title: HTMLElement | null): void {
  if (!times || !title) return;
  if (title.getBoundingClientRect().top < times.getBoundingClientRect().bottom) return;
  title.focus({ preventScroll: true });
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  title.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
}

/** The free times that anyone can see. */
function freeTimesOf(kind: BookingKind, profileId: string): SlotsSource {
  return {
    key: [kind, profileId],
    ask: (wish) => api.booking.slots({ ...wish, kind, profileId }),
  };
}

/** The professional: name, title and company, and picture and license number if they share them. */
function HostHead({ lead, host }: { lead: string; host: Host | undefined }) {
  const words = useWords(hostWords);
  const license = host?.licenseNumber ? words.license(host.licenseNumber) : null;
  return (
    <header className="flex items-center gap-4 sm:gap-5">
      {host?.pictureUrl && <Portrait name={host.fullName} url={host.pictureUrl} size="lg" />}
      <div className="min-w-0">
        <h1>
          <span className="text-md text-soft">{lead}</span>{" "}
          {host ? (
            // Both lines are one text, the page's largest, so that later content is not a larger contentful paint.
            <>
              <br />
              <span className="font-serif text-3xl tracking-[-0.012em]">{host.fullName}</span>
            </>
          ) : (
            <Skeleton className="mt-3 mb-1.5 h-8 w-56" />
          )}
        </h1>
        <p className="mt-1.5 min-h-6 text-md text-soft">
          {host && [host.title, host.companyName, license].filter(Boolean).join(dot)}
        </p>
      </div>
    </header>
  );
}
