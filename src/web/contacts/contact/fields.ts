import { type Field, fieldsByPath, type PathsOf } from "#domain/contacts/field.ts";
import {
  dealRecord,
  leadRecord,
  partnerRecord,
  partyFields,
} from "#domain/contacts/record-fields.ts";
import { weekdays, type Weekday } from "#domain/contacts/weekdays.ts";

/** What beside the described fields has a name. */
const others = {
  type: "Type",
  status: "Status",
  dealParties: "Other Parties",
  "dealParties.role": "Role",
} as const;

/** Each weekday in words. */
export const dayLabels: Record<Weekday, string> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};

/** A field that has a name, by its path: "firstName", "refinanceDetails.payment". */
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

/** How a field is described; an older version or another door may have stored what no table describes. */
export function fieldAt(path: string): Field | undefined {
  return described.get(path);
}

/** Whether a path is that of a field that has a name. */
export function isNamed(path: string): path is LabelledField {
  return labels.has(path);
}

/** What a field is called; one that no form has (older data, another door) is called by its own name in words. */
export function labelOf(path: string): string {
  const words = path.replace(/.*\./, "").replace(/[A-Z]/g, (letter) => ` ${letter}`);
  return labels.get(path) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
