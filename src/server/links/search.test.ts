import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { businessTypes, rolesOf } from "#domain/profiles/business-types.ts";
import { sideOf } from "#domain/profiles/sides.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people, type Person } from "#test/harness/people.ts";

let app: TestApp;
let ana: SignedIn;
let leo: SignedIn;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  await app.sql("delete from profiles");
  ana = await app.as(fresh(people.ana));
  leo = await app.as(fresh(people.leo));
});

const someone = (change: Partial<Person>) => app.as(fresh({ ...people.leo, ...change }));
const namesFor = async ({ api }: SignedIn, term: string) =>
  (await api.links.search({ term })).map(({ fullName }) => fullName);

describe("the search for professionals", () => {
  test(
    "matches name, company and role, any part of them in any case",
    { tags: ["FIND-035.1-3", "FIND-036", "FIND-037"] },
    async () => {
      await app.sql("update profiles set company_name = 'Hudson Home Loans' where id = $1", [
        leo.id,
      ]);
      for (const term of ["eo mar", "LEO", "hudson", "ME LO", "Loan Orig", "originator"])
        expect(await namesFor(ana, term), term).toEqual(["Leo Marsh"]);
      expect(await namesFor(ana, "nobody")).toEqual([]);
    },
  );

  test(
    "leaves out the searching person, incomplete profiles and the same side",
    { tags: ["FIND-038", "FIND-039", "FIND-041", "FIND-042"] },
    async () => {
      await someone({ fullName: "Leo Incomplete", isComplete: false });
      await app.as(fresh({ ...people.ben, fullName: "Leo Agent" }));
      expect(await namesFor(ana, "leo")).toEqual(["Leo Marsh"]);
      expect(await namesFor(leo, "leo")).toEqual(["Leo Agent"]);
      expect(await namesFor(leo, "marsh")).toEqual([]);
    },
  );

  test(
    "finds at most twenty, sorted by name, after filtering by side",
    { tags: ["FIND-040"] },
    async () => {
      for (let index = 0; index < 21; index += 1)
        await someone({ fullName: `Found ${String(index).padStart(2, "0")}` });
      for (let index = 0; index < 5; index += 1)
        await app.as(fresh({ ...people.ben, fullName: `Found 0 Agent ${index}` }));
      const names = await namesFor(ana, "found");
      expect(names).toEqual(
        Array.from({ length: 20 }, (_, index) => `Found ${String(index).padStart(2, "0")}`),
      );
    },
  );

  test.each(["%", "_", ",", "\\", "'", "%%", "(a|b)"])("takes %j for itself", async (sign) => {
    await someone({ fullName: `Mark ${sign}${sign} Sign` });
    expect(await namesFor(ana, sign + sign)).toEqual([`Mark ${sign}${sign} Sign`]);
  });

  test("finds nothing for a person on neither side", { tags: ["FIND-043"] }, async () => {
    const tia = await app.as(fresh(people.tia));
    expect(await namesFor(tia, "leo")).toEqual([]);
    const titleAgent = await someone({ businessType: "Title Company", roleInBusiness: "Agent" });
    expect(await namesFor(titleAgent, "leo")).toEqual([]);
    const incomplete = await someone({ isComplete: false });
    expect(await namesFor(incomplete, "ana")).toEqual([]);
  });

  test("finds no one who could not answer: a role alone is not enough", async () => {
    await someone({ fullName: "Leo Other", businessType: "Other", roleInBusiness: "Loan Officer" });
    expect(await namesFor(ana, "leo")).toEqual(["Leo Marsh"]);
  });

  test.each(["a", " a ", ""])("refuses the term %j", { tags: ["FIND-033"] }, async (term) => {
    await expect(ana.api.links.search({ term })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("trims the term", { tags: ["FIND-032"] }, async () => {
    expect(await namesFor(ana, "  le ")).toEqual(["Leo Marsh"]);
  });

  test("returns what a card shows, and no more", async () => {
    await app.sql(
      "update profiles set license_number = 'NMLS 1', address = 'Secret 1', website = 'https://x.test' where id = $1",
      [leo.id],
    );
    expect(await ana.api.links.search({ term: "leo" })).toEqual([
      {
        id: leo.id,
        fullName: "Leo Marsh",
        companyName: "Hearth & Co",
        roleInBusiness: "Loan Originator",
        phone: "(718) 555-0142",
        businessType: "Mortgage",
        locationCity: "Brooklyn",
        locationState: "NY",
        profilePictureUrl: null,
      },
    ]);
  });
});

describe("the side that PostgreSQL derives from a profile", () => {
  test(
    "matches the domain's for every business type and role, and for unlisted texts",
    { tags: ["PERM-010"] },
    async () => {
      const roles = [...new Set(businessTypes.flatMap((type) => [...rolesOf(type)]))];
      const texts = [null, "", "  ", "MORTGAGE", "smith mortgage co", "real ESTATE", "Sales Lead"];
      const odd = ["Senior Loan Officer", "LOAN ORIGINATOR", "mortgage bank", "agency", "brok er"];
      const all = [...businessTypes, ...roles, ...texts, ...odd];
      const cells = all.flatMap((businessType) =>
        all.map((roleInBusiness) => ({ businessType, roleInBusiness })),
      );
      const [answer] = await app.sql<{ sides: (string | null)[] }>(
        `select array_agg(profile_side(b, r) order by n) as sides
         from unnest($1::text[], $2::text[]) with ordinality as t (b, r, n)`,
        [cells.map((cell) => cell.businessType), cells.map((cell) => cell.roleInBusiness)],
      );
      expect(answer!.sides).toEqual(cells.map(sideOf));
    },
  );
});
