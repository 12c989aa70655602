// For the callers of all banks: short forms for reactions, details, starts and ends.
import type { BankCaller, End, Reaction, Start } from "./shape.ts";

/** A reaction to being asked, whatever the exact words. */
export const on = (asked: Reaction["asked"], ...says: string[]): Reaction => ({ asked, says });

/** A reaction that needs certain words from the assistant. */
export const heard = (asked: Reaction["asked"], hears: RegExp, ...says: string[]): Reaction => ({
  asked,
  hears,
  says,
});

export const me = (
  name: string,
  email: string | null = null,
  phone: string | null = null,
): BankCaller["who"] => ({
  name,
  email,
  phone,
});

/** "2 14:30" is half past two on the second bookable day. */
export const start = (text: string): Start => {
  const [day = "", at = ""] = text.split(" ");
  return { day: Number(day), at };
};
export const starts = (...texts: string[]): Start[] => texts.map(start);

/** All starts of a day from the first to the last given time, both included. */
export const span = (day: number, from: string, to: string): Start[] => {
  const all: Start[] = [];
  for (let minutes = 9 * 60; minutes <= 16 * 60 + 30; minutes += 30) {
    const at = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
    if (at >= from && at <= to) all.push({ day, at });
  }
  return all;
};

export const booked = (...texts: string[]): End => ({ kind: "booked", starts: starts(...texts) });
export const moved = (...texts: string[]): End => ({ kind: "moved", starts: starts(...texts) });
export const message = (...words: string[]): End => ({ kind: "message", words });
export const nothing: End = { kind: "nothing" };
export const cancelled: End = { kind: "cancelled" };
export const stopped: End = { kind: "stopped" };
export const handedOn: End = { kind: "transfer or message offered" };

const english = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const spanish = [
  "",
  "una",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
  "once",
  "doce",
];

/** Words for a thing that is done, so that a caller whose wish is still open does not say goodbye too early. */
export const done =
  /\bbooked\b|scheduled for|all set|(?:is|you're|been) confirmed|\bcode\b|see you|you're down|look forward|\bmoved\b|\bcancell?ed\b/i;

/** Offers that somebody who only wants to cancel turns down. */
export const otherThanCancelling =
  /reschedul|another (?:time|day|appointment)|different (?:time|day)|new (?:time|day|appointment)|instead|leave a message|take a message|transfer|connect you|put you through|book an?\b|contact list/i;

/** Offers that somebody who only wants to leave a message turns down. */
export const otherThanMessage =
  /appointment|book a|schedule|transfer|connect you|put you through|contact list/i;

/** Any clock time, for callers who do not mind which. */
export const aTime =
  /\b\d{1,2}:\d\d|\b\d{1,2} ?(?:[ap]\.? ?m\b|o'?clock)|\bnoon\b|\b(?:nine|ten|eleven|twelve|one|two|three|four)[ -](?:thirty|o'?clock|[ap]\.? ?m\b|in the)/i;

/** The usual ways to say a clock time, in English and Spanish. */
export const at = (time: string): RegExp => {
  const [hours = "", minutes = ""] = time.split(":");
  const hour = ((Number(hours) + 11) % 12) + 1;
  const word = english[hour];
  const palabra = spanish[hour];
  if (minutes === "30")
    return new RegExp(
      `\\b${hour}:30|\\b${hours}:30|\\b${word}[ -]thirty|half past (?:${word}|${hour})\\b|(?:${palabra}|${hour}) y media`,
      "i",
    );
  const noon = hour === 12 ? "|\\bnoon\\b|mediod[ií]a" : "";
  return new RegExp(
    `\\b${hour}:00|\\b${hours}:00|\\b${hour} ?[ap]\\.? ?m\\b|\\b(?:${word}|${hour}) (?:o'?clock|[ap]\\.? ?m|in the)` +
      `|\\bat (?:${word}|${hour})\\b(?![: -]?(?:thirty|\\d))|\\blas? (?:${palabra}|${hour})\\b(?!:| y media)${noon}`,
    "i",
  );
};
