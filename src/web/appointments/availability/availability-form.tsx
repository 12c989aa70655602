import { ORPCError } from "@orpc/client";
import { useEffect, useRef, useState } from "react";
import {
  FormProvider,
  useForm,
  useFormState,
  useFormContext,
  useWatch,
} from "#web/ui/form/use-form.tsx";
import type { FieldPath } from "#web/ui/form/paths.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { faultsOf, messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { KeepTyped } from "#web/ui/keep-typed.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { codeOf } from "../entry/refusals.ts";
import type { BookingHours } from "#contract/appointments.ts";
import { type Difference, mergeValues } from "#web/drafts/merge.ts";
import { HoursMergePanel } from "./hours-merge-panel.tsx";
import {
  changedText,
  pageWords as words,
  hoursWords,
  sectionWords,
  fieldWords,
} from "./availability-messages.ts";
import { type AvailabilityInput, availabilityCheck } from "./availability-check.ts";
import { type AvailabilityValues, fieldAt, mergedFields, valuesOf } from "./availability-values.ts";
import { DaysOffSection } from "./days-off-section.tsx";
import { LengthsSection, MeetSection, RulesSection, ShownSection } from "./limit-sections.tsx";
import { Preview } from "./preview.tsx";
import { useSaveAvailability } from "./queries.ts";
import { weekdayKeys } from "#domain/appointments/availability.ts";
import { Section } from "#web/profiles/section.tsx";
import { ChoiceCard } from "#web/ui/choice-card.tsx";
import { DayHours } from "./day-hours.tsx";
import { ZoneOptions } from "#web/profiles/zone-options.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";

/** Props of AvailabilityForm. */
export type AvailabilityFormProps = Omit<BookingHours, "isSet">;

/** The form that sets when clients can book, with a preview of what they see. */
export function AvailabilityForm(stored: AvailabilityFormProps) {
  const zone = useZone();
  const valuesFrom = (hours: AvailabilityFormProps) =>
    valuesOf({ ...hours, timeZone: hours.timeZone ?? zone.zone });
  const [start] = useState(() => valuesFrom(stored));
  // The newest saved version that this window has loaded.
  const seen = useRef({ version: stored.version, values: start });
  const [differences, setDifferences] = useState<Difference[]>([]);
  const form = useForm<AvailabilityValues, AvailabilityInput>({
    check: availabilityCheck,
    defaultValues: start,
    shouldFocusError: false,
  });
  const { isDirty, submitCount } = useFormState(form);
  const { mutate, isPending } = useSaveAvailability();
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (submitCount + refusals > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, refusals]);

  function save(input: AvailabilityInput) {
    const sent = JSON.stringify(form.getValues());
    const { version } = seen.current;
    mutate(
      { ...input, version },
      {
        onSuccess: (saved) => {
          // Keep edits made while the save was in flight; they are not saved yet.
          const isSame = JSON.stringify(form.getValues()) === sent;
          const next = valuesOf({ ...saved, timeZone: saved.timeZone ?? input.timeZone });
          seen.current = { version: saved.version, values: next };
          setDifferences([]);
          form.reset(next, { keepValues: !isSame });
          showToast({ title: words.saved, text: words.savedText, variant: "success" });
        },
        onError: (error) => {
          const newest = newestIn(error);
          if (newest) return merge(newest);
          for (const { name, message } of fieldFaults(error))
            form.setError(name as FieldPath<AvailabilityValues>, message);
          setRefusals((before) => before + 1);
          showToast({ title: words.saveFailed, text: messageOf(error), variant: "destructive" });
        },
      },
    );
  }

  /** Takes over what only the other window changed and saves again; fields changed in both ask the person to choose. */
  function merge(newest: BookingHours) {
    const theirs = valuesFrom(newest);
    const { values } = seen.current;
    const found = mergeValues(mergedFields, values, form.getValues(), theirs).differences;
    seen.current = { version: newest.version, values: theirs };
    form.reset(theirs, { keepValues: true });
    for (const { field, isBoth, theirs: value } of found)
      if (!isBoth) form.setValue(field as FieldPath<AvailabilityValues>, value as never);
    if (!found.some(({ isBoth }) => isBoth)) return void form.handleSubmit(save)();
    setDifferences(found);
    showToast({ title: words.saveFailed, text: changedText, variant: "destructive" });
  }

  return (
    <FormProvider form={form}>
      <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <form
          ref={element}
          noValidate
          autoComplete="off"
          className="[&_:is(input,select)]:scroll-mb-28"
          onSubmit={(event) =>
            isPending ? event.preventDefault() : void form.handleSubmit(save)(event)
          }
        >
          {differences.length > 0 && <HoursMergePanel differences={differences} />}
          <div className="flex flex-col divide-y divide-line border-y border-line">
            <HoursSection />
            <LengthsSection />
            <MeetSection />
            <RulesSection />
            <DaysOffSection />
            <ZoneSection stored={start.timeZone} />
            <ShownSection />
          </div>
          {/* Sticky below the fields, because a toast would cover a button in the corner. */}
          <div className="sticky bottom-0 -mx-1 bg-paper px-1 py-4 lg:pl-[16.75rem]">
            <Button type="submit" variant="primary" busy={isPending} className="max-sm:w-full">
              {words.save}
            </Button>
          </div>
        </form>
        <div className="xl:sticky xl:top-22">
          <Preview />
        </div>
      </div>
      <Leaving isDirty={isDirty} />
    </FormProvider>
  );
}

