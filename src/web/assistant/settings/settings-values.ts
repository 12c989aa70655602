import { type WeekdayKey, weekdayKeys, type Window } from "#domain/appointments/availability.ts";
import {
  type AssistantSettings,
  assistantSettingsForm,
  usualSettings,
} from "#domain/assistant/settings.ts";
import { readAmount } from "#domain/kernel/typed-amounts.ts";
import { type Autonomy, type TaskKind, taskKinds } from "#domain/assistant/tasks.ts";
import { dialled, numberText } from "../shared/number-text.ts";

/** The form's values: numbers are text, as they are typed. Whether it is on or rests is no part of the form. */
export type SettingsValues = {
  autonomy: Record<TaskKind, Autonomy>;
  /** Any time, or weekly hours; those stay in the form while they are not in use. */
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

/** What own hours begin with: a working week. */
function workWeek(): SettingsValues["weeklyHours"] {
  const days = weekdayKeys.map((day) => [day, workdays.includes(day) ? workday() : []]);
  return Object.fromEntries(days) as SettingsValues["weeklyHours"];
}

const hour: Window = { from: "", until: "" };

/** What a draft of the form is brought into; each list holds one element, which says what its elements are like. */
export const settingsShape: SettingsValues = {
  ...valuesOf(usualSettings),
  weeklyHours: Object.fromEntries(
    weekdayKeys.map((day) => [day, [hour]]),
  ) as SettingsValues["weeklyHours"],
  holidays: [{ day: "" }],
};

/** Fills the form from what is stored. */
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

/** What the form would save over the settings that it was made from, for the schema to check. */
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

/** The same, checked by the rules that the server goes by. */
export function readInput(values: SettingsValues, settings: AssistantSettings): Read {
  return assistantSettingsForm.safeParse(inputOf(values, settings));
}

const places: Record<string, string> = {
  "caps.outgoingADay": "outgoingADay",
  "caps.spendCentsAMonth": "spendAMonth",
  "facts.address": "address",
  "facts.services": "services",
};

/** The field of the form at which a fault of the input is told. */
export function fieldAt(path: readonly PropertyKey[]): string {
  const name = path.join(".");
  const [first, second] = path.map(String);
  // A fault of a whole day stands at the root of its list: that is where the form looks for it.
  if (first === "hours" && second)
    return path.length === 2 ? `weeklyHours.${second}.root` : name.replace("hours", "weeklyHours");
  if (first === "holidays") return second === undefined ? "holidays.root" : `${name}.day`;
  return places[name] ?? name;
}

/** The fields that are told apart when somebody else saved meanwhile. */
export const mergedFields: readonly string[] = Object.keys(settingsShape).flatMap((name) =>
  name === "autonomy" ? taskKinds.map((kind) => `autonomy.${kind}`) : [name],
);

/** Digits alone are a number; whatever else was typed is none, and the schema says so. */
function whole(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** US dollars as typed in US cents; a part of a cent is none, and the schema says so. */
function cents(text: string): number {
  const amount = readAmount(text);
  return amount === null ? Number.NaN : Number(`${amount}e2`);
}
