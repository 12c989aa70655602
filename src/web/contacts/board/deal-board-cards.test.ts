import { expect, test } from "vitest";
import type { ContactSummary } from "#contract/contacts/lists.ts";
import { type Pages, withCard, withoutCard } from "./deal-board-cards.ts";

function card(id: string, minute: number): ContactSummary {
  return {
    id,
    type: "Deal",
    status: "Working Deal",
    followUp: "New",
    version: 1,
    leadId: null,
    firstName: id,
    lastName: null,
    email: null,
    phoneNumber: null,
    companyName: null,
    city: null,
    state: null,
    source: null,
    tags: [],
    budget: null,
    purchasePrice: null,
    closingDate: null,
    isRefinance: false,
    createdAt: new Date(Date.UTC(2026, 2, 1, 12, minute)),
    lastContactAt: null,
    leadsSent: null,
    lastReferralAt: null,
  };
}

const column = (...pages: ContactSummary[][]): Pages => ({
  pages: pages.map((contacts) => ({ contacts, nextCursor: null, isSimilar: false })),
  pageParams: pages.map(() => undefined),
});
const ids = ({ pages }: Pages) => pages.map(({ contacts }) => contacts.map(({ id }) => id));

test.each([
  ["in the middle", 25, [["c", "x", "b"], ["a"]]],
  [
    "at the beginning of a later page",
    15,
    [
      ["c", "b"],
      ["x", "a"],
    ],
  ],
  ["at the very beginning", 40, [["x", "c", "b"], ["a"]]],
  [
    "at the very end",
    5,
    [
      ["c", "b"],
      ["a", "x"],
    ],
  ],
])("a card is inserted %s by its age", (_place, minute, expected) => {
  const before = column([card("c", 30), card("b", 20)], [card("a", 10)]);
  expect(ids(withCard(before, card("x", minute)))).toEqual(expected);
});

test("of two cards created at the same time, the one with the greater id comes first", () => {
  expect(ids(withCard(column([card("b", 1)]), card("a", 1)))).toEqual([["b", "a"]]);
  expect(ids(withCard(column([card("a", 1)]), card("b", 1)))).toEqual([["b", "a"]]);
});

test("a card that is already in the column is listed once", () => {
  const before = column([card("b", 2), card("a", 1)]);
  expect(ids(withCard(before, card("a", 3)))).toEqual([["a", "b"]]);
});

test("the first card can be added to an empty column and removed again", () => {
  const one = withCard(column([]), card("a", 1));
  expect(ids(one)).toEqual([["a"]]);
  expect(ids(withoutCard(one, "a"))).toEqual([[]]);
  expect(ids(withoutCard(one, "b"))).toEqual([["a"]]);
});
