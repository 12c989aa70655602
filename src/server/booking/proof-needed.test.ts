import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import { proofEffort } from "#domain/booking/limits.ts";
import { newId } from "#server/platform/ids.ts";
import { createKeys } from "#server/platform/keys.ts";
import { type Api, type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { codeOf, newHost, rowsOf, wishFor } from "#test/harness/bookings.ts";
import { people, testSecret } from "#test/harness/people.ts";
import { bucketOf, networkOf } from "#server/platform/attempts.ts";
import { challengeFor as mintChallenge, type Proof } from "./proof.ts";

// Attempts are counted in windows of ten minutes: the server's clock starts at the beginning of one, so that none ends
// within a test. It is ahead of the machine's, which the library uses to check whether a proof is still valid.
const tenMinutes = 10 * 60_000;
const windowStart = Math.ceil(Date.now() / tenMinutes) * tenMinutes;
const begun = performance.now();
const now = () => new Date(windowStart + performance.now() - begun);
const day = 24 * 60 * 60 * 1000;
const slotAt = (index: number) => {
  // Every half hour from a future midnight, UTC: more slots than any test needs.
  const midnight = Math.ceil(windowStart / day) * day + 7 * day;
  return new Date(midnight + index * 30 * 60_000);
};
const always = [{ from: "00:00", until: "24:00" }];
const weeklyHours = Object.fromEntries(
  ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((name) => [name, always]),
);

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  const config = { trustedProxies: "127.0.0.1", bookingsPerAddressAnHour: 6, bookingFreeTries: 3 };
  app = await testApp({ config, now });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  ana = await newHost(app);
  await openAllDay(ana);
});

const openAllDay = (host: SignedIn) =>
  host.api.appointments.saveAvailability({
    availability: { weeklyHours } as object,
    timeZone: "UTC",
  });

/** A client without an account, at an address reported by our proxy. */
function from(address: string): Api {
  const { baseUrl } = app.running;
  const headers = { origin: baseUrl, "x-forwarded-for": address };
  return createORPCClient(new RPCLink({ url: `${baseUrl}/rpc`, headers }));
}
const book = (address: string, change: object = {}) =>
  from(address).booking.book(wishFor(ana, { timeZone: "UTC", startsAt: slotAt(0), ...change }));
const tries = (address: string, change: object = {}) =>
  book(address, change).then(
    () => "booked",
    (error: unknown) => codeOf(error),
  );

/** Uses up the free attempts, and gets the next challenge for a slot. */
async function challenged(address: string, startsAt = slotAt(40)): Promise<Challenge> {
  for (let count = 0; count < 3; count += 1) await tries(address, { startsAt: slotAt(47) });
  return challengeFor(address, startsAt);
}
async function challengeFor(address: string, startsAt: Date): Promise<Challenge> {
  const refused = (await book(address, { startsAt }).catch((error: unknown) => error)) as {
    code: string;
    status: number;
    data: { challenge: Challenge };
  };
  expect(refused).toMatchObject({ code: "PROOF_NEEDED", status: 428 });
  return refused.data.challenge;
}
async function solve(challenge: Challenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: solution! };
}

