import type { Day } from "#domain/kernel/day.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { dayWords, either, startsWords } from "./times.ts";

// The questions. Each has a first wording and a narrower one for who was not understood: the longer it takes, the more
// it helps with the form of the answer.

export const askDay = "Which day would suit you?";
export const askDayAgain =
  "Sorry, I did not get the day. You can say one like “tomorrow”, “Tuesday” or “December 2”.";

export const askWhichDay = (days: readonly Day[]) => `Do you mean ${either(days.map(dayWords))}?`;

export const askTime = (day: Day, starts: readonly Date[], zone: ZoneRules) =>
  `On ${startsWords(starts, zone).replace(`${dayWords(day)} at`, `${dayWords(day)} I have, for example,`)}. Which time would suit you?`;

export const askTimeAgain =
  "Sorry, which time? You can say one like “10:30” or “2 in the afternoon”.";

export const offer = (starts: readonly Date[], zone: ZoneRules) =>
  starts.length === 1
    ? `I have ${startsWords(starts, zone)}. Would that suit you?`
    : `I have ${startsWords(starts, zone)}. Which one would suit you?`;

export const offerAgain = (starts: readonly Date[], zone: ZoneRules) =>
  starts.length === 1
    ? `Would ${startsWords(starts, zone)} suit you? Otherwise tell me another day or time.`
    : `Which one: ${startsWords(starts, zone)}? You can also name another day or time.`;

export const askName = "What is your name?";
export const askNameAgain = "Sorry, I did not get your name. First and last name, please.";

export const askEmail = "Which email address shall the confirmation go to?";
export const askEmailAgain =
  "Sorry, I did not get the address. Please give it like name@example.com, or spell it.";
export const askEmailSlowly =
  "Let us try it once more: the part before the at sign letter by letter, then the part after it.";

export const askPhone = "And a phone number, if you like? You can also skip this.";
export const askPhoneAgain =
  "I did not get a complete number. Please say all ten digits, or “skip”.";
export const askPhoneForCallback = "Which number can you be called back at?";
export const askReach = "How can you be reached: a phone number or an email address?";
export const askReachAgain = "I need a phone number with ten digits, or an email address, please.";

export const askMessage = (name: string) => `What shall I pass on to ${name}?`;

export const askCode =
  "What is the six-digit code from your confirmation mail? Without it, tell me your name and the exact day and time of the appointment.";
export const askCodeAgain =
  "Please tell me the six digits of the code, or your name with the exact day and time of the appointment.";
export const askIdentityName = "Under which name was it booked?";
export const askIdentityTime = "On which day and at which time is the appointment?";

export const askWhatToChange =
  "What shall I change: the day, the time, your name, the email or the phone number?";
export const askYes = "Please say “yes” if that is right, or tell me what shall be different.";
export const askAnythingElse = "Is there anything else?";
export const askAnythingElseAgain =
  "I am an automated assistant and did not understand that. Is there anything else I can do? If not, just say goodbye.";
export const askWant =
  "I can book, move or cancel an appointment, or take a message. What would you like?";
/** After a line that was not understood: says what it is again, since the line may have asked that. */
export const askWantAgain =
  "I am an automated assistant and did not understand that. I can book, move or cancel an appointment, or take a message. What would you like?";
