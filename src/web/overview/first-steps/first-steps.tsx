import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { countDone, type FirstStep, stepsOf } from "#domain/overview/first-steps.ts";
import { sideOf } from "#domain/profiles/sides.ts";
import type { Profile } from "#web/account/auth-state.ts";
import { besideLinkClass, BookingLink } from "#web/appointments/list/booking-link.tsx";
import { queries } from "#web/client/api.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { useContactDialogs } from "#web/contacts/lists/use-contact-dialogs.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { Finished } from "./finished.tsx";
import { guideWords as words, stepWords } from "./first-steps-messages.ts";
import "./first-steps.css";
import { StepItem } from "./step-item.tsx";

/** Props of FirstSteps. */
export type FirstStepsProps = {
  profile: Profile;
  /** Removes the checklist from the page. */
  onAway: () => void;
};

/** Updates of the checklist's state are sent one after the other, so that the last one wins. */
const scope = { id: "first steps" };

/**
 * The getting-started checklist: a first lead, the booking link and a first invitation. Whether a step is done is read
 * from the records; the state of the checklist is stored with the profile. It is never shown to a person who had done
 * all steps before.
 */
export function FirstSteps({ profile, onAway }: FirstStepsProps) {
  const steps = stepsOf(profile);
  const { data: done, isError, refetch } = useQuery(queries.overview.firstSteps.queryOptions());
  const { mutate: keep } = useMutation(queries.profiles.setFirstSteps.mutationOptions({ scope }));
  const puttingAway = useMutation(
    queries.profiles.setFirstSteps.mutationOptions({
      scope,
      onSuccess: () => {
        showToast({ title: words.isAway, text: words.isAwayText });
        leave();
      },
      onError: (error) => {
        if (!isSignedOut(error))
          showToast({ title: words.stays, text: messageOf(error), variant: "destructive" });
      },
    }),
  );
  const [hasBegun, setBegun] = useState(profile.firstSteps === "begun");
  const isFinished = done && countDone(steps, done) === steps.length;
  if (done && !isFinished && !hasBegun) setBegun(true);

  // Each state is stored once, for the next visit, and none after the checklist is hidden.
  const isGoing = puttingAway.isPending || puttingAway.isSuccess;
  const said = useRef(profile.firstSteps);
  useEffect(() => {
    const state = isFinished ? "ended" : "begun";
    if (!done || isGoing || said.current === state) return;
    said.current = state;
    keep({ state });
  }, [done, isFinished, isGoing, keep]);

  function leave() {
    onAway();
    // The focused button is gone, so the page content gets the focus.
    document.getElementById("content")?.focus({ preventScroll: true });
  }

  if (isFinished && !hasBegun) return null;
  const side = sideOf(profile);
  if (isFinished)
    return <Finished titles={steps.map((step) => stepWords(step, side).title)} onClose={leave} />;
  return (
    <Panel
      className="flex flex-col"
      title={words.title(steps.length)}
      aside={
        <span className="flex flex-wrap items-center justify-end gap-x-3">
          {done && (
            <span role="status" className="text-sm whitespace-nowrap text-soft">
              {words.done(countDone(steps, done), steps.length)}
              <span className="sr-only"> {words.areDone}</span>
            </span>
          )}
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3 text-soft"
            busy={puttingAway.isPending}
            onClick={() => puttingAway.mutate({ state: "ended" })}
          >
            {words.putAway}
          </Button>
        </span>
      }
    >
      {isError && !done && (
        <p role="alert" className="flex flex-wrap items-center gap-3 px-5 pt-3 text-sm">
          {words.failed}
          <Button size="sm" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </p>
      )}
      <ol className="first-steps-list flex-1 divide-y divide-line">
        {steps.map((step, at) => {
          const { title, text, doneText } = stepWords(step, side);
          const isDone = done?.[step] ?? false;
          return (
            <StepItem
              key={step}
              number={at + 1}
              title={title}
              text={isDone ? doneText : text}
              isDone={isDone}
            >
              <StepAct step={step} isDone={isDone} />
            </StepItem>
          );
        })}
      </ol>
    </Panel>
  );
}

/** The action of a step. The booking link stays after the step is done, because it is needed again. */
function StepAct({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  const { openForm, prefetch, dialogs } = useContactDialogs();
  if (step === "lead")
    return (
      <>
        <Button
          variant={isDone ? "secondary" : "primary"}
          onClick={() => openForm({ type: "Lead" })}
          onPointerEnter={() => void prefetch("Lead")}
          onFocus={() => void prefetch("Lead")}
        >
          {words.addLead}
        </Button>
        {dialogs}
      </>
    );
  if (step === "bookingLink")
    return (
      <BookingLink className="min-w-0 flex-1">
        <Link to="/dashboard/settings/booking-hours" className={besideLinkClass}>
          {words.setHours}
        </Link>
      </BookingLink>
    );
  return <LinkButton to="/dashboard/find-professionals">{words.find}</LinkButton>;
}
