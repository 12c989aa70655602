import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fillAccount, procedureNames, type Target } from "#test/harness/attempts.ts";
import { fewHostileValues, hostileBodies } from "#test/harness/hostile-values.ts";
import { routeOf } from "#test/harness/open-api.ts";
import { fresh, people } from "#test/harness/people.ts";
import { isEnd, recordBodies } from "#test/harness/recorded-bodies.ts";

let app: TestApp;
let ana: SignedIn;
let target: Target;
beforeAll(async () => {
  const config = { bookingFreeTries: 1_000_000, bookingsPerAddressAnHour: 1_000_000 };
  app = await testApp({ config });
  ana = await app.as(fresh(people.ana));
  const sender = await app.as(fresh(people.leo));
  target = await fillAccount(app, ana, { secret: "Secret", sender });
});
afterAll(() => app[Symbol.asyncDispose]());

test("no value in any body field causes a server error in a procedure", async () => {
  const bodies = [...(await recordBodies(ana, target))].sort(
    ([one], [other]) => Number(isEnd(one)) - Number(isEnd(other)),
  );
  expect(bodies.map(([name]) => name).sort()).toEqual(procedureNames().sort());
  const broken: string[] = [];
  let tried = 0;
  for (const [name, { json, meta }] of bodies) {
    const path = `/rpc/${name.replaceAll(".", "/")}`;
    // One after another: concurrency is tested elsewhere.
    for (const { what, body } of hostileBodies({ json, meta } as never, fewHostileValues)) {
      const answer = await ana.fetch(path, { method: "POST", body: new Uint8Array(body) });
      await answer.arrayBuffer();
      tried += 1;
      if (answer.status >= 500) broken.push(`${answer.status} ${name}: ${what}`);
    }
    // Read-only procedures also take their input from the address.
    const { method, path: address } = routeOf(name);
    if (method !== "GET") continue;
    for (const { what, body } of hostileBodies(json as never, [
      "a reversed surrogate pair",
      "NUL",
    ])) {
      const value = encodeURIComponent(`{"json":${String(body)},"meta":${JSON.stringify(meta)}}`);
      const asked = [`${path}?data=${value}`, `/api/v1${address}?type=${value}&search=%ED%A0%80`];
      for (const one of asked) {
        const answer = await ana.fetch(one);
        await answer.arrayBuffer();
        tried += 1;
        if (answer.status >= 500) broken.push(`${answer.status} ${name} by its address: ${what}`);
      }
    }
  }
  expect(broken).toEqual([]);
  console.log(`hostile bodies: ${tried} tried, none answered 5xx`);
  expect(tried).toBeGreaterThan(4_000);
}, 300_000);
