import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { milestoneFields } from "#domain/contacts/deal-progress.ts";
import { partyRoles } from "#domain/contacts/record-fields.ts";
import type { Day } from "#domain/kernel/day.ts";
import { asSent, ruleAgainst } from "../messages/signature.ts";
import { changedDates, type DateChange, stillTrue } from "./changes.ts";
import { facts, mayLearn, milestoneRoles, roleOfParty } from "./roles.ts";
import { causeOf, milestoneMessage } from "./words.ts";

const day = (text: string) => text as Day;
const today = day("2026-11-22");
const writer = { fullName: "Ana Ruiz", companyName: "Ruiz Realty" };
const deal = { propertyAddress: "12 Elm St, Troy", clientLastName: "Okafor" };
const closing: DateChange = { field: "closingDate", before: null, after: day("2026-12-04") };
const moved: DateChange = { ...closing, before: day("2026-12-01") };

describe("which dates changed", () => {
  test("those that were set or moved, in milestone order", () => {
    const before = { closingDate: "2026-12-01", titleInDate: "2026-11-20", inspectionDate: null };
    const after = {
      closingDate: "2026-12-04",
      titleInDate: "2026-11-20",
      inspectionDate: "2026-11-25",
    };
    expect(changedDates(before, after)).toEqual([
      { field: "inspectionDate", before: null, after: "2026-11-25" },
      { field: "closingDate", before: "2026-12-01", after: "2026-12-04" },
    ]);
  });

  test.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ closingDate: "2026-12-01" }, { closingDate: null }],
    [{ closingDate: "2026-12-01" }, {}],
    [{}, { closingDate: "soon" }],
    [{}, { closingDate: 20261204 }],
    [{}, { appraisalValue: "500000", commissionAmount: 3 }],
  ])("from %j to %j there is nothing to report", (before, after) => {
    expect(changedDates(before, after)).toEqual([]);
  });

  test("a date that was set again since is not reported", () => {
    expect(stillTrue([closing], { closingDate: "2026-12-04" })).toEqual([closing]);
    expect(stillTrue([closing], { closingDate: "2026-12-07" })).toEqual([]);
    expect(stillTrue([closing], {})).toEqual([]);
  });
});

describe("who may learn what", () => {
  const secret = [
    "appraisalValue",
    "purchasePrice",
    "commissionAmount",
    "borrowerMonthlyIncome",
    "borrowerMonthlyDebts",
    "currentDtiWithoutHousing",
    "proposedInterestRate",
    "notes",
    "offersMade",
  ];
  test.each(milestoneRoles)("%s learns no income, debt, rate, ratio or price", (role) => {
    for (const field of secret) expect(mayLearn(role, field), field).toBe(false);
  });

  test.each([
    ["client", 10],
    ["coBorrower", 10],
    ["buyerAgent", 8],
    ["listingAgent", 8],
    ["loanOfficer", 7],
    ["title", 4],
    ["appraiser", 1],
    ["inspector", 1],
    ["attorney", 6],
  ] as const)("%s learns of %i dates", (role, count) => {
    expect(milestoneFields.filter((field) => mayLearn(role, field))).toHaveLength(count);
  });

  test.each(["Other", "Other Side", "Neighbour", "", "constructor", "__proto__"])(
    "the party %j learns nothing",
    (name) => {
      expect(roleOfParty(name)).toBeNull();
      for (const what of [...milestoneFields, ...facts]) expect(mayLearn(name, what)).toBe(false);
    },
  );

  test("every party of the form but two has a role", () => {
    expect(partyRoles.filter((name) => roleOfParty(name) === null)).toEqual([
      "Other Side",
      "Other",
    ]);
  });

  test("appraisers and inspectors do not learn the client's name", () => {
    for (const role of ["appraiser", "inspector"] as const)
      expect(mayLearn(role, "clientName")).toBe(false);
  });
});

describe("the texts", () => {
  const letter = (
    part: Partial<Parameters<typeof milestoneMessage>[1]>,
    channel = "mail" as const,
  ) =>
    milestoneMessage(channel, {
      role: "client",
      changes: [closing],
      deal,
      reader: { name: "Lee" },
      writer,
      today,
      ...part,
    });

  test("a future date, a past day, a moved day", () => {
    const changes: DateChange[] = [
      { field: "appraisalInDate", before: null, after: day("2026-11-20") },
      moved,
    ];
    expect(letter({ changes })).toEqual({
      subject: "Appraisal in, Closing: 12 Elm St, Troy",
      words: [
        "Hi Lee,",
        "Here's an update on 12 Elm St, Troy.",
        "The appraisal came in on Nov 20, 2026.\nThe closing is set for Dec 4, 2026 (it was Dec 1, 2026).",
        "Questions? Ask Ana Ruiz.",
      ].join("\n\n"),
    });
  });

  test("a role learns only its own part, and nothing when none of it is its own", () => {
    const changes: DateChange[] = [
      { field: "appraisalOrderedDate", before: null, after: day("2026-11-25") },
      closing,
    ];
    const appraiser = letter({ role: "appraiser", changes });
    expect(appraiser?.subject).toBe("Appraisal ordered: 12 Elm St, Troy");
    expect(appraiser?.words).toContain("The appraisal will be ordered on Nov 25, 2026.");
    expect(appraiser?.words).not.toMatch(/closing/i);
    expect(letter({ role: "inspector", changes })).toBeNull();
  });

  test("without an address it names the client to those who may know, and to no one else", () => {
    const nameless = { propertyAddress: null, clientLastName: "Okafor" };
    expect(letter({ deal: nameless })?.subject).toBe("Closing: your purchase");
    expect(letter({ deal: nameless, role: "title" })?.subject).toBe("Closing: the Okafor purchase");
    const changes: DateChange[] = [{ field: "inspectionDate", before: null, after: today }];
    expect(letter({ deal: nameless, role: "inspector", changes })?.subject).toBe(
      "Inspection: a purchase",
    );
  });

  test("a date of today is not reported as having taken place", () => {
    const changes: DateChange[] = [{ ...closing, after: today }];
    expect(letter({ changes })?.words).toContain("The closing is set for Nov 22, 2026.");
  });

  test("the cause names what happened", () => {
    expect(causeOf(closing)).toBe("Closing set to Dec 4, 2026");
    expect(causeOf(moved)).toBe("Closing moved from Dec 1, 2026 to Dec 4, 2026");
  });

  test("every role's message passes the guard and names no amount, whatever changed", () => {
    const days = fc.integer({ min: 0, max: 800 }).map((offset) => dayAfter(offset));
    const change = fc.record({
      field: fc.constantFrom(...milestoneFields),
      before: fc.option(days),
      after: days,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...milestoneRoles),
        fc.array(change, { minLength: 1, maxLength: 10 }),
        fc.constantFrom("mail" as const, "text" as const),
        (role, changes, channel) => {
          const written = milestoneMessage(channel, {
            role,
            changes,
            deal,
            reader: { name: "Lee" },
            writer,
            today,
          });
          if (!written) return changes.every(({ field }) => !mayLearn(role, field));
          expect(ruleAgainst(`${written.subject ?? ""}\n${written.words}`, writer)).toBeNull();
          const optOutLink = { stopLink: "https://h.test/s" };
          const sent = asSent(channel, written.words, { writer, optOutLink });
          if (channel === "text") expect(sent).not.toContain("…");
          expect(sent).not.toMatch(/[$%]/);
          return true;
        },
      ),
    );
  });
});

function dayAfter(offset: number): Day {
  return new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10) as Day;
}
