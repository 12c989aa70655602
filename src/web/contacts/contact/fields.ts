import { type Field, fieldsByPath, type PathsOf } from "#domain/contacts/field.ts";
import {
  dealRecord,
  leadRecord,
  partnerRecord,
  partyFields,
} from "#domain/contacts/record-fields.ts";
import { weekdays, type Weekday } from "#domain/contacts/weekdays.ts";

/** Labels of what isn't a described field. */
const others = {
  type: "Type",
  status: "Status",
  followUp: "Follow-up",
  dealParties: "Other Parties",
  "dealParties.role": "Role",
} as const;

/** The names of the weekdays. */
export const dayLabels: Record<Weekday, string> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};

/** The path of a field with a label: "firstName", "refinanceDetails.payment". */
export type LabelledField =
  | PathsOf<typeof leadRecord>
  | PathsOf<typeof dealRecord>
  | PathsOf<typeof partnerRecord>
  | `dealParties.${keyof typeof partyFields}`
  | `availableDays.${Weekday}`
  | keyof typeof others;

const described = new Map<string, Field>(
  [
    leadRecord,
    dealRecord,
    partnerRecord,
    { fields: {}, groups: { dealParties: partyFields } },
  ].flatMap(fieldsByPath),
);

const labels = new Map<string, string>([
  ...Object.entries(others),
  ...[...described].map(([path, { label }]): [string, string] => [path, label]),
  ...weekdays.map((day): [string, string] => [
    `availableDays.${day}`,
    `Available on ${dayLabels[day]}`,
  ]),
]);

/** A field's description; undefined for a stored field that no table describes, such as one from an older version. */
export function fieldAt(path: string): Field | undefined {
  return described.get(path);
}

/** Whether the field at a path has a label. */
export function isNamed(path: string): path is LabelledField {
  return labels.has(path);
}

/** A field's label. A field that no form has, such as one from an older version, is labeled by its path. */
export function labelOf(path: string): string {
  const words = path.replace(/.*\./, "").replace(/[A-Z]/g, (letter) => ` ${letter}`);
  return labels.get(path) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
