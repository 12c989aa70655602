import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm, useFormState } from "#web/ui/form/use-form.tsx";
import type { FieldPath } from "#web/ui/form/paths.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { faultsOf, messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { KeepTyped } from "#web/ui/keep-typed.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { codeOf } from "../entry/refusals.ts";
import { pageWords as words } from "./availability-messages.ts";
import { type AvailabilityInput, availabilityCheck } from "./availability-check.ts";
import {
  type AvailabilityValues,
  fieldAt,
  type StoredHours,
  valuesOf,
} from "./availability-values.ts";
import { DaysOffSection } from "./days-off-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { LengthsSection, RulesSection, ShownSection } from "./limit-sections.tsx";
import { Preview } from "./preview.tsx";
import { useSaveAvailability } from "./queries.ts";
import { ZoneSection } from "./zone-section.tsx";

/** Props of AvailabilityForm. */
export type AvailabilityFormProps = Omit<StoredHours, "timeZone"> & { timeZone: string | null };

/** When clients may book (D1), with what they see of it beside. */
export function AvailabilityForm({ timeZone, ...stored }: AvailabilityFormProps) {
  const zone = useZone();
  const [start] = useState(() => valuesOf({ ...stored, timeZone: timeZone ?? zone.zone }));
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
    mutate(input, {
      onSuccess: (saved) => {
        // What was typed while the answer was on its way stays, and is not saved yet.
        const isSame = JSON.stringify(form.getValues()) === sent;
        const next = valuesOf({ ...saved, timeZone: saved.timeZone ?? input.timeZone });
        form.reset(next, { keepValues: !isSame });
        showToast({ title: words.saved, text: words.savedText, variant: "success" });
      },
      onError: (error) => {
        const faults = faultsOf(error).map(({ path, message }) => ({
          name: fieldAt(path.split(".")),
          message,
        }));
        if (codeOf(error) === "UNKNOWN_ZONE")
          faults.push({ name: "timeZone", message: messageOf(error) });
        for (const { name, message } of faults)
          form.setError(name as FieldPath<AvailabilityValues>, message);
        setRefusals((before) => before + 1);
        showToast({ title: words.saveFailed, text: messageOf(error), variant: "destructive" });
      },
    });
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
          <div className="flex flex-col divide-y divide-line border-y border-line">
            <HoursSection />
            <LengthsSection />
            <RulesSection />
            <DaysOffSection />
            <ZoneSection stored={start.timeZone} />
            <ShownSection />
          </div>
          {/* Below the fields, not in the corner, where a toast would lie over it. */}
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

/** Asks before hours that are not saved are left behind. */
function Leaving({ isDirty }: { isDirty: boolean }) {
  const nothing = () => {};
  return <KeepTyped isDirty={isDirty} isAsking={false} onAsking={nothing} onDiscard={nothing} />;
}
