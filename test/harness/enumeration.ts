import { forgetWaits, type Setup, victimOf } from "./account-attacks.ts";
import { type Answer, type Device, device } from "./device.ts";
import { fresh, people } from "./people.ts";

/** Someone who may have an account. */
type Asked = { email: string; phoneNumber: string };
type Probe = (of: Device, asked: Asked) => Promise<Answer>;

const wrong = "not-it-at-all";

/** Every request about an address or a phone number that a stranger can make. */
export const probes: Record<string, Probe> = {
  "sign-in": (of, { email }) => of.signIn(email, wrong),
  "sign-up": (of, { email }) =>
    of.post("/sign-up/email", { email, name: "Ana Ruiz", password: "a-better-one-8" }),
  reset: (of, { email }) => of.post("/request-password-reset", { email }),
  resend: (of, { email }) => of.post("/send-verification-email", { email }),
  "emailed code": (of, { email }) =>
    of.post("/email-otp/send-verification-otp", { email, type: "sign-in" }),
  "emailed code, no new account": (of, { email }) =>
    of.post("/email-otp/send-verification-otp", { email, type: "sign-in", createUser: false }),
  "wrong emailed code": (of, { email }) => of.post("/sign-in/email-otp", { email, otp: "000000" }),
  "company sign-in": (of, { email }) => of.post("/sign-in/sso", { email }),
  "passkey options": (of, { email }) =>
    of.get(`/passkey/generate-authenticate-options?email=${email}`),
  "token by password": (of, { email }) =>
    of.send("POST", "/api/auth/token?grant_type=password", { email, password: wrong }),
  "phone sign-in": (of, { phoneNumber }) =>
    of.post("/sign-in/phone-number", { phoneNumber, password: wrong }),
  "phone sign-up": (of, { phoneNumber }) =>
    of.post("/sign-up/phone", { phoneNumber, name: "Ana Ruiz", password: "a-better-one-8" }),
  "texted code": (of, { phoneNumber }) => of.post("/phone-number/send-otp", { phoneNumber }),
  "wrong texted code": (of, { phoneNumber }) =>
    of.post("/phone-number/verify", { phoneNumber, code: "000000" }),
  "reset by phone": (of, { phoneNumber }) =>
    of.post("/phone-number/request-password-reset", { phoneNumber }),
};

let numbers = 2_000_000 + Math.floor(Math.random() * 7_000_000);
const freshNumber = () => `+1718${String((numbers += 1))}`;

/** People who have an account with a verified address and phone number, and as many who have none. */
export async function askedOf(setup: Setup, count: number) {
  const pairs: { known: Asked; unknown: Asked }[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id, email } = await victimOf(setup);
    const known = { email, phoneNumber: freshNumber() };
    await setup.database.sql(
      `update account."user" set phone_number = $2, phone_number_verified = true where id = $1`,
      [id, known.phoneNumber],
    );
    const unknown = { email: fresh(people.ana).email, phoneNumber: freshNumber() };
    pairs.push({ known, unknown });
  }
  return pairs;
}

/** What an answer shows apart from the time and the requested address. */
function shown({ status, body, headers }: Answer, { email, phoneNumber }: Asked): string {
  const text = JSON.stringify({ status, body, names: [...headers.keys()].sort() })
    .replaceAll(email, "EMAIL")
    .replaceAll(phoneNumber, "PHONE")
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "MOMENT");
  return text.replaceAll(/"(challenge)":"[\w-]+"/g, '"$1":"RANDOM"');
}

export type Found = { probe: string; what: string };

/**
 * Asks about known and unknown people alternately, and reports every difference: status, body, header names, or a
 * median time that differs by more than 5% and 5 ms.
 */
export async function enumerationOracles(
  setup: Setup,
  { pairs, names = Object.keys(probes), say = () => {} }: Options,
): Promise<Found[]> {
  const asked = await askedOf(setup, pairs);
  const of = device(setup);
  const found: Found[] = [];
  for (const name of names) {
    const probe = probes[name]!;
    const times = { known: [] as number[], unknown: [] as number[] };
    const differences = new Set<string>();
    const ask = async (pair: (typeof asked)[number], which: "known" | "unknown") => {
      const began = performance.now();
      const answer = await probe(of, pair[which]);
      times[which].push(performance.now() - began);
      return shown(answer, pair[which]);
    };
    for (const [number, pair] of asked.entries()) {
      if (number % 4 === 0) await forgetWaits(setup);
      // The first request finds the caches cold.
      const order = number % 2 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
      const answers = [await ask(pair, order[0]), await ask(pair, order[1])];
      if (answers[0] !== answers[1]) differences.add(answers.join(" | "));
    }
    for (const what of differences) found.push({ probe: name, what });
    const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
    say(`${name}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`);
    if (Math.abs(known - unknown) > Math.max(5, 0.05 * Math.max(known, unknown)))
      found.push({ probe: name, what: `${known.toFixed(1)} ms and ${unknown.toFixed(1)} ms` });
  }
  return found;
}

type Options = {
  pairs: number;
  names?: string[];
  /** Receives the medians. */
  say?: (line: string) => void;
};

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
