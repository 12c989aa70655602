import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { attemptsOn, fillAccount, type Target } from "#test/harness/attempts.ts";
import { fresh, people } from "#test/harness/people.ts";

// Someone who signed up through the API has no profile until a request needs one: whatever is called first works, or
// explains why it doesn't.

let app: TestApp;
let target: Target;
beforeAll(async () => {
  app = await testApp();
  const [ana, leo] = [await app.as(people.ana), await app.as(people.leo)];
  target = await fillAccount(app, ana, { secret: "Secret", sender: leo });
});
afterAll(() => app[Symbol.asyncDispose]());

const newcomer = () => app.as(fresh(people.nia), { hasProfile: false });

const names = Object.keys(attemptsOn({} as Target)).filter((name) => name !== "account.erase");

test.each(names)("%s is answered", async (name) => {
  const nia = await newcomer();
  const outcome = await attemptsOn(target)[name]!(nia).then(
    () => null,
    (error: { status?: number; message: string }) => error,
  );
  expect(outcome?.status ?? 200, outcome?.message).toBeLessThan(500);
});

describe("the first record", () => {
  const firsts: Record<string, (nia: SignedIn) => Promise<{ status: string | null }>> = {
    "a lead": ({ api }) =>
      api.contacts.addLead({ id: newId(), lead: { firstName: "Ada", lastName: "Client" } }),
    "a deal": ({ api }) =>
      api.contacts.addDeal({ id: newId(), deal: { firstName: "Ada", lastName: "Client" } }),
    "a partner": ({ api }) =>
      api.contacts.addPartner({ id: newId(), partner: { firstName: "Ada" } }),
  };
  test.each(Object.entries(firsts))("%s is added, and a profile with it", async (_, add) => {
    const nia = await newcomer();
    await add(nia);
    expect(await nia.api.profiles.mine()).toMatchObject({
      email: nia.email,
      isProfileComplete: false,
    });
  });
});
