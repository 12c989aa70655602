import { expect, test } from "vitest";
import type { LinkEvent } from "#contract/links.ts";
import { linkEventKinds } from "#domain/links/sharing.ts";
import { logText } from "./log-text.ts";

const tellers = { me: "leo", otherName: "Ana Ruiz" };
const event = (part: Partial<LinkEvent>): LinkEvent => ({
  id: "1",
  happenedAt: new Date(0),
  kind: "invited",
  actorId: "leo",
  dealName: null,
  sharing: null,
  ...part,
});

test.each([
  [{ kind: "invited" }, "You invited Ana Ruiz"],
  [{ kind: "invited", actorId: "ana" }, "Ana Ruiz invited you"],
  [{ kind: "ended", actorId: "ana" }, "Ana Ruiz ended the link"],
  [{ kind: "deal shared", dealName: "Priya Raman" }, "You shared Priya Raman with Ana Ruiz"],
  [{ kind: "deal withdrawn" }, "You took a deal back"],
  [
    { kind: "sharing changed", sharing: { sharesAllDeals: false, hidesFinances: true } },
    "You set what is shared: chosen deals, income and debts hidden",
  ],
  [
    { kind: "sharing changed", sharing: { sharesAllDeals: true, hidesFinances: false } },
    "You set what is shared: all deals, with income and debts",
  ],
])("%o is shown as %o", (part, text) => {
  expect(logText(event(part), tellers)).toBe(text);
});

test("every kind of event has its own text", () => {
  for (const kind of linkEventKinds) expect(logText(event({ kind }), tellers)).not.toBe(kind);
});
