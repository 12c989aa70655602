import { checkedWhenLeft, useFormContext, useFormState } from "#web/ui/form/use-form.tsx";
import { Section } from "#web/profiles/section.tsx";
import { Field } from "#web/ui/field.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { fieldWords as words, sectionWords } from "./settings-messages.ts";
import type { SettingsValues } from "./settings-values.ts";

const number = { inputMode: "numeric", autoComplete: "off" } as const;

function useParts() {
  const form = useFormContext<SettingsValues>();
  const { register } = form;
  return { form, register, errors: useFormState(form).errors };
}

/** How many messages the assistant sends, and what it can cost. */
export function LimitsSection() {
  const { form, register, errors } = useParts();
  return (
    <Section words={sectionWords.limits}>
      <Field label={words.outgoingADay} hint={words.outgoingADayHint} error={errors.outgoingADay}>
        <TextInput {...number} {...register("outgoingADay")} />
      </Field>
      <Field label={words.spendAMonth} hint={words.spendAMonthHint} error={errors.spendAMonth}>
        <MoneyInput {...checkedWhenLeft(form, "spendAMonth")} />
      </Field>
      <Field
        label={words.followUpAfterDays}
        hint={words.followUpAfterDaysHint}
        error={errors.followUpAfterDays}
      >
        <TextInput {...number} {...register("followUpAfterDays")} />
      </Field>
    </Section>
  );
}

/** What the assistant says in the professional's own words. */
export function SaysSection() {
  const { register, errors } = useParts();
  return (
    <Section words={sectionWords.says}>
      <Field
        label={words.greeting}
        hint={words.greetingHint}
        error={errors.greeting}
        className="sm:col-span-2"
      >
        <TextArea rows={2} className="min-h-16" {...register("greeting")} />
      </Field>
      <Field label={words.address} hint={words.addressHint} error={errors.address}>
        <TextInput {...register("address")} />
      </Field>
      <Field
        label={words.services}
        hint={words.servicesHint}
        error={errors.services}
        className="sm:col-span-2"
      >
        <TextArea rows={2} className="min-h-16" {...register("services")} />
      </Field>
    </Section>
  );
}

/** How long transcripts are kept, and that audio never is. */
export function KeepingSection() {
  const { register, errors } = useParts();
  return (
    <Section words={sectionWords.keeping}>
      <Field
        label={words.retentionDays}
        hint={words.retentionDaysHint}
        error={errors.retentionDays}
      >
        <TextInput {...number} {...register("retentionDays")} />
      </Field>
      <p className="self-center text-soft sm:col-span-2">{words.neverRecorded}</p>
    </Section>
  );
}
