import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calculatorFace } from "#domain/calculator/face.ts";
import { soughtSide } from "#domain/links/sought.ts";
import { businessTypes, rolesOf } from "#domain/profiles/business-types.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { endOf } from "#test/harness/outcome.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";
import { firstScenario } from "#test/harness/worked-case.ts";

// The server applies the same rules as the screens: every business type with each of its roles.

let app: TestApp;
let agent: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  app = await testApp();
  agent = await app.as({ ...people.ana, fullName: "Findable Agent" });
  officer = await app.as({ ...people.leo, fullName: "Findable Officer" });
});
afterAll(() => app[Symbol.asyncDispose]());

const cells = businessTypes.flatMap((businessType) =>
  rolesOf(businessType).map((roleInBusiness) => ({ businessType, roleInBusiness })),
);
describe.each(cells)("$businessType, $roleInBusiness", (text) => {
  test(
    "finds professionals, invites and uses the calculator as the rules say",
    { tags: ["PERM-012", "FIND-041", "FIND-042", "FIND-043"] },
    async () => {
      const person = await app.as(fresh({ ...people.ana, ...text, fullName: "Somebody" }));
      const sought = soughtSide(text);
      const found = (await person.api.links.search({ term: "findable" })).map(({ id }) => id);
      expect(found).toEqual(
        sought === "agent" ? [agent.id] : sought === "loan officer" ? [officer.id] : [],
      );
      for (const [other, side] of [
        [agent, "agent"],
        [officer, "loan officer"],
      ] as const)
        expect(await endOf(person.api.links.invite({ id: newId(), profileId: other.id }))).toBe(
          sought === side ? "done" : "NO_SUCH_PROFESSIONAL",
        );
      const isDenied = calculatorFace({ ...text, linkedLoanOfficerId: null }) === "denied";
      expect(await endOf(person.api.calculator.deals({}))).toBe(isDenied ? "DENIED" : "done");
    },
  );

  test(
    "gets the new rule when the profile changes to it while a link is active",
    { tags: ["PERM-012"] },
    async () => {
      const [ana, leo] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))]);
      await link(app, leo, ana);
      const dealId = await addDealOf(leo);
      await app.sql("update profiles set business_type = $1, role_in_business = $2 where id = $3", [
        text.businessType,
        text.roleInBusiness,
        ana.id,
      ]);
      // Only someone who is still an agent keeps the link.
      const staysLinked = soughtSide(text) === "loan officer";
      const linkedLoanOfficerId = staysLinked ? leo.id : null;
      expect(await ana.api.profiles.mine()).toMatchObject({ linkedLoanOfficerId });
      const isDenied = calculatorFace({ ...text, linkedLoanOfficerId }) === "denied";
      const save = ana.api.calculator.save({ dealId, id: newId(), scenario: firstScenario });
      const refusal = isDenied ? "DENIED" : "NOT_SHARED";
      expect(await endOf(save)).toBe(staysLinked ? "done" : refusal);
    },
  );
});
