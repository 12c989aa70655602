import { weekdayKeys } from "#domain/appointments/availability.ts";
import { clockTimeInWords, minuteOf } from "#domain/kernel/clock-time.ts";
import type { Autonomy } from "#domain/assistant/tasks.ts";
import { dayInWords } from "#domain/kernel/day.ts";
import { dayNames } from "#web/appointments/availability/availability-messages.ts";
import type { MergeSpeech } from "#web/drafts/merge-panel.tsx";
import { taskName } from "../shared/names.ts";
import { autonomyNames, changedWords, fieldWords, sectionWords } from "./settings-messages.ts";
import type { SettingsValues } from "./settings-values.ts";

const names: Record<Exclude<keyof SettingsValues, "autonomy">, string> = {
  hours: fieldWords.hours,
  weeklyHours: fieldWords.own,
  holidays: sectionWords.holidays.title,
  ringMeFirstSeconds: fieldWords.ringMeFirst,
  transferNumber: fieldWords.transferNumber,
  outgoingADay: fieldWords.outgoingADay,
  spendAMonth: fieldWords.spendAMonth,
  greeting: fieldWords.greeting,
  address: fieldWords.address,
  services: fieldWords.services,
  retentionDays: fieldWords.retentionDays,
  followUpAfterDays: fieldWords.followUpAfterDays,
};

/** The label of a field in the form. */
function fieldName(field: string): string {
  const kind = field.match(/^autonomy\.(.+)/)?.[1];
  return kind ? taskName(kind) : (names[field as keyof typeof names] ?? field);
}

/** A field's value as text. */
function changedText(field: string, value: unknown): string {
  if (field === "weeklyHours") return weekText(value as SettingsValues["weeklyHours"]);
  if (field === "holidays") {
    const days = (value as SettingsValues["holidays"]).map(({ day }) => dayInWords(day) || day);
    return days.join(", ") || changedWords.nothing;
  }
  const text = String(value);
  if (field === "hours") return text === "own" ? fieldWords.own : fieldWords.always;
  if (field.startsWith("autonomy.")) return autonomyNames[text as Autonomy] ?? text;
  return text || changedWords.nothing;
}

function weekText(week: SettingsValues["weeklyHours"]): string {
  return weekdayKeys
    .filter((day) => week[day].length > 0)
    .map((day) => `${dayNames[day]} ${week[day].map(stretchText).join(", ")}`)
    .join("; ");
}

function stretchText({ from, until }: { from: string; until: string }): string {
  return `${timeText(from)} – ${timeText(until)}`;
}

function timeText(time: string): string {
  const minute = time === "24:00" ? 0 : minuteOf(time);
  return minute === null ? time : clockTimeInWords(minute);
}

/** The texts for merging changes that another tab or device made to the settings. */
export const settingsSpeech: MergeSpeech = {
  words: changedWords,
  heading: "h2",
  nameOf: fieldName,
  textOf: changedText,
};
