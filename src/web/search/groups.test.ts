import { expect, test } from "vitest";
import type { NamedContact, Why } from "#contract/search.ts";
import { zoneNamed } from "#test/harness/zones.ts";
import type { Entry } from "./entry.ts";
import { type Found, groupsOf } from "./groups.ts";

const page = (words: string): Entry => ({ id: words, kind: "page", words, to: "/" });
const own = {
  pages: ["All Leads", "Lead sources"].map(page),
  acts: [{ ...page("Add a lead"), kind: "act" as const }],
};
const nobody: Found = { contacts: [], appointments: [], professionals: [] };
const zone = zoneNamed("America/New_York");

const contact = (type: NamedContact["type"], how: Why["how"]) => ({
  id: `${type}-${how}`,
  type,
  status: "New Lead",
  firstName: "Lea",
  lastName: "Ader",
  companyName: null,
  why: { field: "name" as const, text: "Lea Ader", how },
});
const ids = (text: string, data?: Found, remembered: Entry[] = []) =>
  groupsOf({ text, data, own, remembered, zone }).map(({ id }) => id);

test("the group whose first entry matches best comes first", () => {
  const contacts = [contact("Lead", "similar"), contact("Deal", "exact")];
  expect(ids("lea", { ...nobody, contacts })).toEqual(["deals", "pages", "acts", "leads"]);
});

test("among equal groups, own records come first, and professionals last", () => {
  const contacts = [contact("Referral Partner", "prefix"), contact("Lead", "prefix")];
  const professionals = [
    {
      id: "p",
      fullName: "Lea Lund",
      roleInBusiness: "Agent" as const,
      companyName: null,
      why: contacts[0]!.why,
    },
  ];
  expect(ids("lea", { ...nobody, contacts, professionals }).filter((id) => id !== "acts")).toEqual([
    "leads",
    "partners",
    "pages",
    "professionals",
  ]);
});

test("before the server answers, pages and commands are found; no match shows no group", () => {
  expect(ids("lead").toSorted()).toEqual(["acts", "pages"]);
  expect(ids("zzzz", nobody)).toEqual([]);
});

test("without a text, recent entries come first, then commands", () => {
  expect(ids("", nobody, [page("Lea Ader")])).toEqual(["recent", "acts", "pages"]);
  expect(ids("")).toEqual(["acts", "pages"]);
});

test("a text shows at most five pages", () => {
  const many = { pages: Array.from({ length: 9 }, (_, at) => page(`Lead list ${at}`)), acts: [] };
  const [group] = groupsOf({ text: "lead", data: nobody, own: many, remembered: [], zone });
  expect(group?.entries).toHaveLength(5);
});
