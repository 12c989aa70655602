import { clockTimeInWords } from "#domain/kernel/clock-time.ts";
import type { Choice, Heard, Question, Want, When, WhenFlag } from "#understanding/heard.ts";
import { dayWords, either } from "../sayings/times.ts";

/** One thing that was understood, as text for a professional. */
type HeardText = { label: string; text: string };

const wantNames: Record<Want, string> = {
  book: "an appointment",
  move: "to move an appointment",
  cancel: "to cancel an appointment",
  message: "to leave a message",
  human: "a person",
  optOut: "not to be contacted any more",
  noTranscript: "nothing written down",
  repeat: "to hear it again",
  startOver: "to start over",
  goodbye: "to end the conversation",
};

const questionNames: Record<Question, string> = {
  areYouHuman: "whether it is a person",
  whoAreYou: "who it is",
  whatCanYouDo: "what it can do",
  hours: "when you can be booked",
  address: "where you are",
  phone: "your telephone number",
  licence: "your licence",
  services: "what you do",
  howLong: "how long a meeting takes",
  cost: "what it costs",
  recorded: "whether it is recorded",
  privacy: "what happens with what is said",
  language: "which languages it speaks",
  myAppointment: "about an own appointment",
};

const flagNames: Record<WhenFlag, string> = {
  past: "it is over",
  conflict: "day and date do not fit",
  invalid: "there is no such day or time",
  whichWeek: "it may be this week or the next",
  whichMonth: "it may be this month or the next",
};

const languages: Record<string, string> = {
  es: "Spanish",
  fr: "French",
  vi: "Vietnamese",
  zh: "Chinese",
};

/** Everything that was understood in one turn, in a natural order; empty if nothing was. */
export function heardTexts(heard: Heard): HeardText[] {
  const { wants, answer, when, choice, durationMinutes, questions, otherLanguage } = heard;
  const entries: [string, string | null][] = [
    ["Wants", list(wants.map((want) => wantNames[want]))],
    ["Answer", answer],
    ...whenTexts(when),
    ["Chooses", choice && choiceText(choice)],
    ["Length", durationMinutes === null ? null : `${durationMinutes} minutes`],
    ["About", heard.purpose],
    ["Name", heard.name],
    ["Email", heard.email],
    ["Phone", heard.phone],
    ["Code", heard.code],
    ["Would rather not tell", list(heard.declines)],
    ["Corrects", list(heard.corrects)],
    ["Asks", list(questions.map((question) => questionNames[question]))],
    ["Language", otherLanguage && (languages[otherLanguage] ?? otherLanguage)],
    ["Asks to wait", heard.waits ? "yes" : null],
    ["Only listens", heard.backchannel ? "yes" : null],
  ];
  return entries.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

function whenTexts(when: When | null): [string, string | null][] {
  if (!when) return [];
  const { days, span, minutes, part, except, soonest, shift, flags } = when;
  const excepted = [
    ...except.days.map(dayWords),
    ...except.weekdays.map((weekday) => weekdays[weekday - 1]!),
  ];
  return [
    ["Day", either(days.map(dayWords)) || null],
    ["Between", span && `${dayWords(span.from)} and ${dayWords(span.until)}`],
    ["Time", either(minutes.map(clockTimeInWords)) || null],
    [
      "Part of the day",
      part && `${clockTimeInWords(part.from)} to ${clockTimeInWords(part.until)}`,
    ],
    ["Not", list(excepted)],
    ["As soon as possible", soonest ? "yes" : null],
    ["Rather", shift && shiftText(shift)],
    ["Careful", list(flags.map((flag) => flagNames[flag]))],
  ];
}

const weekdays = [
  "Mondays",
  "Tuesdays",
  "Wednesdays",
  "Thursdays",
  "Fridays",
  "Saturdays",
  "Sundays",
];

function shiftText({ direction, minutes }: NonNullable<When["shift"]>): string {
  return minutes === null ? direction : `${minutes} minutes ${direction}`;
}

function choiceText(choice: Choice): string {
  if (choice.kind !== "nth") return choice.kind;
  return choice.nth === -1 ? "the last of them" : `number ${choice.nth} of them`;
}

function list(items: readonly string[]): string | null {
  return items.length > 0 ? items.join(", ") : null;
}