describe("an address is counted by its network", () => {
  test.each([
    ["203.0.113.5", "203.0.113.5"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::6", "2001:db8:1:2"],
    ["2001:0DB8:0001:0002:ffff::", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:db8::", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["::", "0:0:0:0"],
    ["1::2:3:4:5:6:7", "1:0:2:3"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["", ""],
    ["unknown", "unknown"],
  ])("%s is in %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test("and stored only as a hash", async () => {
    await tries("203.0.113.77");
    const kept = JSON.stringify(await app.sql("select * from guard.attempts"));
    expect(kept).not.toContain("203.0.113");
    expect(kept).not.toContain(ana.id);
    expect(kept).toContain(bucketOf("tries from", "203.0.113.77"));
  });
});

describe("the free attempts", () => {
  test("of one address are used up by all its failures, and by no one else", async () => {
    const wrong = { startsAt: new Date("2020-01-01T09:00:00Z") };
    for (let count = 0; count < 3; count += 1)
      expect(await tries("203.0.113.1", wrong)).toBe("SLOT_TAKEN");
    expect(await tries("203.0.113.1")).toBe("PROOF_NEEDED");
    expect(await tries("203.0.113.2")).toBe("booked");
  });

  test("of an IPv6 network of 64 bits count as one household's", async () => {
    const answers = [];
    for (let host = 1; host <= 4; host += 1)
      answers.push(await tries(`2001:db8:0:7::${host}`, { startsAt: slotAt(host) }));
    expect(answers).toEqual(["booked", "booked", "booked", "PROOF_NEEDED"]);
    expect(await tries("2001:db8:0:8::1", { startsAt: slotAt(9) })).toBe("booked");
  });

  test("at one professional are used up from everywhere, and count for no other", async () => {
    for (let count = 0; count < 12; count += 1) await tries(`198.51.100.${count}`);
    expect(await tries("198.51.100.200", { startsAt: slotAt(3) })).toBe("PROOF_NEEDED");
    // In any case of its letters, the id means the same professional.
    const profileId = ana.id.toUpperCase();
    expect(await tries("198.51.100.201", { startsAt: slotAt(3), profileId })).toBe("PROOF_NEEDED");
    const ben = await app.as({ ...people.ben, email: `ben.${newId().slice(-8)}@agents.test` });
    await openAllDay(ben);
    expect(await tries("198.51.100.202", { profileId: ben.id })).toBe("booked");
  });

  test("are counted for an address that our proxy reports, and not for one that a client claims", async () => {
    const claim = (index: number) => `192.0.2.${index}, 203.0.113.9`;
    const answers = [];
    for (let index = 0; index < 4; index += 1)
      answers.push(await tries(claim(index), { startsAt: slotAt(index) }));
    expect(answers).toEqual(["booked", "booked", "booked", "PROOF_NEEDED"]);
  });

  test("are not multiplied by a header if no proxy is trusted", async () => {
    await using bare = await testApp({ config: { bookingFreeTries: 2 }, now });
    const host = await newHost(bare);
    const answers = [];
    for (let index = 0; index < 3; index += 1) {
      const answer = await bare.visitor.fetch(`/api/v1/booking/${host.id}`, {
        method: "POST",
        headers: { "x-forwarded-for": `192.0.2.${index}` },
        body: JSON.stringify({ ...wishFor(host), profileId: undefined }),
      });
      answers.push(answer.status);
    }
    expect(answers[2]).toBe(428);
    expect(answers.slice(0, 2)).not.toContain(428);
  });
});

describe("a proof of work", () => {
  test("is accepted once: of 50 requests with one solution, one books", async () => {
    const proof = await solve(await challenged("203.0.113.10"));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        // From any address, with any name: the proof itself is used up.
        tries("203.0.113.10", { startsAt: slotAt(40), proof }),
      ),
    );
    const accepted = answers.filter((answer) => answer === "booked").length;
    console.log(`reuse accepted=${accepted}`);
    expect(accepted).toBe(1);
    const [{ id }] = (await rowsOf(app, ana)).filter(
      (row) => (row.appointment_time as Date).getTime() === slotAt(40).getTime(),
    ) as [{ id: string }];
    // The slot is free again, but the proof is used up.
    await ana.api.appointments.remove({ id });
    expect(await tries("203.0.113.10", { startsAt: slotAt(40), proof })).toBe("TOO_MANY");
    expect(await app.sql("select from guard.spent_proofs")).toHaveLength(1);
  });

  test("is not used up by a booking that failed", async () => {
    const proof = await solve(await challenged("203.0.113.11"));
    const taken = await ana.api.appointments.add({
      id: newId(),
      event: {
        type: "Appointment",
        title: "Taken",
        clientName: "Priya",
        day: slotAt(40).toISOString().slice(0, 10),
        time: slotAt(40).toISOString().slice(11, 16),
        timeZone: "UTC",
        durationMinutes: 30,
      },
    });
    expect(await tries("203.0.113.11", { startsAt: slotAt(40), proof })).toBe("SLOT_TAKEN");
    await ana.api.appointments.remove({ id: taken.id });
    expect(await tries("203.0.113.11", { startsAt: slotAt(40), proof })).toBe("booked");
  });

  test("is valid for its slot and its professional, and for nothing that was changed", async () => {
    const address = "203.0.113.12";
    const challenge = await challenged(address);
    const proof = await solve(challenge);
    const { parameters } = challenge;
    const altered = (change: object): Proof => ({
      ...proof,
      challenge: { ...challenge, parameters: { ...parameters, ...change } },
    });
    const data = { profileId: ana.id, startsAt: slotAt(41).getTime() };
    const right = { startsAt: slotAt(40) };
    const ben = await app.as({ ...people.ben, email: `ben.${newId().slice(-8)}@agents.test` });
    await openAllDay(ben);
    const wrong: Record<string, object> = {
      "another slot": { startsAt: slotAt(41), proof },
      "another slot, its data changed": { startsAt: slotAt(41), proof: altered({ data }) },
      "another professional": { ...right, profileId: ben.id, proof },
      "less work": { ...right, proof: altered({ cost: 1 }) },
      "a prefix that all keys have": { ...right, proof: altered({ keyPrefix: "" }) },
      "no end": { ...right, proof: altered({ expiresAt: undefined }) },
      "another key": {
        ...right,
        proof: { ...proof, solution: { ...proof.solution, derivedKey: "00".repeat(32) } },
      },
      "a key that is none": {
        ...right,
        proof: { ...proof, solution: { ...proof.solution, derivedKey: "" } },
      },
      "a counter that is none": {
        ...right,
        proof: { ...proof, solution: { ...proof.solution, counter: -1.5, derivedKey: "zz" } },
      },
      "no signature": { ...right, proof: { ...proof, challenge: { ...challenge, signature: "" } } },
      "another's signature": {
        ...right,
        proof: { ...proof, challenge: { ...challenge, signature: "0".repeat(64) } },
      },
      "no parameters": {
        ...right,
        proof: { ...proof, challenge: { parameters: {}, signature: "" } },
      },
    };
    for (const [name, change] of Object.entries(wrong)) {
      // Otherwise, unused free attempts would allow booking with Ben.
      await app.sql("update guard.attempts set count = 100 where bucket like 'tries%'");
      expect(await tries(address, change), name).toBe("PROOF_NEEDED");
    }
    expect(await tries(address, { ...right, proof })).toBe("booked");
  });

  test("that has expired is refused", async () => {
    const address = "203.0.113.13";
    const startsAt = slotAt(40);
    await challenged(address, startsAt);
    // As the server signs them, one a quarter of an hour ago and one now: only the age differs.
    const minted = async (minutesAgo: number) => {
      const at = new Date(Date.now() - minutesAgo * 60_000);
      const effort = { attempts: 1, free: 1, keys: createKeys(testSecret), now: at };
      return solve(await mintChallenge({ profileId: ana.id, startsAt }, effort));
    };
    expect(await tries(address, { startsAt, proof: await minted(15) })).toBe("PROOF_NEEDED");
    expect(await tries(address, { startsAt, proof: await minted(0) })).toBe("booked");
  });

  test("takes more work the higher the rate is, up to what a phone can do", async () => {
    const address = "203.0.113.14";
    const counters: number[] = [];
    for (const count of [4, 6]) {
      await challenged(address);
      await app.sql("update guard.attempts set count = $1 - 1 where bucket like 'tries%'", [count]);
      const { solution } = await solve(await challengeFor(address, slotAt(40)));
      counters.push(solution.counter);
      // Three are free; the number of attempts is random, up to twice the rate's requirement.
      const { tries: asked } = proofEffort(count, 3);
      expect(solution.counter).toBeGreaterThanOrEqual(asked);
      expect(solution.counter).toBeLessThan(2 * asked);
    }
    expect(counters[1]).toBeGreaterThan(counters[0]!);
    const most = proofEffort(1_000_000, 3).tries;
    expect(proofEffort(2_000_000, 3).tries).toBe(most);
    expect(most).toBeLessThanOrEqual(1_600);
  });
});

