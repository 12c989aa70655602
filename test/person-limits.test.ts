import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { personLimits } from "#domain/account/person-limits.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { addSession, fresh, people } from "#test/harness/people.ts";

// What one signed-in person may do. All people here share one address.
vi.setConfig({ testTimeout: 60_000 });

const lead = () => JSON.stringify({ id: newId(), lead: { firstName: "Priya", lastName: "Raman" } });
const addLead = (by: SignedIn, headers: Record<string, string> = {}) =>
  by.fetch("/api/v1/leads", { method: "POST", body: lead(), headers });
const search = (by: SignedIn) => by.fetch("/api/v1/professionals?term=ana");

/** Repeats something, some at a time; returns how many succeeded, the refusals, and the duration in seconds. */
async function flood(times: number, act: () => Promise<Response>) {
  const began = performance.now();
  const refused: Response[] = [];
  let taken = 0;
  let left = times;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left > 0) {
        left -= 1;
        const answer = await act();
        if (answer.ok) taken += 1;
        else refused.push(answer);
        if (answer.ok) await answer.body?.cancel();
      }
    }),
  );
  return { taken, refused, seconds: (performance.now() - began) / 1000 };
}

/** What a per-minute allowance lets through in that time: a third at once, the rest gradually. */
const aMinute = 60;
const mostIn = (seconds: number) => aMinute / 3 + (aMinute / 60) * seconds + 1;

describe.each([
  ["changes", addLead, "That’s a lot of changes at once, so we didn’t save this one."],
  ["searches", search, "That’s a lot of searches at once."],
] as const)("a flood of %s by one person", (_, act, words) => {
  test("a person can use the whole allowance, and is then refused with the time to wait", async () => {
    // A tenth of the default, so that a slow machine reaches it too.
    const tenth = { writesAMinute: aMinute, searchesAMinute: aMinute, liveChannels: 2 };
    await using slow = await testApp({ config: { personLimits: tenth } });
    const ana = await slow.as(fresh(people.ana));
    const ben = await slow.as(fresh(people.ben));
    const { taken, refused, seconds } = await flood(100, () => act(ana));
    expect(taken).toBeGreaterThanOrEqual(aMinute / 3);
    expect(taken).toBeLessThanOrEqual(mostIn(seconds));
    expect(taken + refused.length).toBe(100);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    const last = refused.at(-1)!;
    const wait = Number(last.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(await last.json()).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      message: expect.stringContaining(words),
      data: { retryAfterSeconds: wait },
    });
    // A colleague at the same address isn't held up.
    expect((await act(ben)).status).toBe(200);
    // After the stated wait it works again.
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    expect((await act(ana)).status).toBe(200);
  });
});

describe("the allowance", () => {
  let small: TestApp;
  beforeAll(async () => {
    // Three at once; another one after twenty seconds or more.
    const tight = { writesAMinute: 9, searchesAMinute: 9, liveChannels: 2 };
    small = await testApp({ config: { personLimits: tight } });
  });
  afterAll(() => small[Symbol.asyncDispose]());

  const statuses = async (acts: (() => Promise<Response>)[]) => {
    const found: number[] = [];
    for (const act of acts) found.push((await act()).status);
    return found;
  };

  test("counts per person over all sessions; their API clients are counted separately", async () => {
    const ana = await small.as(fresh(people.ana));
    const { name, value } = await addSession(small.database, ana.id);
    const elsewhere = { cookie: `${name}=${value}` };
    const { key } = await ana.api.account.makeKey({
      id: newId(),
      name: "Import",
      scopes: ["contacts:write"],
      days: 30,
    });
    const program = { authorization: `Bearer ${key}`, cookie: "" };
    expect(
      await statuses([
        () => addLead(ana),
        () => addLead(ana, elsewhere),
        () => addLead(ana, elsewhere),
        () => addLead(ana, program),
        () => addLead(ana, program),
        () => addLead(ana, program),
        () => addLead(ana, program),
      ]),
    ).toEqual([200, 200, 429, 200, 200, 200, 429]);
  });

  test("also applies to requests from the browser, which say how long to wait", async () => {
    const ana = await small.as(fresh(people.ana));
    for (let count = 0; count < 3; count += 1) await addLead(ana);
    const body = JSON.stringify({ json: JSON.parse(lead()) });
    const answer = await ana.fetch("/rpc/contacts/addLead", { method: "POST", body });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    await expect(
      ana.api.contacts.addLead({ id: newId(), lead: { firstName: "A", lastName: "B" } }),
    ).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", status: 429 });
  });

  test("is not used up by reads, invalid input, or a stranger's requests", async () => {
    const ana = await small.as(fresh(people.ana));
    for (let count = 0; count < 20; count += 1)
      expect((await ana.fetch("/api/v1/contacts?type=Lead")).status).toBe(200);
    for (let count = 0; count < 5; count += 1) {
      const body = JSON.stringify({ id: newId(), lead: {} });
      expect((await ana.fetch("/api/v1/leads", { method: "POST", body })).status).toBe(400);
      expect((await addLead(ana, { cookie: "hearthline.session=nobody.s" })).status).toBe(401);
    }
    expect((await addLead(ana)).status).toBe(200);
  });

  test("for searches covers every search, and not the same lists without one", async () => {
    const ana = await small.as(fresh(people.ana));
    const list = (query: string) => () => ana.fetch(`/api/v1/contacts?type=Lead${query}`);
    expect(
      await statuses([
        list("&search=a"),
        () => ana.fetch("/api/v1/search?text=an"),
        () => search(ana),
        list("&search=an"),
        list(""),
        list("&search="),
      ]),
    ).toEqual([200, 200, 200, 429, 200, 200]);
  });
});

test("docs/limits.md names the current numbers", async () => {
  const text = await readFile(new URL("../docs/limits.md", import.meta.url), "utf8");
  const { writesAMinute, searchesAMinute, liveChannels } = personLimits;
  expect(text).toContain(`${writesAMinute} a minute, ${writesAMinute / 3} of them at once`);
  expect(text).toContain(`${searchesAMinute} a minute, ${searchesAMinute / 3} of them at once`);
  expect(text).toContain(`${liveChannels} open pages`);
});
