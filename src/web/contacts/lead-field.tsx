import type { ComponentProps, ReactNode } from "react";
import { get, useController, useFormContext, useFormState } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { NumberInput } from "#web/ui/number-input.tsx";
import { Select } from "#web/ui/select.tsx";
import { TagsInput } from "#web/ui/tags-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import type { LeadField, LeadFormValues } from "./lead-form-values.ts";
import { errorAt } from "./lead-resolver.ts";
import { leadLabels, notSet } from "./messages.ts";

/** How much of a section's width a field takes: all, a half or a third; on a phone all, unless it is short. */
export type FieldSize = "full" | "half" | "third" | "short";

const sizes: Record<FieldSize, string> = {
  full: "col-span-6",
  half: "col-span-6 sm:col-span-3",
  third: "col-span-6 sm:col-span-2",
  short: "col-span-3 sm:col-span-2",
};

type FieldProps = { name: LeadField; size?: FieldSize; hint?: ReactNode; required?: boolean };

/** The label, the error and the place of a field; only this field is drawn again when its error changes. */
function LeadField({ children, size = "third", ...rest }: FieldProps & { children: ReactNode }) {
  const { control } = useFormContext<LeadFormValues>();
  const { errors } = useFormState({ control, name: rest.name });
  return (
    <Field
      label={leadLabels[rest.name]}
      error={errorAt(errors, rest.name)}
      hint={rest.hint}
      required={rest.required}
      className={sizes[size]}
    >
      {children}
    </Field>
  );
}

/** One line of text; the input's own attributes are passed on. */
export function TextField(props: FieldProps & Omit<ComponentProps<"input">, "size" | "name">) {
  const { name, size, hint, required, ...rest } = props;
  const { register } = useFormContext<LeadFormValues>();
  return (
    <LeadField {...{ name, size, hint, required }}>
      <TextInput autoComplete="off" {...rest} {...register(name)} />
    </LeadField>
  );
}

/** An amount of US dollars. */
export function DollarField(props: FieldProps) {
  const { register } = useFormContext<LeadFormValues>();
  return (
    <LeadField {...props}>
      <NumberInput prefix="$" {...register(props.name)} />
    </LeadField>
  );
}

/** A percentage; `step` is the spec's where it names one (SPEC §5). */
export function PercentField({ step, ...props }: FieldProps & { step?: string }) {
  const { register } = useFormContext<LeadFormValues>();
  return (
    <LeadField {...props}>
      <NumberInput suffix="%" {...(step && { step })} {...register(props.name)} />
    </LeadField>
  );
}

/** One of a list or none. A stored value that the list does not know stays to be seen, and must be mended. */
export function ChoiceField({ choices, ...props }: FieldProps & { choices: readonly string[] }) {
  const { register, control } = useFormContext<LeadFormValues>();
  const { defaultValues } = useFormState({ control, name: props.name });
  const stored = String(get(defaultValues, props.name) ?? "");
  const known = stored === "" || choices.includes(stored);
  return (
    <LeadField {...props}>
      <Select
        placeholder={notSet}
        options={known ? choices : [...choices, stored]}
        {...register(props.name)}
      />
    </LeadField>
  );
}

/** Several lines of text. */
export function NotesField(props: FieldProps) {
  const { register } = useFormContext<LeadFormValues>();
  return (
    <LeadField {...props}>
      <TextArea {...register(props.name)} />
    </LeadField>
  );
}

/** The list of tags (SPEC §4). */
export function TagsField(props: FieldProps & { name: "tags" }) {
  const { control } = useFormContext<LeadFormValues>();
  const { field } = useController({ control, name: props.name });
  return (
    <LeadField {...props}>
      <TagsInput value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
    </LeadField>
  );
}
