import { useId, useRef, useState, type FormEvent, type Ref } from "react";
import type { OwnBooking } from "#contract/booking.ts";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import { useFocusBack } from "#web/account/focus-back.ts";
import { useWords } from "#web/language/use-words.ts";
import { DraftNotice } from "#web/drafts/restored-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import type { Picker } from "../picker/use-picker.ts";
import { NearestTimes } from "./nearest-times.tsx";
import { type BookingRefusal, useBooking } from "./use-booking.ts";
import { useVisitDraft } from "./use-visit-draft.ts";
import { formWords, visitWords } from "./visit-messages.ts";
import { VisitorFields } from "./visitor-fields.tsx";
import { faultsIn, type VisitorFaults, type VisitorField } from "./visitor-values.ts";
import { dot } from "../frame/frame-messages.ts";
import { type Clocks, theirTime } from "../picker/slot-text.ts";
import { useSaying } from "../picker/use-saying.ts";

/** Props of VisitorForm. */
export type VisitorFormProps = {
  kind: BookingKind;
  profileId: string;
  hostName: string;
  picker: Picker;
  titleRef: Ref<HTMLHeadingElement>;
  /** Called when the visitor submits without a date or time. */
  onMissing: () => void;
  onBooked: (booking: OwnBooking, email: string) => void;
};

/** The visitor's details and the submit button. A failure loses no typed text. */
export function VisitorForm(props: VisitorFormProps) {
  const { kind, profileId, hostName, picker, titleRef, onMissing, onBooked } = props;
  const words = useWords(visitWords)[kind];
  const ofForm = useWords(formWords);
  const title = useId();
  const form = useRef<HTMLFormElement>(null);
  const draft = useVisitDraft({ kind, profileId, picker });
  const { values, setValues } = draft;
  const [faults, setFaults] = useState<VisitorFaults>({});
  const { book, isBusy, isLooking, isProving, refusal, forget } = useBooking({
    kind,
    profileId,
    onBooked: (booking, email) => {
      draft.forget();
      onBooked(booking, email);
    },
    onTaken: picker.letGo,
    onRestored: setValues,
  });
  useFocusBack(isBusy);
  const { startsAt, durationMinutes, answer, timeZone, way } = picker;
  const needsPhone = kind === "Appointment" && way === "phone";

  function change(field: VisitorField, value: string) {
    const next = { ...values, [field]: value };
    setValues(next);
    // Typing clears an error once it is fixed, and never adds one.
    if (faults[field]) setFaults({ ...faults, [field]: faultsIn(kind, next, needsPhone)[field] });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = faultsIn(kind, values, needsPhone);
    setFaults(found);
    const [firstFault] = Object.keys(found);
    if (!startsAt || !durationMinutes) {
      showToast({ title: words.missing, text: words.missingText, variant: "destructive" });
      onMissing();
    } else if (firstFault) {
      form.current?.querySelector<HTMLElement>(`[name="${firstFault}"]`)?.focus();
    } else {
      book({ startsAt, durationMinutes, timeZone, way, values });
    }
  }

  function chooseInstead(next: Date) {
    picker.choose(next);
    forget();
    form.current?.querySelector<HTMLElement>("button[type=submit]")?.focus();
  }

  const note = useRefusalNote(refusal?.note);
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={title}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <h2
        ref={titleRef}
        id={title}
        tabIndex={-1}
        className="scroll-mt-6 text-xl font-semibold outline-none"
      >
        {ofForm.title}
      </h2>
      {draft.isRestored && (
        <div className="-mb-6">
          <DraftNotice text={ofForm.restored} label={ofForm.startOver} onPress={draft.startOver} />
        </div>
      )}
      <VisitorFields
        kind={kind}
        values={values}
        faults={{ ...refusal?.faults, ...faults }}
        needsPhone={needsPhone}
        onChange={change}
      />
      <Chosen picker={picker} hostName={hostName} />
      {refusal?.taken && answer && (
        <NearestTimes
          {...refusal.taken}
          clocks={answer.zones}
          hostName={hostName}
          onChoose={chooseInstead}
        />
      )}
      <p className="text-sm text-soft">{ofForm.consent(hostName)}</p>
      <div>
        <Button type="submit" variant="primary" size="lg" busy={isBusy} className="w-full">
          {words.submit}
        </Button>
        <p role="status" className="mt-2 min-h-5 text-sm text-soft">
          {isLooking ? ofForm.looking : isProving ? ofForm.proving : note}
        </p>
      </div>
    </form>
  );
}

/** The text that explains a refusal. */
function useRefusalNote(reason: BookingRefusal["note"] | undefined): string | undefined {
  const { alreadySent, notBooked, holdsEnough, tryAgainIn } = useWords(formWords);
  if (reason === "already sent") return alreadySent;
  if (reason === "not booked") return notBooked;
  if (reason === "holds enough") return holdsEnough;
  return reason ? tryAgainIn(reason) : undefined;
}

/** The time chosen so far. */
function Chosen({ picker, hostName }: { picker: Picker; hostName: string }) {
  const { startsAt, durationMinutes, answer } = picker;
  const { chosen, nothing } = useWords(formWords);
  const clocks = answer?.zones;
  return (
    <p className="rounded-card bg-sunk p-4">
      <span className="sr-only">{chosen}: </span>
      {startsAt && durationMinutes && clocks ? (
        <ChosenTime {...{ startsAt, durationMinutes, clocks, hostName }} />
      ) : (
        <span className="text-soft">{nothing}</span>
      )}
    </p>
  );
}

/** Props of ChosenTime. */
type ChosenTimeProps = {
  startsAt: Date;
  durationMinutes: number;
  clocks: Clocks;
  hostName: string;
};

/** The full appointment time: the day, both local times if they differ, and the length. */
function ChosenTime({ startsAt, durationMinutes, clocks, hostName }: ChosenTimeProps) {
  const saying = useSaying();
  const { longDayText, timeText } = saying.dates;
  const facts = [
    theirTime(startsAt, { clocks, name: hostName, saying }),
    saying.words.minutes(durationMinutes),
  ];
  return (
    <>
      <time dateTime={startsAt.toISOString()} className="block font-semibold text-balance">
        {longDayText(startsAt, clocks.visitor)}
        {dot}
        {timeText(startsAt, clocks.visitor)}
      </time>
      <span className="block text-soft">{facts.filter(Boolean).join(dot)}</span>
    </>
  );
}
