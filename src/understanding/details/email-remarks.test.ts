import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

const said = (text: string, language: "en" | "es" = "en") =>
  hear(text, { expecting: "email", spoken: true, language }).email;

test.each([
  ["r teague r for rosemary at example dot com", "rteague@example.com"],
  ["wolskis w o l s k i s with an s on the end at example dot net", "wolskis@example.net"],
  ["t hull t for tamsin at example dot com", "thull@example.com"],
  ["krupas k r u p a s with an s on the end at example dot net", "krupas@example.net"],
  ["hull as in h u l l at example dot org", "hull@example.org"],
  ["m doyle as in m d o y l e at example dot org", "mdoyle@example.org"],
  ["l a k s h m i dot p just the letter p at example dot net", "lakshmi.p@example.net"],
  ["opaljernigan just run it together at example dot org", "opaljernigan@example.org"],
  ["silas dash crow a dash a hyphen at example dot com", "silas-crow@example.com"],
  ["marcus at adeyemi dot example so a d e y e m i dot example", "marcus@adeyemi.example"],
  ["marisol q so m a r i s o l and then just a q at example dot com", "marisolq@example.com"],
  ["priya dot r the letter r at example dot com", "priya.r@example.com"],
])("a remark on what was just said is no part of an address: %s", (text, is) => {
  expect(said(text)).toBe(is);
});

test.each([
  ["b as in boy q u i l l at example dot com", "bquill@example.com"],
  ["ann smith at example dot com", "annsmith@example.com"],
  ["a dash smith at example dot com", "a-smith@example.com"],
])("what belongs to an address stays: %s", (text, is) => {
  expect(said(text)).toBe(is);
});

test.each([
  ["yadiel r todo pegao la r sola al final arroba example punto com", "yadielr@example.com"],
  ["narcisa y la letra q todo junto arroba example punto net", "narcisaq@example.net"],
  ["equis blandon pegado arroba example punto org", "xblandon@example.org"],
])("in Spanish, too: %s", (text, is) => {
  expect(said(text, "es")).toBe(is);
});
