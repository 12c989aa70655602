import type { Window } from "#domain/appointments/availability.ts";
import { MergePanel, type MergeSpeech } from "#web/drafts/merge-panel.tsx";
import type { Difference } from "#web/drafts/merge.ts";
import { choiceWords } from "#web/drafts/messages.ts";
import {
  changedTitle,
  dayNames,
  fieldWords,
  hoursWords,
  sectionWords,
} from "./availability-messages.ts";

const names: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(dayNames).map(([day, name]) => [`weeklyHours.${day}`, name]),
  ),
  hours: hoursWords.legend,
  startEveryMinutes: fieldWords.startEvery,
  daysOff: sectionWords.daysOff.title,
  durations: fieldWords.durations,
  bufferMinutes: fieldWords.buffer,
  minimumNoticeMinutes: fieldWords.minimumNotice,
  changeNoticeMinutes: fieldWords.changeNotice,
  horizonDays: fieldWords.horizon,
  dailyCap: fieldWords.dailyCap,
  timeZone: fieldWords.timeZone,
  showsPhone: fieldWords.shownPhone,
  showsEmail: fieldWords.shownEmail,
  meetsByPhone: fieldWords.meetsByPhone,
  videoLink: fieldWords.videoLink,
  meetingAddress: fieldWords.meetingAddress,
};

const speech: MergeSpeech = {
  words: { ...choiceWords, title: changedTitle },
  heading: "h2",
  nameOf: (field) => names[field] ?? field,
  textOf(field, value) {
    if (typeof value === "boolean") return value ? choiceWords.yes : choiceWords.no;
    if (field === "hours") return value === "own" ? hoursWords.own : hoursWords.usual;
    if (field.startsWith("weeklyHours.") && (value as Window[]).length === 0)
      return hoursWords.closed;
    return (
      (Array.isArray(value) ? value.map(partText).join(", ") : String(value)) || choiceWords.nothing
    );
  },
};

/** A stretch of hours, a range of days, or a length, as text. */
const partText = (part: string | { from: string; until: string }) =>
  typeof part === "string" ? part : `${part.from}–${part.until}`;

/** The booking-hours changes made in another window or on another device. */
export function HoursMergePanel({ differences }: { differences: readonly Difference[] }) {
  return <MergePanel differences={differences} speech={speech} />;
}