describe("the limits on bookings", () => {
  test("let one address make a number of bookings per hour, whatever work it proves", async () => {
    const address = "203.0.113.20";
    for (let index = 0; index < 6; index += 1) {
      await app.sql("delete from guard.attempts where bucket like 'tries%'");
      expect(await tries(address, { startsAt: slotAt(index) })).toBe("booked");
    }
    await app.sql("delete from guard.attempts where bucket like 'tries%'");
    const refused: unknown = await book(address, { startsAt: slotAt(9) }).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({
      code: "TOO_MANY",
      status: 429,
      message: expect.stringContaining("from this internet connection"),
      data: { limited: "connection", retryAfterSeconds: 3_600 },
    });
    expect(await tries("203.0.113.21", { startsAt: slotAt(9) })).toBe("booked");
    await app.sql("update guard.attempts set since = since - interval '70 minutes'");
    expect(await tries(address, { startsAt: slotAt(10) })).toBe("booked");
  });

  test("apply to each of many concurrent ones", async () => {
    const address = "203.0.113.22";
    await using easy = await testApp({
      config: { trustedProxies: "127.0.0.1", bookingsPerAddressAnHour: 4, bookingFreeTries: 1_000 },
      now,
    });
    const host = await newHost(easy);
    await openAllDay(host);
    const { baseUrl } = easy.running;
    const headers = { origin: baseUrl, "x-forwarded-for": address };
    const api: Api = createORPCClient(new RPCLink({ url: `${baseUrl}/rpc`, headers }));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        api.booking.book(wishFor(host, { startsAt: slotAt(index) })).then(() => "booked", codeOf),
      ),
    );
    expect(answers.filter((answer) => answer === "booked")).toHaveLength(4);
    expect(answers.filter((answer) => answer === "TOO_MANY")).toHaveLength(8);
  });
});

test("without the database everything is refused", async () => {
  const address = "203.0.113.30";
  const proof = await solve(await challenged(address));
  const before = await rowsOf(app, ana);
  await app.sql("alter table guard.attempts rename to gone");
  try {
    expect(await tries(address, { startsAt: slotAt(40), proof })).toBe("INTERNAL_SERVER_ERROR");
    expect(await tries("203.0.113.31", { startsAt: slotAt(1) })).toBe("INTERNAL_SERVER_ERROR");
  } finally {
    await app.sql("alter table guard.gone rename to attempts");
  }
  expect(await rowsOf(app, ana)).toEqual(before);
  await app.sql("alter table guard.spent_proofs rename to gone");
  try {
    expect(await tries(address, { startsAt: slotAt(40), proof })).toBe("INTERNAL_SERVER_ERROR");
  } finally {
    await app.sql("alter table guard.gone rename to spent_proofs");
  }
  expect(await rowsOf(app, ana)).toEqual(before);
  expect(await tries(address, { startsAt: slotAt(40), proof })).toBe("booked");
});
