import { expect, test } from "vitest";
import { isCarrierStop, readTextWord } from "./text-words.ts";

test.each([
  "STOP",
  "stop.",
  "Stop!!",
  " StopAll ",
  "stop all",
  "Unsubscribe",
  "CANCEL",
  "end",
  "Quit",
  "revoke",
  "opt out",
  "OPTOUT",
  "opt-out",
  "please stop",
  "Please stop texting me",
  "pls stop!",
  "stop texting",
  "stop sending me these",
  "Quit calling me",
  "stop the messages please",
  "don't text me",
  "Don’t ever call me again.",
  "dont contact me anymore",
  "do not call this number again",
  "never text me again",
  "stop please",
  "Stop pls",
  "S T O P",
  "UNSUB",
  "Remove",
  "do not call",
  "I don't want to hear from you",
  "no longer wish to receive texts",
  "cease and desist",
  "dejen de llamarme",
  "no quiero más mensajes",
  "no quiero recibir mas textos",
  "no me escribas",
  "quíteme de su lista",
  "basta",
  "alto por favor",
  "lose my number",
  "delete my number please",
  "take me off your list",
  "remove me from this list",
  "Remove me",
  "get me off of this",
  "unsubscribe me",
  "opt me out",
  "I'd like to opt out",
  "I want to be removed",
  "leave me alone",
  "no more texts",
  "No más",
  "no mas!",
  "I revoke my consent",
  "no me llamen",
  "ok thanks but please stop",
])("%s is an opt-out", (words) => {
  expect(readTextWord(words)).toBe("stop");
});

test.each([
  "yes",
  "Tuesday at 2 works",
  "Can I stop by at 3?",
  "I will stop in tomorrow",
  "cancel my appointment on Tuesday",
  "Please cancel it",
  "Don't call me before 5, I'm at work",
  "don't text me the code, email it",
  "Call me at the end of the day",
  "the bus stop on Main St",
  "End of the month would be great",
  "is there an info sheet?",
  "I need help with my loan",
  "No, Wednesday",
  "no more than 30 minutes",
  "",
])("%j is an answer for the conversation", (words) => {
  expect(readTextWord(words)).toBeNull();
});

test("START and HELP only count alone, and YES is not START", () => {
  expect(["START", "unstop", "Help", "info", "HELP!", "yes"].map(readTextWord)).toEqual([
    "start",
    "start",
    "help",
    "help",
    "help",
    null,
  ]);
});

test("the phone service itself answers only single keywords", () => {
  expect(["STOP", " stop ", "OptOut", "End"].map(isCarrierStop)).toEqual([true, true, true, true]);
  expect(["stop.", "please stop", "arret", "opt out"].map(isCarrierStop)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
