import type { ComponentProps, ReactNode } from "react";
import {
  checkedWhenLeft,
  useController,
  useFormContext,
  useFormState,
} from "#web/ui/form/use-form.tsx";
import { valueAt } from "#web/ui/form/paths.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { NumberInput } from "#web/ui/number-input.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { Select } from "#web/ui/select.tsx";
import { TagsInput } from "#web/ui/tags-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { labelOf, type LabelledField } from "../contact/fields.ts";
import { errorAt } from "./form-check.ts";
import { notSet } from "./form-messages.ts";

/** The path of a form field; in a list, it contains the element's index. */
export type FieldName = LabelledField | `dealParties.${number}.${string}`;

/** How much of a section's width a field takes: all, a half or a third. On a phone all, unless it is short. */
export type FieldSize = "full" | "half" | "third" | "short";

const sizes: Record<FieldSize, string> = {
  full: "col-span-6",
  half: "col-span-6 sm:col-span-3",
  third: "col-span-6 sm:col-span-2",
  short: "col-span-3 sm:col-span-2",
};

type FieldProps = {
  name: FieldName;
  size?: FieldSize;
  hint?: ReactNode;
  /** Shown below the field, but not part of its accessible description. */
  below?: ReactNode;
  required?: boolean;
};

/** The label of a field, ignoring any index in its path. */
export function fieldLabel(name: string): string {
  return labelOf(name.replace(/\.\d+\./, "."));
}

/** A field's label, error and width. Only this field rerenders when its error changes. */
function FormField({ children, size = "third", ...rest }: FieldProps & { children: ReactNode }) {
  const form = useFormContext();
  const { errors } = useFormState(form, rest.name);
  return (
    <div className={sizes[size]}>
      <Field
        label={fieldLabel(rest.name)}
        error={errorAt(errors, rest.name)}
        hint={rest.hint}
        required={rest.required}
      >
        {children}
      </Field>
      {rest.below}
    </div>
  );
}

/** A single-line text field; other attributes are passed to the input. */
export function TextField(props: FieldProps & Omit<ComponentProps<"input">, "size" | "name">) {
  const { name, size, hint, below, required, ...rest } = props;
  const form = useFormContext();
  const { register } = form;
  return (
    <FormField {...{ name, size, hint, below, required }}>
      <TextInput autoComplete="off" {...rest} {...register(name)} />
    </FormField>
  );
}

/** A phone number. */
export function PhoneField(props: FieldProps) {
  const { register } = useFormContext();
  return (
    <FormField {...props}>
      <PhoneInput autoComplete="off" {...register(props.name)} />
    </FormField>
  );
}

/** An amount in US dollars. */
export function DollarField(props: FieldProps) {
  const form = useFormContext();
  return (
    <FormField {...props}>
      <MoneyInput {...checkedWhenLeft(form, props.name)} />
    </FormField>
  );
}

/** A percentage, 6.5 meaning 6.5 percent; `step` as docs/behavior/contacts.md lists it for the field. */
export function PercentField({ step, ...props }: FieldProps & { step?: string }) {
  const form = useFormContext();
  const { register } = form;
  return (
    <FormField {...props}>
      <NumberInput suffix="%" {...(step && { step })} {...register(props.name)} />
    </FormField>
  );
}

/** A whole number. */
export function CountField(props: FieldProps) {
  const form = useFormContext();
  const { register } = form;
  return (
    <FormField {...props}>
      <NumberInput {...register(props.name)} />
    </FormField>
  );
}

/** A date, with the browser's own date picker. */
export function DayField(props: FieldProps) {
  return <TextField size="short" type="date" {...props} />;
}

/**
 * One choice of a list, or none unless `always`. A stored value that is not in the list is still shown, but must be
 * changed before saving.
 */
export function ChoiceField(props: FieldProps & { choices: readonly string[]; always?: boolean }) {
  const { choices, always, ...field } = props;
  const form = useFormContext();
  const { register } = form;
  const { defaultValues } = useFormState(form, field.name);
  const stored = String(valueAt(defaultValues, field.name) ?? "");
  const known = stored === "" || choices.includes(stored);
  return (
    <FormField {...field}>
      <Select
        placeholder={always ? undefined : notSet}
        options={known ? choices : [...choices, stored]}
        {...register(field.name)}
      />
    </FormField>
  );
}

/** A checkbox. */
export function CheckField({ name, label }: { name: FieldName; label?: string }) {
  const form = useFormContext();
  const { register } = form;
  return <Checkbox label={label ?? fieldLabel(name)} {...register(name)} />;
}

/** A multi-line text field. */
export function NotesField(props: FieldProps) {
  const form = useFormContext();
  const { register } = form;
  return (
    <FormField {...props}>
      <TextArea {...register(props.name)} />
    </FormField>
  );
}

/** Adds and removes tags one by one. */
export function TagsField(props: FieldProps) {
  const form = useFormContext();
  const { value, onChange } = useController(form, props.name);
  return (
    <FormField {...props}>
      <TagsInput value={value as string[]} onChange={onChange} />
    </FormField>
  );
}
