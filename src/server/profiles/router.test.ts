import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProfileInput } from "#domain/profiles/profile.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const details: ProfileInput = {
  fullName: "Nia Newcomer",
  phone: "(347) 555-0190",
  companyName: "Hearth & Co",
  businessType: "Mortgage",
  roleInBusiness: "Mortgage Banker",
  locationCity: "Boise",
  locationState: "ID",
  timeZone: "America/Boise",
  yearsInBusiness: "12",
  licenseNumber: "NMLS 1",
  profilePictureUrl: "https://example.com/nia.jpg",
  website: "https://example.com",
  title: "Ms",
  address: "1 Main Street",
  socialMediaLinks: { linkedin: "https://linkedin.com/in/nia", twitter: null, facebook: null },
  desiredFunctions: ["Lead Management", "Calendar & Scheduling"],
};

const row = async (person: SignedIn) =>
  (await app.sql<Record<string, unknown>>("select * from profiles where id = $1", [person.id]))[0];

describe("a new profile", () => {
  test(
    "is created if there is none, once, under the user's id, incomplete",
    { tags: ["PROF-001", "PROF-002", "PROF-003", "PROF-005", "PROF-009", "PROF-010"] },
    async () => {
      const nia = await app.as(fresh(people.nia), { hasProfile: false });
      expect(await nia.api.profiles.mine()).toBeNull();
      const [first, second] = await Promise.all([
        nia.api.profiles.create(),
        nia.api.profiles.create(),
      ]);
      expect(second).toEqual(first);
      expect(first).toMatchObject({
        id: nia.id,
        email: nia.email,
        fullName: "Nia New",
        isProfileComplete: false,
      });
      expect(await app.sql("select from profiles where id = $1", [nia.id])).toHaveLength(1);
      expect(await nia.api.profiles.mine()).toEqual(first);
    },
  );
});

