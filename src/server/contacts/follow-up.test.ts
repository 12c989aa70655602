import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FollowUp, followUps } from "#domain/contacts/follow-up.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

// How far a professional is with a lead, beside the lead's status.

const noon = Date.parse("2026-11-23T12:00:00Z");
let now = new Date(noon);
let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  now = new Date(noon);
  ana = await app.as(fresh(people.ana));
});

/** Adds a lead; each is a minute newer than the one before. */
async function addLead(firstName: string, followUp: FollowUp = "New", rest: object = {}) {
  const id = newId();
  now = new Date(now.getTime() + 60_000);
  await ana.api.contacts.addLead({ id, lead: { firstName, lastName: "Berg", ...rest } });
  if (followUp !== "New") await ana.api.contacts.setFollowUp({ id, followUp });
  return id;
}

type Query = Omit<Parameters<SignedIn["api"]["contacts"]["list"]>[0], "type">;
const names = async (query: Query = {}, who = ana) => {
  const { contacts } = await who.api.contacts.list({ type: "Lead", ...query });
  return contacts.map(({ firstName }) => firstName);
};

describe("a lead", () => {
  test("is New until the professional says otherwise, and its status and version stay", async () => {
    const id = await addLead("Ida");
    const added = await ana.api.contacts.getLead({ id });
    expect(added).toMatchObject({ followUp: "New", status: "New Lead", version: 1 });
    for (const followUp of [...followUps].reverse()) {
      const saved = await ana.api.contacts.setFollowUp({ id, followUp });
      expect(saved).toMatchObject({ followUp, status: "New Lead", version: 1 });
    }
    const unknown = "Someday" as FollowUp;
    await expect(ana.api.contacts.setFollowUp({ id, followUp: unknown })).rejects.toThrow();
  });

  test("has each change in its timeline once", async () => {
    const id = await addLead("Ida", "Contacted");
    await ana.api.contacts.setFollowUp({ id, followUp: "Contacted" });
    const { events } = await ana.api.contacts.timeline({ id });
    expect(events.map(({ kind }) => kind)).toEqual(["edited", "created"]);
    expect(events[0]!.changes).toEqual([{ field: "followUp", before: "New", after: "Contacted" }]);
  });

  test("keeps it when it is edited, deleted and restored, and converted", async () => {
    const id = await addLead("Ida", "Nurturing");
    const lead = { firstName: "Ida", lastName: "Rhee" };
    expect(await ana.api.contacts.editLead({ id, version: 1, lead })).toMatchObject({
      followUp: "Nurturing",
      version: 2,
    });
    await ana.api.contacts.remove({ id });
    await ana.api.contacts.restore({ id });
    expect(await ana.api.contacts.read({ id })).toMatchObject({ followUp: "Nurturing" });
    await ana.api.contacts.convertLead({ id, deal: lead });
    expect(await ana.api.contacts.read({ id })).toMatchObject({ followUp: "Nurturing" });
    await expect(ana.api.contacts.setFollowUp({ id, followUp: "New" })).rejects.toMatchObject({
      code: "NOT_A_LEAD",
    });
  });

  test("of another professional can't be changed, and one that was deleted says so", async () => {
    const id = await addLead("Ida");
    const ben = await app.as(fresh(people.ben));
    await expect(ben.api.contacts.setFollowUp({ id, followUp: "New" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await ana.api.contacts.remove({ id });
    await expect(ana.api.contacts.setFollowUp({ id, followUp: "New" })).rejects.toMatchObject({
      code: "DELETED",
    });
  });
});

describe("the list by follow-up", () => {
  const states = ["Not now", "New", "Contacted", "Nurturing", "New", "Contacted"] as const;
  const inOrder = ["L5", "L2", "L6", "L3", "L4", "L1"];
  beforeEach(async () => {
    for (const [index, state] of states.entries())
      await addLead(`L${index + 1}`, state, { tags: ["vip"], source: "Zillow" });
  });

  test("begins with New, newest first, then Contacted, Nurturing and Not now", async () => {
    expect(await names({ sort: "followUp" })).toEqual(inOrder);
    expect(await names({ sort: "followUp", direction: "desc" })).toEqual(inOrder.toReversed());
    expect(await names()).toEqual(["L6", "L5", "L4", "L3", "L2", "L1"]);
  });

  test.each([{}, { tag: "vip" }, { search: "berg" }, { statuses: ["New Lead"] }])(
    "is paginated without gaps with %o",
    async (narrowed: Query) => {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await ana.api.contacts.list({
          type: "Lead",
          sort: "followUp",
          limit: 2,
          ...narrowed,
          ...(cursor && { cursor }),
        });
        seen.push(...page.contacts.map(({ firstName }) => firstName));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen).toEqual(inOrder);
    },
  );

  test("can be narrowed to some states, also in a search, and is counted", async () => {
    const both: Query = { followUps: ["New", "Not now"] };
    expect(await names(both)).toEqual(["L5", "L2", "L1"]);
    expect(await names({ ...both, search: "berg" })).toEqual(["L5", "L2", "L1"]);
    expect(await names({ ...both, tag: "vip", sort: "followUp" })).toEqual(["L5", "L2", "L1"]);
    expect(await names({ followUps: ["Contacted"], search: "L3" })).toEqual(["L3"]);
    // As New Leads asks.
    expect(await names({ ...both, statuses: ["New Lead"], sort: "followUp" })).toEqual([
      "L5",
      "L2",
      "L1",
    ]);
    for (const more of [{}, { search: "berg" }, { statuses: ["New Lead"] }])
      expect(await ana.api.contacts.count({ type: "Lead", ...both, ...more })).toEqual({
        count: 3,
        isMore: false,
      });
    const nobody: FollowUp[] = [];
    await expect(names({ followUps: nobody })).rejects.toThrow();
  });
});
