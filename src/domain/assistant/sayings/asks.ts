import type { Day } from "#domain/kernel/day.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { dayWords, either, startsWords } from "./times.ts";

// The questions. Each has a first wording and a narrower one for a caller who was not understood: the more attempts,
// the more it helps with the form of the answer.

export const askDay = "Which day works for you?";
export const askDayAgain =
  "Sorry, I didn't catch the day. You can say “tomorrow”, “Tuesday” or “December 2”.";

export const askWhichDay = (days: readonly Day[]) => `Do you mean ${either(days.map(dayWords))}?`;

export const askTime = (day: Day, starts: readonly Date[], zone: ZoneRules) =>
  `On ${startsWords(starts, zone).replace(`${dayWords(day)} at`, `${dayWords(day)} I have, for example,`)}. Which time works for you?`;

export const askTimeAgain =
  "Sorry, which time? You can say one like “10:30” or “2 in the afternoon”.";

export const offer = (starts: readonly Date[], zone: ZoneRules) =>
  starts.length === 1
    ? `I have ${startsWords(starts, zone)}. Does that work?`
    : `I have ${startsWords(starts, zone)}. Which works for you?`;

export const offerAgain = (starts: readonly Date[], zone: ZoneRules) =>
  starts.length === 1
    ? `Does ${startsWords(starts, zone)} work for you? If not, tell me another day or time.`
    : `Which one: ${startsWords(starts, zone)}? You can also name another day or time.`;

export const askName = "What is your name?";
export const askNameAgain = "Sorry, I didn't catch your name. First and last name, please.";

export const askEmail = "What email should I send the confirmation to?";
export const askEmailAgain =
  "Sorry, I didn't catch the email. Please say it like name@example.com, or spell it.";
export const askEmailSlowly =
  "Let's try once more: spell the part before the at sign, then the part after it.";

export const askPhone = "And a phone number, if you like? You can also skip this.";
export const askPhoneAgain =
  "I didn't get a complete number. Please say all ten digits, or “skip”.";
export const askPhoneForCallback = "What number can we call you back at?";
export const askReach = "How can we reach you? A phone number or an email address?";
export const askReachAgain = "I need a phone number with ten digits, or an email address, please.";

export const askMessage = (name: string) => `What should I tell ${name}?`;

export const askCode =
  "What's the six-digit code from your confirmation email? If you don't have it, tell me your name and the exact day and time of the appointment.";
export const askCodeAgain =
  "Please tell me the six digits of the code, or your name with the exact day and time of the appointment.";
export const askIdentityName = "What name was it booked under?";
export const askIdentityTime = "What day and time is the appointment?";

export const askWhatToChange =
  "What should I change: the day, the time, your name, the email or the phone number?";
export const askYes = "Say “yes” if that's right, or tell me what to change.";
export const askAnythingElse = "Is there anything else?";
export const askAnythingElseAgain =
  "I am an automated assistant and did not understand that. Is there anything else I can do? If not, just say goodbye.";
export const askWant =
  "I can book, move or cancel an appointment, or take a message. What would you like?";
/** After a turn that was not understood: says again that it is an assistant, since that may have been the question. */
export const askWantAgain =
  "I am an automated assistant and did not understand that. I can book, move or cancel an appointment, or take a message. What would you like?";