describe("saving the profile", () => {
  test(
    "keeps every field, completes the profile and returns the row",
    {
      tags: [
        "PROF-016.1-7",
        "PROF-016.9-12",
        "PROF-020",
        "PROF-022",
        "PROF-023",
        "PROF-024",
        "PERM-022",
      ],
    },
    async () => {
      const nia = await app.as(fresh(people.nia));
      const saved = await nia.api.profiles.save(details);
      expect(saved).toMatchObject({
        ...details,
        yearsInBusiness: 12,
        isProfileComplete: true,
        email: nia.email,
      });
      expect(await nia.api.profiles.mine()).toEqual(saved);
      expect(await row(nia)).toMatchObject({ years_in_business: 12, time_zone: "America/Boise" });
    },
  );

  test("replaces an old time zone name with the current one, also when reading an older profile", async () => {
    const nia = await app.as(fresh(people.nia));
    const saved = await nia.api.profiles.save({ ...details, timeZone: "Asia/Calcutta" });
    expect(saved.timeZone).toBe("Asia/Kolkata");
    expect(await row(nia)).toMatchObject({ time_zone: "Asia/Kolkata" });
    await app.sql("update profiles set time_zone = 'Asia/Katmandu' where id = $1", [nia.id]);
    expect(await nia.api.profiles.mine()).toMatchObject({
      timeZone: "Asia/Kathmandu",
      zoneRules: { zone: "Asia/Kathmandu" },
    });
    expect(await nia.api.appointments.availability()).toMatchObject({ timeZone: "Asia/Kathmandu" });
  });

  test.each(["", "   ", "abc"])(
    "turns years in business of %j into null",
    { tags: ["PROF-021"] },
    async (yearsInBusiness) => {
      const nia = await app.as(fresh(people.nia));
      const saved = await nia.api.profiles.save({ ...details, yearsInBusiness });
      expect(saved.yearsInBusiness).toBeNull();
    },
  );

  test(
    "does not change what other parts of the product store in it",
    { tags: ["PROF-017.1-5"] },
    async () => {
      const nia = await app.as(fresh(people.nia));
      const leo = await app.as(fresh(people.leo));
      await nia.api.profiles.save({
        ...details,
        businessType: "Real Estate",
        roleInBusiness: "Broker",
      });
      await link(app, leo, nia);
      await nia.api.appointments.saveAvailability({
        availability: { minimumNoticeMinutes: 60 },
        timeZone: "America/Boise",
      });
      const kept = {
        email: nia.email,
        availabilityPreferences: { minimumNoticeMinutes: 60 },
        linkedLoanOfficerId: leo.id,
        linkedRealEstateAgentId: null,
        updatedAt: expect.any(Date),
      };
      expect(await nia.api.profiles.mine()).toMatchObject(kept);
      const saved = await nia.api.profiles.save({
        ...details,
        businessType: "Real Estate",
        roleInBusiness: "Broker",
      });
      expect(saved).toMatchObject(kept);
      expect((await leo.api.profiles.mine())?.linkedRealEstateAgentId).toBe(nia.id);
      expect(await row(nia)).toMatchObject({
        email: nia.email,
        linked_loan_officer_id: leo.id,
        linked_real_estate_agent_id: null,
        updated_at: expect.any(Date),
      });
    },
  );

  test("sets updated_at each time", { tags: ["PROF-017.5", "PROF-019"] }, async () => {
    const nia = await app.as(fresh(people.nia));
    const first = await nia.api.profiles.save(details);
    const second = await nia.api.profiles.save(details);
    expect(second.updatedAt.getTime()).toBeGreaterThan(first.updatedAt.getTime());
  });

  test("based on an older version undoes no newer save: the conflict returns the newest, and nothing is stored", async () => {
    const nia = await app.as(fresh(people.nia));
    const { version } = await nia.api.profiles.save(details);
    const newer = await nia.api.profiles.save({ ...details, version, title: "Dr" });
    expect(newer.version).not.toBe(version);
    const older = { ...details, version, address: "2 Main Street" };
    await expect(nia.api.profiles.save(older)).rejects.toMatchObject({
      code: "CHANGED",
      data: { current: { title: "Dr", address: "1 Main Street", version: newer.version } },
    });
    expect(await nia.api.profiles.mine()).toEqual(newer);
    const merged = { ...older, title: "Dr", version: newer.version };
    expect(await nia.api.profiles.save(merged)).toMatchObject({
      title: "Dr",
      address: "2 Main Street",
    });
  });

  test("of two simultaneous saves from one version, one is stored, one gets a conflict", async () => {
    const nia = await app.as(fresh(people.nia));
    const { version } = await nia.api.profiles.save(details);
    const ends = await Promise.allSettled(
      ["Dr", "Prof"].map((title) => nia.api.profiles.save({ ...details, version, title })),
    );
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("repeating a save is not a conflict, and one without a version overwrites", async () => {
    const nia = await app.as(fresh(people.nia));
    const { version } = await nia.api.profiles.save(details);
    const again = { ...details, version, title: "Dr" };
    await nia.api.profiles.save(again);
    expect(await nia.api.profiles.save(again)).toMatchObject({ title: "Dr" });
    expect(await nia.api.profiles.save(details)).toMatchObject({ title: "Ms" });
  });

  test.each([
    ["email", { email: "other@example.com" }],
    ["linked_loan_officer_id", { linkedLoanOfficerId: "01a1fa45-3508-7030-97d1-34d479902b99" }],
    ["is_profile_complete", { isProfileComplete: true }],
    ["id", { id: "01a1fa45-3508-7030-97d1-34d479902b99" }],
  ])("never writes %s, even when sent", { tags: ["PROF-018"] }, async (_, forbidden) => {
    const nia = await app.as(fresh(people.nia));
    const before = await row(nia);
    const answer = await nia.fetch("/api/v1/profile", {
      method: "PUT",
      body: JSON.stringify({ ...details, ...forbidden }),
    });
    expect(answer.status).toBe(400);
    expect(await row(nia)).toEqual(before);
  });

  test.each([
    ["fullName", "Full Name is required."],
    ["phone", "Phone is required."],
    ["companyName", "Company Name is required."],
    ["businessType", "Business Type is required."],
    ["roleInBusiness", "Role in Business is required."],
    ["locationCity", "City is required."],
    ["locationState", "State is required."],
    ["timeZone", "Time Zone is required."],
  ])("without %s is refused", { tags: ["PROF-025"] }, async (field, message) => {
    const nia = await app.as(fresh(people.nia));
    const answer = await nia.fetch("/api/v1/profile", {
      method: "PUT",
      body: JSON.stringify({ ...details, [field]: undefined }),
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).data.issues).toContainEqual({ path: [field], message });
    expect(await row(nia)).toHaveProperty("is_profile_complete", false);
  });

  test.each([
    ["website", "abc"],
    ["website", "javascript:alert(1)"],
    ["timeZone", "Mars/Olympus"],
    ["roleInBusiness", "Broker"],
    ["locationState", "DC"],
  ])("refuses %s %j", { tags: ["PROF-027"] }, async (field, wrong) => {
    const nia = await app.as(fresh(people.nia));
    const answer = await nia.fetch("/api/v1/profile", {
      method: "PUT",
      body: JSON.stringify({ ...details, [field]: wrong }),
    });
    expect(answer.status).toBe(400);
  });

  test("needs a session", { tags: ["PERM-024"] }, async () => {
    await expect(app.visitor.api.profiles.save(details)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      message: "User not logged in.",
    });
  });
});
