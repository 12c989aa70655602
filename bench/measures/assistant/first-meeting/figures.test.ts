import { expect, test } from "vitest";
import { figuresOf, type Played, storyOf } from "./figures.ts";
import { turn, vera } from "./fixture.ts";

const call = (family: Played["caller"]["family"], change: Partial<Played> = {}): Played => ({
  caller: { ...vera, family },
  verdict: "right",
  why: "",
  turns: [],
  unread: 0,
  repeated: [],
  ...change,
});

test("calls are counted as a whole and by family", () => {
  const figures = figuresOf([
    call("plain"),
    call("plain", { verdict: "wrong", unread: 1, repeated: ["again"] }),
    call("Spanish", { verdict: "undone", why: "broke: off" }),
    call("one breath", { repeated: ["again", "and again"] }),
  ]);
  expect(figures).toEqual({
    first_meeting_callers: 4,
    first_meeting_success: 0.5,
    first_meeting_wrong: 0.25,
    first_meeting_broken: 1,
    first_meeting_lowest_family: 0,
    success_plain: 0.5,
    success_one_breath: 1,
    success_spanish: 0,
    spanish_success: 0,
    commits_without_readback: 1,
    repeated_sentences: 3,
  });
});

test("a story has what was meant, what was said and what was wrong", () => {
  const turns = [
    turn({ says: null, answer: ["Hi."] }),
    turn({ says: "hello", answer: ["Which day?"] }),
  ];
  const story = storyOf(call("plain", { verdict: "wrong", why: "another time", turns }));
  for (const part of ["wrong another time", "Vera Lind", "> hello", "  Which day?"])
    expect(story).toContain(part);
});
