import { expect, test } from "vitest";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import {
  approvalsToDo,
  byUrgency,
  lookAt,
  type Reason,
  reasonOfDeal,
  reasonOfEntry,
  reasonOfLead,
  reasonOfMessage,
  reasonText,
  waitsLong,
} from "./today.ts";

const newYork: ZoneRules = { zone: "America/New_York", offsets: [[0, -300]] };
// Noon in New York.
const now = new Date("2026-11-18T17:00:00Z");
const look = lookAt(newYork, now);
const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);

const entry = (appointmentType: string | null, hours: number, more: object = {}) => ({
  appointmentType,
  appointmentTime: inHours(hours),
  durationMinutes: 30,
  status: "Scheduled",
  outcome: null,
  ...more,
});

test("a wait is long after 30 days, and the list looks ahead to the end of the professional's day", () => {
  expect(look).toEqual({
    now,
    longAgo: new Date("2026-10-19T05:00:00Z"),
    endOfToday: new Date("2026-11-19T05:00:00Z"),
    today: "2026-11-18",
  });
});

test.each([
  ["Callback", -1, "Callback was due today at 11:00 AM", "callback overdue"],
  ["Callback", -20, "Callback was due yesterday at 4:00 PM", "callback overdue"],
  ["Callback", 0, "Callback was due today at 12:00 PM", "callback overdue"],
  ["Callback", 4, "Callback is due today at 4:00 PM", "due today"],
  ["Task", -20, "Task was due yesterday at 4:00 PM", "task overdue"],
  ["Reminder", -50, "Reminder was due Nov 16 at 10:00 AM", "task overdue"],
  ["Reminder", 11, "Reminder is due today at 11:00 PM", "due today"],
  ["Appointment", -2, "Appointment ended today at 10:30 AM, no outcome noted", "no outcome"],
  ["Demo", -20, "Demo ended yesterday at 4:30 PM, no outcome noted", "no outcome"],
  [null, -2, "Appointment ended today at 10:30 AM, no outcome noted", "no outcome"],
])("a %s %i hours from now: %s", (kind, hours, text, rule) => {
  const reason = reasonOfEntry(entry(kind, hours), look)!;
  expect(reason.rule).toBe(rule);
  expect(reasonText(reason, now, newYork)).toBe(text);
});

test.each([
  ["a callback of tomorrow", entry("Callback", 12)],
  ["one that was done", entry("Callback", -1, { status: "Completed" })],
  ["one that was called off", entry("Task", -1, { status: "Cancelled" })],
  ["an appointment that goes on", entry("Appointment", -0.25)],
  ["an appointment still to come", entry("Appointment", 1)],
  ["an appointment of more than 30 days ago", entry("Appointment", -31 * 24)],
  ["an appointment whose outcome is noted", entry("Appointment", -2, { outcome: "No-show" })],
])("nothing is listed for %s", (_, one) => {
  expect(reasonOfEntry(one, look)).toBeNull();
});

const lead = (hours: number, more: object = {}) => ({
  status: "New Lead",
  createdAt: inHours(hours),
  isTouched: false,
  ...more,
});

test.each([
  [-0.1, "New lead, came in 6 minutes ago, not contacted yet"],
  [-3, "New lead, came in 3 hours ago, not contacted yet"],
  [-20, "New lead, not contacted for 1 day"],
  [-50, "New lead, not contacted for 2 days"],
])("a lead of %d hours: %s", (hours, text) => {
  expect(reasonText(reasonOfLead(lead(hours))!, now, newYork)).toBe(text);
});

test.each([
  ["somebody was in touch with", lead(-3, { isTouched: true })],
  ["has moved on", lead(-3, { status: "Nurturing" })],
])("nothing is listed today for a lead that %s", (_, one) => {
  expect(reasonOfLead(one)).toBeNull();
});

test.each([
  ["Callback", "callback overdue"],
  ["Task", "task overdue"],
  ["Reminder", "task overdue"],
])(
  "a %s that is not done stays listed however long ago it was due, and is marked",
  (kind, rule) => {
    const reason = reasonOfEntry(entry(kind, -400 * 24), look)!;
    expect(reason.rule).toBe(rule);
    expect(waitsLong(reason, look)).toBe(true);
    expect(waitsLong(reasonOfEntry(entry(kind, -29 * 24), look)!, look)).toBe(false);
  },
);

test("a new lead who was not contacted stays listed however long ago it came in, and is marked", () => {
  expect(waitsLong(reasonOfLead(lead(-400 * 24))!, look)).toBe(true);
  expect(waitsLong(reasonOfLead(lead(-29 * 24))!, look)).toBe(false);
});

const deal = (lastDay: string | null, more: object = {}) => ({
  status: "Working Deal",
  lastDay,
  isPlanned: false,
  ...more,
});

test.each([
  [null, "No date ahead, and nothing is planned"],
  ["2026-11-17", "Last date was Nov 17, 2026, and nothing is planned"],
])("a deal whose last date is %o: %s", (lastDay, text) => {
  expect(reasonText(reasonOfDeal(deal(lastDay), look)!, now, newYork)).toBe(text);
});

test.each([
  ["a date of today", deal("2026-11-18")],
  ["an appointment to come", deal(null, { isPlanned: true })],
  ["its end behind it", deal(null, { status: "Closed Deal" })],
  ["been lost", deal(null, { status: "Lost Deal" })],
])("a deal that has %s is not listed", (_, one) => {
  expect(reasonOfDeal(one, look)).toBeNull();
});

test("the most urgent comes first, and among equally urgent ones what has waited longest", () => {
  const due = (
    rule: "message waiting" | "callback overdue" | "task overdue" | "due today" | "no outcome",
    at: number,
  ) => ({ rule, at: inHours(at), kind: null }) satisfies Reason;
  const untouched = (at: number) =>
    ({ rule: "lead untouched", at: inHours(at), kind: null }) satisfies Reason;
  const still = (status: string) =>
    ({ rule: "deal without step", status, lastDay: null }) satisfies Reason;
  const inOrder: Reason[] = [
    due("message waiting", -40),
    due("message waiting", -1),
    due("callback overdue", -30),
    due("callback overdue", -2),
    due("task overdue", -40),
    untouched(-1),
    untouched(-23),
    due("due today", 1),
    due("due today", 3),
    due("no outcome", -50),
    untouched(-25),
    untouched(-90),
    still("Under Contract"),
    still("Offer Accepted"),
    still("Working Deal"),
  ];
  expect(inOrder.toReversed().sort(byUrgency(now))).toEqual(inOrder);
});

test("a sentence depends on the time at which it is read", () => {
  const reason = reasonOfEntry(entry("Callback", 1), look)!;
  expect(reasonText(reason, inHours(2), newYork)).toBe("Callback was due today at 1:00 PM");
});

test("a message says when it was left", () => {
  expect(reasonText(reasonOfMessage(inHours(-20)), now, newYork)).toBe(
    "Left a message yesterday at 4:00 PM",
  );
});

test("of what is open, only what waits for approval is to do, the first to expire first", () => {
  const one = (status: string, hours: number) => ({ status, expiresAt: inHours(hours) });
  const [late, soon, draft] = [one("waiting", 30), one("waiting", 2), one("draft", 1)];
  expect(approvalsToDo([late, draft, soon])).toEqual([soon, late]);
});