/** The current hours from a CHANGED refusal, which the server sends when the save started from an older version. */
function newestIn(error: unknown): BookingHours | null {
  if (!(error instanceof ORPCError) || error.code !== "CHANGED") return null;
  return (error.data as { current: BookingHours }).current;
}

/** The server's validation errors, by form field. */
function fieldFaults(error: unknown): { name: string; message: string }[] {
  const faults = faultsOf(error).map(({ path, message }) => ({
    name: fieldAt(path.split(".")),
    message,
  }));
  const isZoneUnknown = codeOf(error) === "UNKNOWN_ZONE";
  return isZoneUnknown ? [...faults, { name: "timeZone", message: messageOf(error) }] : faults;
}

/** Asks for confirmation before leaving with unsaved hours. */
function Leaving({ isDirty }: { isDirty: boolean }) {
  const nothing = () => {};
  return <KeepTyped isDirty={isDirty} isAsking={false} onAsking={nothing} onDiscard={nothing} />;
}

const choices = [
  { value: "usual", title: hoursWords.usual, text: hoursWords.usualText },
  { value: "own", title: hoursWords.own, text: hoursWords.ownText },
] as const;

/** Chooses between the usual fixed starts every day and custom weekly hours. */
function HoursSection() {
  const form = useFormContext<AvailabilityValues>();
  const { register } = form;
  const hours = useWatch(form, "hours");
  return (
    <Section words={sectionWords.hours}>
      <fieldset className="flex flex-col gap-2 sm:col-span-2">
        <legend className="sr-only">{hoursWords.legend}</legend>
        {choices.map((choice) => (
          <ChoiceCard key={choice.value} {...choice} {...register("hours")} />
        ))}
      </fieldset>
      {hours === "own" && (
        <ul className="@container divide-y divide-line border-y border-line sm:col-span-2">
          {weekdayKeys.map((day) => (
            <DayHours key={day} day={day} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The time zone of the booking hours. */
function ZoneSection({ stored }: { stored: string }) {
  const form = useFormContext<AvailabilityValues>();
  const { register } = form;
  const { errors } = useFormState(form, "timeZone");
  return (
    <Section words={sectionWords.zone}>
      <Field
        label={fieldWords.timeZone}
        hint={fieldWords.timeZoneHint}
        error={errors.timeZone}
        className="sm:col-span-2"
      >
        <Select {...register("timeZone")}>
          <ZoneOptions chosen={stored} />
        </Select>
      </Field>
    </Section>
  );
}
