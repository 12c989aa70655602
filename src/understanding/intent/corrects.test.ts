import { expect, test } from "vitest";
import type { Detail, Expecting } from "../heard.ts";
import { hear, readBack } from "../corpus/hear.ts";

test.each<[string, Expecting, Detail[]]>([
  ["no the email is wrong", "confirm", ["email"]],
  ["wrong name", "confirm", ["name"]],
  ["change the time", "confirm", ["time"]],
  ["it's not smith", "confirm", ["name"]],
  ["actually make it thursday", "confirm", ["day"]],
  ["can we change the day", "confirm", ["day"]],
  ["my phone number is wrong", "confirm", ["phone"]],
  ["that's not my email", "confirm", ["email"]],
  ["no it's 4 pm", "confirm", ["time"]],
  ["the name should be Jon", "confirm", ["name"]],
  ["you misspelled my name", "confirm", ["name"]],
  ["make it an hour", "confirm", ["length"]],
  ["yes", "confirm", []],
  ["that's not right", "confirm", []],
  ["not thursday, friday", "confirm", ["day"]],
  ["my email is ana@example.com", "email", []],
  ["actually friday is better", "name", ["day"]],
  ["it's not good", "confirm", []],
  ["wrong date", "confirm", ["day"]],
  ["can you fix the email", "confirm", ["email"]],
  ["different time please", "confirm", ["time"]],
  ["i'm not available", "confirm", []],
  ["tuesday at 3", "want", []],
  ["thursday at 4", "confirm", ["day", "time"]],
  ["update my phone", "confirm", ["phone"]],
])("%s, when expecting %s, corrects %j", (text, expecting, corrects) => {
  expect(hear(text, { ...readBack, expecting }).corrects).toEqual(corrects);
});
