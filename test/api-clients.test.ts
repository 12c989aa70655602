import { isContractProcedure } from "@orpc/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "#contract/contract.ts";
import { newId } from "#server/platform/ids.ts";
import { unfitMoment } from "#server/platform/http/plain-values.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { procedureNames } from "#test/harness/attempts.ts";
import { routeOf } from "#test/harness/open-api.ts";
import { fresh, people, testPassword } from "#test/harness/people.ts";

// What an API client without a browser may rely on at /api/auth and /api/v1.

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(fresh(people.ana));
});
afterAll(() => app[Symbol.asyncDispose]());

const json = { "content-type": "application/json" };
/** Node's own fetch, which sends a fetch mode and no page. */
const bare = (path: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(new URL(path, app.running.baseUrl), {
    headers: { ...(body && json), ...headers },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    redirect: "manual",
  });

describe("an API client", () => {
  test("signs up, signs in, and adds its first lead", async () => {
    const email = `${newId()}@example.com`;
    const account = { email, name: "Pat Program", password: testPassword };
    const signUp = await bare("/api/auth/sign-up/email", account);
    expect(signUp.status).toBe(200);
    const mail = (await app.mails()).find(({ to }) => to === email)!;
    // The link also proves the password if the sign-up's cookies come with it.
    const cookie = signUp.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const proof = await bare(mail.links[0]!, undefined, { cookie });
    expect(proof.headers.get("location")).toBe("/signin");
    const signedIn = await bare("/api/auth/sign-in/email", { email, password: testPassword });
    expect(signedIn.status, await signedIn.clone().text()).toBe(200);
    const answer = await bare("/api/auth/token?grant_type=password", {
      email,
      password: testPassword,
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const authorization = { authorization: `Bearer ${token}` };
    const lead = { firstName: "Ada", lastName: "Client" };
    const added = await bare("/api/v1/leads", { id: newId(), lead }, authorization);
    expect(added.status).toBe(200);
    const profile = await (await bare("/api/v1/profile", undefined, authorization)).json();
    expect(profile).toMatchObject({ email, fullName: "Pat Program", isProfileComplete: false });
  });

  test.each<[string, Record<string, string>]>([
    ["a foreign origin", { origin: "https://evil.example" }],
    ["the origin null", { origin: "null" }],
    ["a foreign referrer", { referer: "https://evil.example/" }],
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a neighboring site", { "sec-fetch-site": "same-site" }],
    ["another site's form", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
    ["a page without an origin", { "sec-fetch-site": "same-origin" }],
    ["a navigation without an origin", { "sec-fetch-site": "none" }],
    ["cookies and no origin", { cookie: "hearthline.session=x.y" }],
    ["cookies and a foreign origin", { cookie: "a=b", origin: "https://evil.example" }],
    ["cookies and another site", { cookie: "a=b", "sec-fetch-site": "cross-site" }],
  ])("is distinguished from a browser with %s, which is refused", async (_, headers) => {
    for (const [path, body] of [
      ["/api/auth/sign-in/email", { email: ana.email, password: testPassword }],
      ["/api/auth/sign-up/email", { email: "m@evil.test", name: "M", password: testPassword }],
    ] as const) {
      const answer = await bare(path, body, headers);
      expect(answer.status, path).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });
});

describe("a timestamp", () => {
  const calendar = (from: string, until: string) =>
    ana.fetch(`/api/v1/calendar?from=${from}&until=${until}`);
  const startsAt = new Date("2026-12-01T15:00:00Z");
  beforeAll(() =>
    app.sql(
      `insert into appointments (professional_id, id, appointment_time, duration_minutes, status, appointment_type)
       values ($1, $2, $3, 30, 'Scheduled', 'Task')`,
      [ana.id, newId(), startsAt],
    ),
  );

  test.each([
    "2026-12-01T15:00:00Z",
    "2026-12-01T15:00:00.000Z",
    "2026-12-01T10:00:00-05:00",
    "2026-12-01T10:00-0500",
    "2026-12-01T07:00:00-08:00",
    "2026-12-01T05:00:00-10:00",
    "2026-12-01T11:30:00-03:30",
    "2026-12-01T20:45:00+05:45",
    "2026-12-02T05:00:00+14:00",
  ])("is accepted with its offset: %s", async (written) => {
    const from = encodeURIComponent(written);
    const answer = await calendar(from, "2026-12-01T16:00:00Z");
    expect(await answer.json()).toMatchObject([{ appointmentTime: startsAt.toISOString() }]);
    const later = new Date(startsAt.getTime() + 1000).toISOString();
    expect(await (await calendar(later, "2026-12-02T16:00:00Z")).json()).toEqual([]);
  });

  test("is accepted with an unencoded plus", async () => {
    const answer = await calendar("2026-12-01T20:45:00+05:45", "2026-12-01T22:45:00+05:45");
    expect(await answer.json()).toHaveLength(1);
  });

  test.each([
    "2026-12-01T15:00:00",
    "2026-12-01 15:00",
    "2026-12-01",
    "12-01-2026",
    "1-2-3",
    "2026-02-30T10:00:00Z",
    "2026-12-01T25:00:00Z",
    "1764601200",
    "now",
    "",
  ])("without an offset is refused with a message: %j", async (written) => {
    const answer = await calendar(encodeURIComponent(written), "2026-12-02T16:00:00Z");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message: unfitMoment,
      data: { issues: [{ path: ["from"], message: unfitMoment }] },
    });
  });

  test("in a body is read the same way", async () => {
    const id = newId();
    const body = (at: string) =>
      JSON.stringify({
        id,
        startsAt: at,
        durationMinutes: 30,
        timeZone: "America/New_York",
        visitor: { name: "Vera Visitor", email: "vera@example.com", phone: null, notes: null },
      });
    const book = (at: string) => bare(`/api/v1/booking/${ana.id}`, JSON.parse(body(at)) as object);
    expect(await (await book("2026-12-03T10:00:00")).json()).toMatchObject({
      message: unfitMoment,
    });
    const answer = await (await book("2026-12-03T10:00:00-05:00")).json();
    expect(JSON.stringify(answer)).not.toContain(unfitMoment);
  });

  test("until which the assistant is paused is stored in UTC", async () => {
    const { settings } = await ana.api.assistant.settings.read();
    const saved = await ana.api.assistant.settings.save({
      settings: { ...settings, pausedUntil: "2026-12-01T10:00:00-05:00" },
    });
    expect(saved.settings.pausedUntil).toBe("2026-12-01T15:00:00.000Z");
  });
});

describe("a list in a query", () => {
  test.each([
    "statuses=Offer%20Accepted",
    "statuses=Offer+Accepted",
    "statuses[]=Offer%20Accepted",
    "statuses=Offer%20Accepted&statuses=Lost%20Deal",
  ])("is read: %s", async (query) => {
    const deal = { firstName: "Ada", lastName: "Client", status: "Offer Accepted" } as const;
    const leo = await app.as(fresh(people.leo));
    await leo.api.contacts.addDeal({ id: newId(), deal });
    await leo.api.contacts.addDeal({ id: newId(), deal: { ...deal, status: "Closed Deal" } });
    const answer = await leo.fetch(`/api/v1/contacts?type=Deal&${query}`);
    expect((await answer.json()).contacts).toMatchObject([{ status: "Offer Accepted" }]);
  });

  test("of one id is read too, and a single value in a body is not a list", async () => {
    const id = newId();
    await ana.api.contacts.addPartner({ id, partner: { firstName: "Ines" } });
    const names = await ana.fetch(`/api/v1/search/names?contacts=${id}`);
    expect(await names.json()).toMatchObject({ contacts: [{ firstName: "Ines" }] });
    const lead = { firstName: "Ada", lastName: "Client", tags: "vip" };
    const added = await ana.fetch("/api/v1/leads", {
      method: "POST",
      body: JSON.stringify({ id: newId(), lead }),
    });
    expect(added.status).toBe(400);
  });
});

/** The procedures whose input has a field of this name. */
const takingCursors = procedureNames().flatMap((name) => {
  let found: unknown = contract;
  for (const key of name.split(".")) found = (found as Record<string, unknown>)[key];
  if (!isContractProcedure(found)) return [];
  const { shape = {} } = (found["~orpc"].inputSchema ?? {}) as { shape?: object };
  const field = ["cursor", "before"].find((one) => one in shape);
  return field ? [[name, field] as const] : [];
});

describe("a cursor", () => {
  test("is accepted by nine lists", () => {
    expect(takingCursors).toHaveLength(9);
  });

  test.each(takingCursors)("from another list is refused by %s", async (name, field) => {
    const { path } = routeOf(name);
    const contact = newId();
    await ana.api.contacts.addPartner({ id: contact, partner: { firstName: "Ines" } });
    const place = path.replace("{id}", contact);
    const ofOthers = ["bin", "timeline", "receipts", "Lead|added|desc"].map((list) =>
      Buffer.from(`${list}|2026-01-01 00:00:00+00|${newId()}`).toString("base64url"),
    );
    const isOwn =
      name === "contacts.bin" || name === "contacts.timeline" || name.endsWith("receipts");
    for (const cursor of ["x", "", "x'; drop table contacts", ...(isOwn ? [] : ofOthers)]) {
      const query = new URLSearchParams({ [field]: cursor, type: "Lead" });
      if (name !== "contacts.list") query.delete("type");
      const answer = await ana.fetch(`/api/v1${place}?${query}`);
      expect(answer.status, cursor).toBe(400);
      expect((await answer.json()).message).toContain("cursor");
    }
  });
});

describe("a PUT", () => {
  const put = (path: string, body: object) =>
    ana.fetch(`/api/v1${path}`, { method: "PUT", body: JSON.stringify(body) });

  test("without a lead number keeps the lead's, and clears other omitted fields", async () => {
    const id = newId();
    const lead = { firstName: "Ada", lastName: "Client" };
    const added = await ana.api.contacts.addLead({ id, lead: { ...lead, notes: "Twins" } });
    for (const leadId of [undefined, null, ""]) {
      const saved = await (await put(`/leads/${id}`, { lead: { ...lead, leadId } })).json();
      expect(saved.lead).toMatchObject({ leadId: added.lead.leadId, notes: null });
    }
    const changed = await put(`/leads/${id}`, { lead: { ...lead, leadId: "L-1" } });
    expect((await changed.json()).lead.leadId).toBe("L-1");
  });

  test("without a status keeps the deal's", async () => {
    const id = newId();
    const deal = { firstName: "Ada", lastName: "Client" };
    await ana.api.contacts.addDeal({ id, deal: { ...deal, status: "Closed Deal" } });
    expect(await (await put(`/deals/${id}`, { deal })).json()).toMatchObject({
      status: "Closed Deal",
    });
    await app.sql("update contacts set status = 'Of older days' where id = $1", [id]);
    expect(await (await put(`/deals/${id}`, { deal })).json()).toMatchObject({
      status: "Of older days",
    });
  });
});

describe("the OpenAPI description", () => {
  type Parameter = { name: string; style?: string; explode?: boolean; schema: object };
  type Operation = { description?: string; parameters?: Parameter[] };
  const describe_ = async () => {
    const answer = await app.visitor.fetch("/api/openapi.json");
    return ((await answer.json()) as { paths: Record<string, Record<string, Operation>> }).paths;
  };

  test("explains lists in a query, and the statuses", async () => {
    const paths = await describe_();
    const all = Object.values(paths).flatMap((path) =>
      Object.values(path).flatMap(({ parameters = [] }) => parameters),
    );
    expect(all.filter(({ style }) => style === "deepObject")).toEqual([]);
    expect(all.filter((one) => "allowReserved" in one)).toEqual([]);
    const statuses = paths["/contacts"]!.get!.parameters!.find(({ name }) => name === "statuses");
    expect(statuses).toMatchObject({
      style: "form",
      explode: true,
      schema: { items: { anyOf: [{ enum: expect.arrayContaining(["Offer Accepted"]) }, {}] } },
    });
  });

  test("says what each PUT and the conversion do to omitted fields", async () => {
    const paths = await describe_();
    for (const [path, method] of [
      ["/leads/{id}", "put"],
      ["/deals/{id}", "put"],
      ["/partners/{id}", "put"],
      ["/profile", "put"],
      ["/availability", "put"],
      ["/leads/{id}/convert", "post"],
    ] as const)
      expect(paths[path]![method]!.description, path).toMatch(/left out/);
  });
});
