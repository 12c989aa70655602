import type { Expecting } from "#understanding/heard.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { dayWords, either, startsWords } from "./times.ts";

// The questions. Each has a first wording and narrower ones for a caller who was not understood: first with an example,
// then with something to choose from. After those the conversation offers a message instead of asking again.

export const askDay = "Which day works for you?";
export const askDayAgain =
  "Sorry, I didn't catch the day. You can say “tomorrow”, “Tuesday” or “December 2”.";

export const askNearest = (starts: readonly Date[], zone: ZoneRules) =>
  `The next free times are ${startsWords(starts, zone)}. Which one, or which other day?`;

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

export const offerSimply = (starts: readonly Date[], zone: ZoneRules) =>
  starts.length === 1
    ? `I can book ${startsWords(starts, zone)}. Say “yes” to take it, or “another day”.`
    : `Say “the first” for ${startsWords(starts.slice(0, 1), zone)}, “the second” for ${startsWords(starts.slice(1, 2), zone)}, or “another day”.`;

/** Of times at the same hour only the day is open. */
export const askDayAt = (days: readonly Day[], time: string) =>
  `At ${time} on which day: ${either(days.map(dayWords))}?`;
export const askDayOnly = (days: readonly Day[]) =>
  `Only the day, please: ${either(days.map(dayWords))}?`;

export const askName = "What is your name?";
export const askFullName = "What is your full name?";
export const askNameAgain = "Sorry, I didn't catch your name. First and last name, please.";
export const askNameSlowly = "Whose name should I write down? Say it like “my name is Dana Reed”.";

export const askEmail = "What email should I send the confirmation to?";
export const askEmailAgain =
  "Sorry, I didn't catch the email. Please say it like name@example.com, or spell it.";
export const askEmailSlowly =
  "Let's try once more: spell the part before the at sign, then the part after it.";
/** An address that was said in words and has a word in it that may not belong to it. */
export const askEmailSpelled = (email: string) => `I heard ${email}. To be sure, please spell it.`;

export const askPhone = "And a phone number, if you like? You can also skip this.";
export const askPhoneAgain =
  "I didn't get a complete number. Please say all ten digits, or “skip”.";
export const leaveOutPhone = "I'll leave the number out.";
export const askPhoneForCallback = "What number can we call you back at?";
export const askReach = "How can we reach you? A phone number or an email address?";
export const askReachAgain = "I need a phone number with ten digits, or an email address, please.";

export const askReachOrNone =
  "Which number or email? Say “none”, and I'll pass it on without one, but then it can't be answered.";

export const askMessage = (name: string) => `What should I tell ${name}?`;
export const askMessageAgain = (name: string) =>
  `Please say your message for ${name} in your own words. I write it down as it is.`;

export const askCode =
  "What's the six-digit code from your confirmation email? If you don't have it, tell me your name and the exact day and time of the appointment.";
// What of the name, the day and the time was said already is not asked for again.
const withoutCode = (what: string) =>
  `What's the six-digit code from your confirmation email? If you don't have it, tell me ${what}.`;
export const askCodeOrDayAndTime = withoutCode("the exact day and time of the appointment");
export const askCodeOrDay = withoutCode("which day the appointment is on");
export const askCodeOrHour = withoutCode("the exact time of the appointment");
export const askCodeOrName = withoutCode("the name that it is under");
export const askCodeOrNameAndHour = withoutCode("the name that it is under and the exact time");
export const askCodeAgain =
  "Please tell me the six digits of the code, or your name with the exact day and time of the appointment.";
export const askCodeOrTime =
  "Is there a six-digit number in your confirmation email? Without it I need your name and the time, like “Dana Reed, Tuesday the 24th at 2 PM”.";
export const askIdentityName = "What name was it booked under?";
export const askIdentityNameAgain =
  "Which name is the appointment under? Say it like “it's under Dana Reed”.";
