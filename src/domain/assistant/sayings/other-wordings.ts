import * as asks from "./asks.ts";

/** Other words for what is easily said twice in a row. */
export const otherWordings: Readonly<Record<string, readonly string[]>> = {
  [asks.askDay]: ["What day would suit you?", "Tell me a day, please."],
  [asks.askEmail]: ["Which email address may I use for the confirmation?"],
  [asks.goOn.day!]: ["Back to the day: which one works for you?"],
  [asks.goOn.email!]: ["Back to the confirmation: which email should it go to?"],
  [asks.goOn.phone!]: ["Back to the phone number: is there one?"],
  [asks.goOn.code!]: [asks.askCodeAgain],
  [asks.askReach]: ["At which phone number or email address can we answer you?"],
  [asks.askWant]: ["What would you like: an appointment, a change to one, or a message?"],
  [asks.bookOrMessage]: [
    "What would you like: to book an appointment, or leave a message?",
    "Say “book” for an appointment, or “message” to leave one.",
  ],
  [asks.askCodeAgain]: [asks.askCodeOrTime],
  "I can't find an appointment with those details.": [
    "I still can't find an appointment with those details.",
  ],
  "I can book, move or cancel an appointment, or take a message.": [
    "I make, move and cancel appointments, and I take messages.",
  ],
  "I am an automated assistant and did not understand that.": [
    "I'm automated, and I didn't get that one either.",
  ],
};
