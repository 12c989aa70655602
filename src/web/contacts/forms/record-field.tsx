import { Fragment, type ComponentProps, type ReactNode } from "react";
import type { Field, Fields } from "#domain/contacts/field.ts";
import { weekdays } from "#domain/contacts/weekdays.ts";
import { dayLabels } from "../contact/fields.ts";
import {
  CheckField,
  ChoiceField,
  CountField,
  DayField,
  DollarField,
  type FieldName,
  type FieldSize,
  NotesField,
  PercentField,
  PhoneField,
  TagsField,
  TextField,
} from "./form-field.tsx";

/** What a form adds to a field's description: width, hint, content below it, and input attributes. */
export type FieldExtras = { size?: FieldSize; hint?: ReactNode; below?: ReactNode } & Pick<
  ComponentProps<"input">,
  "list" | "inputMode"
>;

/** Props of RecordField. */
export type RecordFieldProps = FieldExtras & { name: FieldName; field: Field };

/** A field rendered by its kind. Another record may describe a field of the same name differently. */
export function RecordField({ name, field, ...extras }: RecordFieldProps) {
  const { list, inputMode, ...common } = extras;
  switch (field.kind) {
    case "required name":
      return <TextField name={name} {...extras} required />;
    case "phone":
      return <PhoneField name={name} {...common} />;
    case "email":
      return <TextField name={name} {...extras} type="email" />;
    case "web address":
      return <TextField name={name} {...extras} type="url" inputMode="url" spellCheck={false} />;
    case "notes":
      return <NotesField name={name} size="full" {...common} />;
    case "dollars":
      return <DollarField name={name} {...common} />;
    case "percent":
      return <PercentField name={name} {...common} {...(field.step && { step: field.step })} />;
    case "count":
      return <CountField name={name} {...common} />;
    case "day":
      return <DayField name={name} {...common} />;
    case "flag":
      return <CheckField name={name} />;
    case "choice":
      return <ChoiceField name={name} {...common} choices={field.choices} />;
    case "tags":
      return <TagsField name={name} size="full" {...common} />;
    case "weekdays":
      return (
        <div className="col-span-6 grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
          {weekdays.map((day) => (
            <CheckField key={day} name={`${name}.${day}` as FieldName} label={dayLabels[day]} />
          ))}
        </div>
      );
    default:
      return <TextField name={name} {...extras} />;
  }
}

/** Props of SectionFields. */
export type SectionFieldsProps<Some extends Fields> = {
  fields: Some;
  section: Some[keyof Some]["section"];
  /** The group that contains the fields, which is the start of their paths. */
  group?: "refinanceDetails" | "dealProgress" | "loanOfficerDealParams" | `dealParties.${number}`;
  extras?: Partial<Record<keyof Some, FieldExtras>>;
  /** Fields that are not rendered by their kind. */
  special?: Partial<Record<keyof Some, ReactNode>>;
};

/** All fields of one section of a form, in the order of their descriptions. */
export function SectionFields<const Some extends Fields>(props: SectionFieldsProps<Some>) {
  const { fields, section, group, extras, special } = props;
  return Object.keys(fields)
    .filter((name) => fields[name]!.section === section)
    .map((name) => (
      <Fragment key={name}>
        {special?.[name] ?? (
          <RecordField
            name={(group ? `${group}.${name}` : name) as FieldName}
            field={fields[name]!}
            {...extras?.[name]}
          />
        )}
      </Fragment>
    ));
}
