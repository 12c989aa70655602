import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { freshNumber } from "./harness/account.ts";
import { accountEndpoints } from "./harness/account-endpoints.ts";
import { type TestApp, testApp } from "./harness/app.ts";
import { addAuthenticator, type Device, device } from "./harness/device.ts";
import { addPerson, fresh, people, testPassword } from "./harness/people.ts";
import { startProvider, type TestProvider } from "./harness/provider.ts";
import { everything, growth, noteJobs, settled } from "./harness/repeats.ts";

// The account service's part of test/repeats.test.ts: ending, removing or setting something twice is the same as
// once.

let provider: TestProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startProvider();
  app = await testApp({ config: { signInTriesPerMinute: 10_000, providers: provider.config } });
  await noteJobs(app);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await provider.stop();
});

type Answer = { status: number; code: unknown; message: unknown };
type Send = (method: string, path: string, body?: object) => Promise<Answer>;
type Someone = { id: string; email: string; own: Device };

async function someone(): Promise<Someone> {
  const person = fresh(people.ana);
  const id = await addPerson(app.database, person);
  const own = device(app);
  await own.signIn(person.email);
  return { id, email: person.email, own };
}

/** Requests that send the same cookies every time, as a retry does. */
function retrying({ own }: Someone): Send {
  const cookie = own.cookie();
  return async (method, path, body) => {
    const answer = await app.visitor.fetch(`/api/auth${path}`, {
      method,
      headers: { cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    const said = (await answer.json().catch(() => ({}))) as Partial<Answer>;
    return { status: answer.status, code: said.code, message: said.message };
  };
}

async function addPasskey({ id }: Someone): Promise<string> {
  const passkey = newId();
  await app.sql(
    `insert into account.passkey (id, user_id, name, public_key, credential_id, counter, device_type, backed_up, created_at)
     values ($1, $2, 'Key', 'x', $1::uuid::text, 0, 'singleDevice', false, now())`,
    [passkey, id],
  );
  return passkey;
}

/** The token of this person's newest password reset link. */
async function resetToken({ email, own }: Someone): Promise<string> {
  await own.post("/request-password-reset", { email, redirectTo: "/update-password" });
  await app.drain();
  const mail = (await app.mails()).find(({ to }) => to === email)!;
  const link = mail.text.match(/token=([\w.-]+)|reset-password\/([\w-]+)/)!;
  return (link[1] ?? link[2])!;
}

type Case = {
  arrange: (whose: Someone) => Promise<(send: Send) => Promise<Answer>>;
  /** What the second request is answered; if left out, the same as the first. */
  second?: Partial<Answer>;
  /** Timestamps that each request sets, and what records a refused one, as `table.column`. */
  moments?: string[];
  /** Tables in which a refused attempt leaves its own row, so that the account's owner can see it. */
  logged?: string[];
};

const password = "another-one-88";
const used = { status: 401, code: "CODE_WRONG" };

const cases: Record<string, Case> = {
  "POST /sign-out": { arrange: async () => (send) => send("POST", "/sign-out", {}) },
  "POST /update-user": {
    arrange: async () => (send) => send("POST", "/update-user", { name: "Ana Maria Ruiz" }),
    moments: ["account.user.updated_at"],
  },
  // The new password comes with a new session, and the old session has ended.
  "POST /change-password": {
    arrange: async () => (send) =>
      send("POST", "/change-password", { currentPassword: testPassword, newPassword: password }),
    second: { status: 401, code: "UNAUTHORIZED" },
  },
  "POST /reset-password": {
    async arrange(whose) {
      const token = await resetToken(whose);
      return (send) => send("POST", "/reset-password", { newPassword: password, token });
    },
    second: { status: 400, code: "INVALID_TOKEN" },
  },
  "POST /unlink-account": {
    async arrange({ id }) {
      const accountId = newId();
      await app.sql(
        `insert into account.account (id, user_id, account_id, provider_id, created_at, updated_at)
         values ($1, $2, $1::uuid::text, 'google', now(), now())`,
        [accountId, id],
      );
      return (send) => send("POST", "/unlink-account", { accountId });
    },
    second: { status: 404, message: "This account is already unlinked." },
  },
  "POST /passkey/delete-passkey": {
    async arrange(whose) {
      const id = await addPasskey(whose);
      return (send) => send("POST", "/passkey/delete-passkey", { id });
    },
    second: { status: 404, code: "PASSKEY_NOT_FOUND" },
  },
  "POST /passkey/update-passkey": {
    async arrange(whose) {
      const id = await addPasskey(whose);
      return (send) => send("POST", "/passkey/update-passkey", { id, name: "Phone" });
    },
  },
  "DELETE /factors/00000000-0000-4000-8000-000000000000": {
    async arrange({ own }) {
      const { id } = await addAuthenticator(own);
      return (send) => send("DELETE", `/factors/${id}`);
    },
    second: { status: 404, message: "This authenticator app is already removed." },
  },
  "POST /second-step": {
    async arrange({ own }) {
      await addAuthenticator(own);
      return (send) => send("POST", "/second-step", { required: false });
    },
  },
  "POST /recovery-codes/use": {
    async arrange({ own }) {
      const { recoveryCodes } = await addAuthenticator(own);
      return (send) => send("POST", "/recovery-codes/use", { code: recoveryCodes[0]! });
    },
    second: used,
    logged: ["account.event"],
  },
  "POST /confirm/password": {
    arrange: async () => (send) => send("POST", "/confirm/password", { password: testPassword }),
    moments: ["account.session.confirmed_at", "account.session.updated_at"],
  },
  "POST /phone-number/remove": {
    async arrange({ id }) {
      await app.sql(
        `update account."user" set phone_number = $2, phone_number_verified = true where id = $1`,
        [id, freshNumber()],
      );
      return (send) => send("POST", "/phone-number/remove", {});
    },
    moments: ["account.user.updated_at"],
  },
};

const sendsAnother = "sends another email or code, within the limits of the address or number";
const usesUp = "uses up a one-time code or proof; its own tests send it twice";
const signsIn = "opens a new session each time";
const begins = "starts a flow that later requests complete";
const reads = "reads";
const hidden = "is not offered";

/** Endpoints whose second request is a different one, each with the reason. */
const others: Record<string, string> = {
  "POST /sign-in/social": begins,
  "POST /callback/00000000-0000-4000-8000-000000000000": usesUp,
  "POST /get-session": reads,
  "POST /sign-up/email": sendsAnother,
  "POST /sign-in/email": signsIn,
  "POST /verify-password": hidden,
  "POST /send-verification-email": sendsAnother,
  "POST /change-email": sendsAnother,
  "POST /update-session": hidden,
  "POST /delete-user": hidden,
  "POST /request-password-reset": sendsAnother,
  "POST /revoke-session": hidden,
  "POST /revoke-sessions": hidden,
  "POST /revoke-other-sessions": hidden,
  "POST /link-social": begins,
  "POST /refresh-token": hidden,
  "POST /get-access-token": hidden,
  "POST /passkey/verify-registration": usesUp,
  "POST /passkey/verify-authentication": usesUp,
  "POST /sign-in/sso": begins,
  "POST /factors": begins,
  "POST /factors/00000000-0000-4000-8000-000000000000/challenge": reads,
  "POST /factors/verify": usesUp,
  "POST /recovery-codes": "replaces the old codes, and shows the new ones once",
  "POST /reauthenticate": sendsAnother,
  "POST /confirm/code": usesUp,
  "POST /email-otp/send-verification-otp": sendsAnother,
  "POST /sign-in/email-otp": usesUp,
  "POST /sign-up/phone": sendsAnother,
  "POST /sign-in/phone-number": signsIn,
  "POST /phone-number/send-otp": sendsAnother,
  "POST /phone-number/verify": usesUp,
  "POST /phone-number/request-password-reset": sendsAnother,
  "POST /phone-number/reset-password": usesUp,
  "POST /phone-number/change": sendsAnother,
  "POST /phone-number/change/verify": usesUp,
  "POST /set-first-password": "is refused once there is a password",
  "POST /token": signsIn,
};

test("every endpoint that may write has a case, or a reason why its second request differs", async () => {
  const endpoints = await accountEndpoints(app, provider);
  const writing = endpoints
    .filter(({ method }) => method !== "GET")
    .map(({ method, path }) => `${method} ${path}`);
  expect([...Object.keys(cases), ...Object.keys(others)].sort()).toEqual(
    [...new Set(writing)].sort(),
  );
});

test("endpoints that are not offered say so", async () => {
  const { own } = await someone();
  for (const [endpoint, why] of Object.entries(others))
    if (why === hidden) {
      const [, path] = endpoint.split(" ");
      expect((await own.post(path!)).status, endpoint).toBe(404);
    }
});

describe.each(Object.entries(cases))("%s", (_, { arrange, second, moments = [], logged = [] }) => {
  const rows = async () => {
    await settled(app);
    const all = await everything(app, moments);
    return Object.fromEntries(Object.entries(all).filter(([table]) => !logged.includes(table)));
  };

  test("twice is the same as once", async () => {
    const whose = await someone();
    const request = await arrange(whose);
    const send = retrying(whose);
    const before = await rows();
    const first = await request(send);
    expect(first.status).toBe(200);
    const after = await rows();
    const again = await request(send);
    expect(await rows()).toEqual(after);
    expect(again).toMatchObject(second ?? first);

    const other = await someone();
    const both = await arrange(other);
    const sendBoth = retrying(other);
    const beforeBoth = await rows();
    const answers = await Promise.all([both(sendBoth), both(sendBoth)]);
    expect(growth(beforeBoth, await rows())).toEqual(growth(before, after));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const answer of answers)
      if (answer.status !== 200) expect(answer).toMatchObject(second ?? {});
  });
});
