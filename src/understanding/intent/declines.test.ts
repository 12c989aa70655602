import { expect, test } from "vitest";
import type { Detail, Expecting } from "../heard.ts";
import { hear } from "../corpus/hear.ts";

test.each<[string, Expecting, Detail[]]>([
  ["i'd rather not", "phone", ["phone"]],
  ["no phone", "phone", ["phone"]],
  ["skip", "email", ["email"]],
  ["i don't have one", "email", ["email"]],
  ["none", "phone", ["phone"]],
  ["no notes", "notes", ["notes"]],
  ["no", "notes", ["notes"]],
  ["nothing", "notes", ["notes"]],
  ["that's all", "notes", ["notes"]],
  ["nope", "notes", ["notes"]],
  ["prefer not to say", "name", ["name"]],
  ["i don't have the code", "code", ["code"]],
  ["i lost it", "code", ["code"]],
  ["no email", "want", ["email"]],
  ["i don't want to give my phone number", "want", ["phone"]],
  ["without my name", "want", ["name"]],
  ["yes", "phone", []],
  ["718 555 0142", "phone", []],
  ["no my number is 718 555 0142", "phone", []],
  ["why do you need that", "phone", ["phone"]],
  ["i don't have an email", "email", ["email"]],
  ["I don't have email but my phone is 718 555 0142", "email", ["email"]],
  ["leave it blank", "phone", ["phone"]],
  ["not comfortable sharing that", "phone", ["phone"]],
  ["my email is not right", "confirm", []],
  ["no the name is wrong", "confirm", []],
  ["i can't find the code", "code", ["code"]],
  ["do i have to", "phone", ["phone"]],
  ["john", "name", []],
])("%s, when asked for %s, declines %j", (text, expecting, declines) => {
  expect(hear(text, { expecting }).declines).toEqual(declines);
});