export const askIdentityTime = "What day and time is the appointment?";
export const askIdentityDay = "Which day is the appointment on?";
export const askIdentityHour = "What time is the appointment at?";
export const askIdentityTimeAgain =
  "I need the exact day and time it has now, like “Tuesday the 24th at 2 PM”.";

/** The questions after each search in vain: another one each time, the same whatever was searched for. */
export const askAfterSearches = [
  "Please check the six digits in your confirmation email, or tell me the name it is under with its exact day and time. You can also say “message”, and I'll pass one on.",
  "It may be under another name or at another time: which name, day and time does the confirmation show? Or say “message” to leave one.",
  "Is there a text or an email with a six-digit code? If not, it's best to leave a message: just say “message”.",
  "Let's try it with the whole name, the day and the time once more, or leave a message.",
];

export const askMoveOrCancel = "Would you like to move it, or cancel it?";
export const askNewOrMove = "Is that a new appointment, or do you want to move one that you have?";
/** Nothing begins at a time that was taken for that of an appointment. */
export const askWhetherToBook = (moment: string) =>
  `No appointment begins then, and ${moment} is free. Shall I take it for a new one?`;
export const askMoveOrCancelAgain =
  "Should the appointment be moved to another time, or canceled? You can also say “message” to leave one.";

export const askWhatToChange =
  "What should I change: the day, the time, your name, the email or the phone number?";
/** A read-back that was heard but not answered: everything in it again in other words, with the possible answers. */
export const askYes = ({ what, shall }: { what: string; shall: string }, name: string) => [
  `So far I have: ${what}. ${shall} Say “yes” if that's right, or tell me what to change.`,
  `It isn't done before you say “yes”: ${what}. If something is wrong, name it, like “the time” or “the email”.`,
  `One word is enough, “yes” or “no”: ${what}. ${shall}`,
  `I can't tell whether that is a yes: ${what}. Say “yes” and I'll do it, or “message” and I'll pass it on to ${name} as it is.`,
];
/** No answer to the read-back was understood: what was read back becomes a message. */
export const passOnInstead = "All right, nothing is done yet, and I can pass it on as it is.";
/** The questions again, after something else was answered. */
export const goOn: Readonly<Partial<Record<Expecting, string>>> = {
  day: "So, which day works for you?",
  name: "So, what is your name?",
  email: "So, what email should I send the confirmation to?",
  phone: "So, is there a phone number? You can also skip this.",
  code: "So, what is the six-digit code, or your name and the time of the appointment?",
};
export const askAnythingElse = "Is there anything else?";
export const askAnythingElseAgain =
  "I am an automated assistant and did not understand that. Is there anything else I can do? If not, just say goodbye.";
export const askWant =
  "I can book, move or cancel an appointment, or take a message. What would you like?";
export const bookOrMessage = "Would you like to book an appointment, or leave a message?";
export const whatItIs = "I am an automated assistant.";
/** To a caller who tells of a house or a loan, and asks for nothing yet. */
export const offerTalk = (name: string) =>
  `I can find you a time with ${name} to talk about that. ${askDay}`;
export const offerTalkOrMessage = (name: string) =>
  `I am an automated assistant. I can find you a time with ${name} to talk about that, or take a message. Which would you like?`;
export const timesOrMessage = (starts: readonly Date[], zone: ZoneRules) =>
  `The next free times are ${startsWords(starts, zone)}, or I can take a message. Which would you like?`;
export const askEmailToAnswer = "What is your email address?";
/** After a turn that was not understood: says again that it is an assistant, since that may have been the question. */
export const askWantAgain =
  "I am an automated assistant and did not understand that. You can say, for example, “an appointment on Tuesday at 2”, “cancel my appointment” or “leave a message”.";
export const askWantSimply =
  "Sorry, I still don't understand. Is it about a new appointment, one that you already have, or a message?";

export const askStop = "Do you want us to stop contacting you?";
export const askStopAddress =
  "I can't see your number or email from here, so without one of them I don't know whom to stop contacting. Which is it?";
