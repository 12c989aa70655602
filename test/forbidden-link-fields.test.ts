import { getTableColumns } from "drizzle-orm";
import { beforeAll, afterAll, expect, test } from "vitest";
import { scenarioSchema } from "#domain/calculator/scenario.ts";
import { sharingSchema } from "#domain/links/sharing.ts";
import { profileSchema } from "#domain/profiles/profile.ts";
import { scenarios } from "#server/calculator/tables.ts";
import { contacts } from "#server/contacts/tables.ts";
import { dealShares, linkSharing, profileLinkInvitations } from "#server/links/tables.ts";
import { notices, noticeWishes } from "#server/notices/tables.ts";
import { newId } from "#server/platform/ids.ts";
import { profiles } from "#server/profiles/tables.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { people } from "#test/harness/people.ts";
import { firstScenario } from "#test/harness/worked-case.ts";

// Like test/forbidden-fields.test.ts, for what two professionals share: every column of the tables involved, under
// both of its names, sent with every write a linked pair can make.

let app: TestApp;
let ana: SignedIn;
let leo: SignedIn;
let linkId: string;
let pending: string;
let deal: string;
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(people.ana);
  leo = await app.as(people.leo);
  linkId = await link(app, leo, ana);
  deal = await addDealOf(leo);
  const lena = await app.as({ ...people.leo, email: "lena@lenders.test" });
  pending = newId();
  await ana.api.links.invite({ id: pending, profileId: lena.id });
});
afterAll(() => app[Symbol.asyncDispose]());

const tables = {
  contacts,
  dealShares,
  linkSharing,
  notices,
  noticeWishes,
  profileLinkInvitations,
  profiles,
  scenarios,
};
const columns = [
  ...new Set(
    Object.values(tables).flatMap((table) =>
      Object.entries(getTableColumns(table)).flatMap(([name, column]) => [name, column.name]),
    ),
  ),
];
const person = {
  fullName: "Ana Ruiz",
  phone: "1",
  companyName: "M",
  businessType: "Real Estate",
  roleInBusiness: "Broker",
  locationCity: "NY",
  locationState: "NY",
  timeZone: "America/New_York",
};
const fieldsOf = (schema: { shape: object }) => Object.keys(schema.shape);
const sharing = { sharesAllDeals: true, hidesFinances: false };

type Write = {
  who: "ana" | "leo";
  method: string;
  path: () => string;
  body: () => Record<string, unknown>;
  /** The body field that contains a record, and the fields the record may have. */
  record?: [key: string, fields: string[]];
  /** Path parameters: the body must not repeat them with another value. */
  inPath?: string[];
};
const writes: Record<string, Write> = {
  "an invitation": {
    who: "ana",
    method: "POST",
    path: () => "/invitations",
    body: () => ({ id: newId(), profileId: leo.id }),
  },
  "an answer": {
    who: "ana",
    method: "PATCH",
    path: () => `/invitations/${pending}`,
    body: () => ({ status: "accepted" }),
    inPath: ["id"],
  },
  "the end of a link": {
    who: "ana",
    method: "POST",
    path: () => `/invitations/${pending}/end`,
    body: () => ({}),
    inPath: ["id"],
  },
  "what is shared": {
    who: "leo",
    method: "PUT",
    path: () => `/invitations/${linkId}/sharing`,
    body: () => ({ sharing }),
    record: ["sharing", fieldsOf(sharingSchema)],
    inPath: ["id"],
  },
  "a shared deal": {
    who: "leo",
    method: "PUT",
    path: () => `/invitations/${linkId}/deals/${deal}`,
    body: () => ({ isShared: false }),
    inPath: ["id", "dealId"],
  },
  "a scenario": {
    who: "ana",
    method: "PUT",
    path: () => `/calculator/deals/${deal}/scenario`,
    body: () => ({ id: newId(), scenario: firstScenario }),
    record: ["scenario", fieldsOf(scenarioSchema)],
    inPath: ["dealId"],
  },
  "a question": {
    who: "ana",
    method: "POST",
    path: () => `/calculator/deals/${deal}/verdict`,
    body: () => ({ scenario: firstScenario }),
    record: ["scenario", fieldsOf(scenarioSchema)],
    inPath: ["dealId"],
  },
  "notification settings": {
    who: "ana",
    method: "PUT",
    path: () => "/notices/wishes",
    body: () => ({ topic: "saved", channel: "mail", isOn: false }),
  },
  "the first steps": {
    who: "ana",
    method: "PUT",
    path: () => "/profile/first-steps",
    body: () => ({ state: "ended" }),
  },
  "a copied booking link": {
    who: "ana",
    method: "POST",
    path: () => "/profile/booking-link",
    body: () => ({ isCopied: true }),
  },
  "the profile": {
    who: "ana",
    method: "PUT",
    path: () => "/profile",
    body: () => person,
    record: ["", fieldsOf(profileSchema)],
  },
};

const everything = async () => {
  const rows: Record<string, unknown> = {};
  for (const table of [
    "profile_link_invitations",
    "link_sharing",
    "deal_shares",
    "scenarios",
    "contacts",
    "notices",
    "notice_wishes",
    "profiles",
  ])
    rows[table] = await app.sql(`select t.* from ${table} t order by t::text`);
  return rows;
};

test.each(Object.entries(writes))(
  "%s refuses every column that is not its field",
  { tags: ["PROF-018"] },
  async (_, write) => {
    const { who, method, path, body, record, inPath = [] } = write;
    const client = who === "ana" ? ana : leo;
    const before = await everything();
    const isPlain = record?.[0] === "";
    const beside = columns.filter(
      (name) =>
        !(name in body()) && !inPath.includes(name) && !(isPlain && record![1].includes(name)),
    );
    const inside = record && !isPlain ? columns.filter((name) => !record[1].includes(name)) : [];
    expect(beside.length).toBeGreaterThan(90);
    const bodies = [
      ...beside.map((name) => ({ ...body(), [name]: leo.id })),
      ...inside.map((name) => {
        const whole = body();
        return { ...whole, [record![0]]: { ...(whole[record![0]] as object), [name]: leo.id } };
      }),
    ];
    for (const sent of bodies) {
      const { status } = await client.fetch(`/api/v1${path()}`, {
        method,
        body: JSON.stringify(sent),
      });
      expect(status, JSON.stringify(sent)).toBe(400);
    }
    expect(await everything()).toEqual(before);
  },
);
