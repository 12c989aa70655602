import { describe, expect, test } from "vitest";
import type { Day } from "#domain/kernel/day.ts";
import { ruleAgainst } from "../messages/signature.ts";
import { draftWords } from "./draft-words.ts";
import { counted, periodWords } from "./period-words.ts";

const today = "2026-11-18" as Day;

test.each([
  ["2026-11-18", "2026-11-18", "today, Wednesday, November 18"],
  ["2026-11-19", "2026-11-19", "tomorrow, Thursday, November 19"],
  ["2026-11-17", "2026-11-17", "yesterday, Tuesday, November 17"],
  ["2026-11-24", "2026-11-24", "on Tuesday, November 24"],
  ["2026-11-18", "2026-11-22", "from Wednesday, November 18 to Sunday, November 22"],
  ["2027-01-01", "2027-01-01", "on Jan 1, 2027"],
])("%s to %s reads as %s", (from, until, words) =>
  expect(periodWords({ from: from as Day, until: until as Day }, today)).toBe(words),
);

test("counts", () => {
  expect([0, 1, 2].map((count) => counted(count, "entry", "entries"))).toEqual([
    "no entries",
    "1 entry",
    "2 entries",
  ]);
});

describe("a draft", () => {
  const about = {
    reader: { firstName: "Dana" },
    writer: { fullName: "Ana Ruiz", companyName: null },
    days: 30,
    links: { talkLink: "https://x.test/talk/1" },
  };

  test.each(["mail", "text"] as const)("by %s that follows up breaks no rule", (channel) => {
    const { words } = draftWords({ ...about, channel, message: null });
    expect(words).toContain("Hi Dana,");
    expect(words).toContain("https://x.test/talk/1");
    expect(ruleAgainst(words, about.writer)).toBeNull();
  });

  test("quotes the professional's words as a sentence, and a short one is its subject", () => {
    expect(draftWords({ ...about, channel: "mail", message: " see you at 3! " })).toEqual({
      subject: "See you at 3",
      words: "Hi Dana,\n\nSee you at 3!\n\nAna Ruiz",
    });
    const long = "the papers are ready and lie at the desk for you whenever you come by";
    expect(draftWords({ ...about, channel: "mail", message: long })).toMatchObject({
      subject: "A message from Ana Ruiz",
    });
    expect(draftWords({ ...about, channel: "text", message: "the keys are here" })).toEqual({
      subject: null,
      words: "Hi Dana, this is Ana Ruiz. The keys are here.",
    });
  });
});
