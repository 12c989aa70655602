import { describe, expect, test } from "vitest";
import {
  groundedCode,
  groundedEmail,
  groundedName,
  groundedPhone,
  groundedPurpose,
} from "./grounding.ts";

describe("a claimed detail must have been said", () => {
  test.each([
    ["it's ana.lopez@gmail.com thanks", "Ana.Lopez@gmail.com", "ana.lopez@gmail.com"],
    ["ana dot lopez at gmail dot com", "ana.lopez@gmail.com", "ana.lopez@gmail.com"],
    ["it's a n a, seven seven, at g mail dot com", "ana77@gmail.com", "ana77@gmail.com"],
    ["A-N-A underscore l at homes dot test.", "ana_l@homes.test", "ana_l@homes.test"],
    ["it's ana.lopez@gmail.com", "eve@evil.test", null],
    ["banana@gmail.com", "ana@gmail.com", null],
    ["ana@gmail.com", "ana@gmail.co", null],
    ["banana at gmail dot com", "ana@gmail.com", null],
    ["ana at gmail dot community", "ana@gmail.com", null],
    ["ana lopez at gmail dot com", "ana.lopez@gmail.com", null],
    ["añа@gmail.com", "ana@gmail.com", null],
    ["añ@gmail.com", "an@gmail.com", null],
    ["write me", "ana@gmail.com", null],
    ["at dot com", "@.com", null],
  ])("email: %s + %s", (text, email, expected) => {
    expect(groundedEmail(email, text)).toBe(expected);
  });

  test.each([
    ["call (718) 555-0100 please", "718-555-0100", "+17185550100"],
    ["seven one eight, five five five, oh one double zero", "+17185550100", "+17185550100"],
    ["1 718 555 0100", "7185550100", "+17185550100"],
    ["+44 20 7946 0000", "+442079460000", "+442079460000"],
    ["plus four four 20 7946 0000", "442079460000", "+442079460000"],
    ["718 555 0100", "718 555 0199", null],
    ["718 555 0100 7", "718 555 0100", null],
    ["+44 20 7946 0000 7", "+442079460000", null],
    ["my budget is 500", "+19005550100", null],
    ["900", "900", null],
    ["018 555 0100", "0185550100", null],
    ["44 20 7946 0000", "+442079460000", null],
  ])("phone: %s + %s", (text, phone, expected) => {
    expect(groundedPhone(phone, text)).toBe(expected);
  });

  test.each([
    ["the code is 123 456", "123456", "123456"],
    ["one two three four five six", "123456", "123456"],
    ["123456", "123457", null],
    ["1234567", "123456", null],
    ["no idea", "000000", null],
  ])("code: %s + %s", (text, code, expected) => {
    expect(groundedCode(code, text)).toBe(expected);
  });

  test.each([
    ["ana lopez", "Ana Lopez", "Ana Lopez"],
    ["it's ana, l o p e z", "Ana Lopez", "Ana Lopez"],
    ["that would be Seán O’Brien", "Sean O'Brien", "Sean O'Brien"],
    ["ana lopez", "Ana Marin", null],
    ["lopez ana", "Ana Lopez", null],
    ["banana", "Ana", null],
    ["ana lopez", "Lopez; drop table", null],
    ["call 555", "555", null],
    ["you know who i am and what i want of you", "you know who i am and what", null],
  ])("name: %s + %s", (text, name, expected) => {
    expect(groundedName(name, text)).toBe(expected);
  });

  test.each([
    ["we want to sell our home", "Selling a home", "Selling a home"],
    ["talk about a refi nance", "Refi", "Refi"],
    ["we want to sell our home", "Wire the deposit", null],
    ["we want to sell our home", "a home for 500", null],
    ["we want to sell our home", "the", null],
  ])("purpose: %s + %s", (text, purpose, expected) => {
    expect(groundedPurpose(purpose, text)).toBe(expected);
  });
});
