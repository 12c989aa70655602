import { useFormContext, useFormState, useWatch } from "#web/ui/form/use-form.tsx";
import { Section } from "#web/profiles/section.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { fieldWords as words, sectionWords } from "./availability-messages.ts";
import { type AvailabilityValues, lengthChoices } from "./availability-values.ts";
import { noticeOptions } from "./span-text.ts";

const everyOptions = ["15", "30", "60"].map((value) => ({ value, label: words.minutes(value) }));

/** How long appointments can be and at what times they can start. */
export function LengthsSection() {
  const form = useFormContext<AvailabilityValues>();
  const { register } = form;
  const { errors } = useFormState(form, "durations");
  const hours = useWatch(form, "hours");
  const error = errors.durations ?? errors["durations.root"];
  return (
    <Section words={sectionWords.lengths}>
      <fieldset className="sm:col-span-2" aria-describedby={error && "durations-error"}>
        <legend className="mb-1 text-sm font-semibold">{words.durations}</legend>
        <div className="flex flex-wrap gap-x-6">
          {lengthChoices.map((minutes) => (
            <Checkbox
              key={minutes}
              label={words.minutes(minutes)}
              value={minutes}
              aria-invalid={error ? true : undefined}
              {...register("durations")}
            />
          ))}
        </div>
        {error && (
          <p id="durations-error" className="mt-1 text-sm text-clay">
            {error}
          </p>
        )}
      </fieldset>
      {hours === "own" && (
        <Field label={words.startEvery}>
          <Select options={everyOptions} {...register("startEveryMinutes")} />
        </Field>
      )}
    </Section>
  );
}

/** Buffers, minimum notice, how far ahead clients can book and how many appointments a day. */
export function RulesSection() {
  const form = useFormContext<AvailabilityValues>();
  const { register, getValues } = form;
  const { errors } = useFormState(form);
  const number = { inputMode: "numeric", autoComplete: "off" } as const;
  return (
    <Section words={sectionWords.rules}>
      <Field label={words.minimumNotice} error={errors.minimumNoticeMinutes}>
        <Select
          options={noticeOptions(getValues("minimumNoticeMinutes"))}
          {...register("minimumNoticeMinutes")}
        />
      </Field>
      <Field
        label={words.changeNotice}
        hint={words.changeNoticeHint}
        error={errors.changeNoticeMinutes}
      >
        <Select
          options={noticeOptions(getValues("changeNoticeMinutes"))}
          {...register("changeNoticeMinutes")}
        />
      </Field>
      <Field label={words.buffer} hint={words.bufferHint} error={errors.bufferMinutes}>
        <TextInput {...number} {...register("bufferMinutes")} />
      </Field>
      <Field label={words.dailyCap} hint={words.dailyCapHint} error={errors.dailyCap}>
        <TextInput {...number} {...register("dailyCap")} />
      </Field>
      <Field label={words.horizon} hint={words.horizonHint} error={errors.horizonDays}>
        <TextInput {...number} {...register("horizonDays")} />
      </Field>
    </Section>
  );
}

/** How clients can meet the professional. */
export function MeetSection() {
  const form = useFormContext<AvailabilityValues>();
  const { register } = form;
  const { errors } = useFormState(form);
  return (
    <Section words={sectionWords.meet}>
      <div className="sm:col-span-2">
        <Checkbox label={words.meetsByPhone} {...register("meetsByPhone")} />
        <p className="text-sm text-soft">{words.meetsByPhoneHint}</p>
      </div>
      <Field
        label={words.videoLink}
        hint={words.videoLinkHint}
        error={errors.videoLink}
        className="sm:col-span-2"
      >
        <TextInput
          type="url"
          inputMode="url"
          placeholder="https://"
          autoCapitalize="none"
          spellCheck={false}
          {...register("videoLink")}
        />
      </Field>
      <Field
        label={words.meetingAddress}
        hint={words.meetingAddressHint}
        error={errors.meetingAddress}
        className="sm:col-span-2"
      >
        <TextInput {...register("meetingAddress")} />
      </Field>
    </Section>
  );
}

/** Which contact details clients see. */
export function ShownSection() {
  const { register } = useFormContext<AvailabilityValues>();
  return (
    <Section words={sectionWords.shown}>
      <fieldset className="sm:col-span-2">
        <legend className="mb-1 text-sm font-semibold">{words.shown}</legend>
        <div className="flex flex-wrap gap-x-6">
          <Checkbox label={words.shownPhone} {...register("showsPhone")} />
          <Checkbox label={words.shownEmail} {...register("showsEmail")} />
        </div>
        <p className="mt-1 text-sm text-soft">{words.shownHint}</p>
      </fieldset>
    </Section>
  );
}
