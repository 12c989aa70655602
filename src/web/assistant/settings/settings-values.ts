import { type WeekdayKey, weekdayKeys, type Window } from "#domain/appointments/availability.ts";
import {
  type AssistantSettings,
  assistantSettingsForm,
  usualSettings,
} from "#domain/assistant/settings.ts";
import { readAmount } from "#domain/kernel/typed-amounts.ts";
import { type Autonomy, type TaskKind, taskKinds } from "#domain/assistant/tasks.ts";
import { dialled, numberText } from "../shared/number-text.ts";

/** The form's values; numbers are the text that was typed. On/off and pausing are not part of the form. */
export type SettingsValues = {
  autonomy: Record<TaskKind, Autonomy>;
  /** Any time, or weekly hours. The form keeps the weekly hours while they are not in use. */
  hours: "always" | "own";
  weeklyHours: Record<WeekdayKey, Window[]>;
  holidays: { day: string }[];
  ringMeFirstSeconds: string;
  transferNumber: string;
  outgoingADay: string;
  /** US dollars. */
  spendAMonth: string;
  greeting: string;
  address: string;
  services: string;
  retentionDays: string;
  followUpAfterDays: string;
};

const workday = (): Window[] => [{ from: "09:00", until: "17:00" }];
const workdays: readonly WeekdayKey[] = weekdayKeys.slice(0, 5);

/** Custom hours start as a standard work week. */
function workWeek(): SettingsValues["weeklyHours"] {
  const days = weekdayKeys.map((day) => [day, workdays.includes(day) ? workday() : []]);
  return Object.fromEntries(days) as SettingsValues["weeklyHours"];
}

const hour: Window = { from: "", until: "" };

/** The shape that a draft must fit; each list has one element that shows the shape of its items. */
export const settingsShape: SettingsValues = {
  ...valuesOf(usualSettings),
  weeklyHours: Object.fromEntries(
    weekdayKeys.map((day) => [day, [hour]]),
  ) as SettingsValues["weeklyHours"],
  holidays: [{ day: "" }],
};

/** Converts stored settings to form values. */
export function valuesOf(settings: AssistantSettings): SettingsValues {
  const { hours, caps, facts, transferNumber } = settings;
  return {
    autonomy: { ...settings.autonomy },
    hours: hours === null ? "always" : "own",
    weeklyHours: hours ? structuredClone(hours) : workWeek(),
    holidays: settings.holidays.map((day) => ({ day })),
    ringMeFirstSeconds: String(settings.ringMeFirstSeconds),
    transferNumber: transferNumber === null ? "" : numberText(transferNumber),
    outgoingADay: String(caps.outgoingADay),
    spendAMonth: String(caps.spendCentsAMonth / 100),
    greeting: settings.greeting ?? "",
    address: facts.address ?? "",
    services: facts.services ?? "",
    retentionDays: String(settings.retentionDays),
    followUpAfterDays: String(settings.followUpAfterDays),
  };
}

/** Converts form values, and the settings they started from, to the input that the schema validates. */
export function inputOf(values: SettingsValues, { isOn, pausedUntil }: AssistantSettings) {
  return {
    isOn,
    pausedUntil,
    greeting: values.greeting,
    autonomy: values.autonomy,
    hours: values.hours === "own" ? values.weeklyHours : null,
    holidays: values.holidays.map(({ day }) => day),
    ringMeFirstSeconds: whole(values.ringMeFirstSeconds),
    transferNumber: dialled(values.transferNumber) || null,
    caps: {
      outgoingADay: whole(values.outgoingADay),
      spendCentsAMonth: cents(values.spendAMonth),
    },
    facts: { address: values.address, services: values.services },
    retentionDays: whole(values.retentionDays),
    followUpAfterDays: whole(values.followUpAfterDays),
  };
}

type Read =
  | { success: true; data: AssistantSettings; error?: undefined }
  | { success: false; error: { issues: { path: PropertyKey[]; code: string; message: string }[] } };

/** The input, validated by the same rules as on the server. */
export function readInput(values: SettingsValues, settings: AssistantSettings): Read {
  return assistantSettingsForm.safeParse(inputOf(values, settings));
}

const places: Record<string, string> = {
  "caps.outgoingADay": "outgoingADay",
  "caps.spendCentsAMonth": "spendAMonth",
  "facts.address": "address",
  "facts.services": "services",
};

/** The form field that shows an input error. */
export function fieldAt(path: readonly PropertyKey[]): string {
  const name = path.join(".");
  const [first, second] = path.map(String);
  // An error of a whole day is at the root of its list, where the form looks for it.
  if (first === "hours" && second)
    return path.length === 2 ? `weeklyHours.${second}.root` : name.replace("hours", "weeklyHours");
  if (first === "holidays") return second === undefined ? "holidays.root" : `${name}.day`;
  return places[name] ?? name;
}

/** The fields that are merged separately when someone else saved in the meantime. */
export const mergedFields: readonly string[] = Object.keys(settingsShape).flatMap((name) =>
  name === "autonomy" ? taskKinds.map((kind) => `autonomy.${kind}`) : [name],
);

/** Digits become a number; anything else becomes NaN, so that the schema rejects it. */
function whole(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** Typed US dollars in US cents; fractions of a cent become NaN, so that the schema rejects them. */
function cents(text: string): number {
  const amount = readAmount(text);
  return amount === null ? Number.NaN : Number(`${amount}e2`);
}
