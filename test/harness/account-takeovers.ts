import { createHmac, randomBytes } from "node:crypto";
import { forgetWaits, type Setup, resetTokenOf, victimOf } from "./account-attacks.ts";
import type { LocalText } from "./app.ts";
import { addAuthenticator, type Device, device } from "./device.ts";
import { readMailbox } from "./mailbox.ts";
import { fresh, people, testPassword } from "./people.ts";
import { freshPerson, type TestProvider } from "./provider.ts";

const attackersPassword = "mallory-was-here-1";

type Attack = {
  /** Whether the attacker ends up in someone else's account. */
  [name: string]: (setup: Setup, provider: TestProvider) => Promise<boolean>;
};

/** An address whose owner has no account yet. */
const nobodysAddress = () => fresh(people.nia).email;

async function who(of: Device): Promise<{ id: string; email: string } | null> {
  const { body } = await of.get("/get-session");
  return (body.user as { id: string; email: string } | undefined) ?? null;
}

async function signUp(setup: Setup, email: string, more: object = {}): Promise<Device> {
  const attacker = device(setup);
  await attacker.post("/sign-up/email", {
    email,
    name: "Mallory",
    password: attackersPassword,
    ...more,
  });
  return attacker;
}

/** Whether the password the attacker chose opens a session. */
async function opensByAttackersPassword(setup: Setup, email: string): Promise<boolean> {
  await forgetWaits(setup);
  const attacker = device(setup);
  await attacker.signIn(email, attackersPassword);
  return (await who(attacker)) !== null;
}

async function someoneElse(setup: Setup): Promise<Device> {
  const attacker = device(setup);
  const { email } = await victimOf(setup);
  await attacker.signIn(email);
  return attacker;
}

async function newestLink(setup: Setup, to: string): Promise<string> {
  const [mail] = (await setup.mails()).filter((one) => one.to === to);
  return mail?.links[0] ?? setup.running.baseUrl;
}

/** Up to the redirect from a provider, which is not followed yet. */
async function wayBack(of: Device, provider: string, path = "/sign-in/social"): Promise<string> {
  const { body } = await of.post(path, { provider, callbackURL: "/dashboard" });
  const agreed = await fetch(String(body.url), { redirect: "manual" });
  const { pathname, search } = new URL(agreed.headers.get("location")!);
  return pathname + search;
}
const comeBy = async (of: Device, provider: string) => of.send("GET", await wayBack(of, provider));

const attacks: Attack = {
  "a password set before the owner signs in with Google": async (setup, provider) => {
    const email = nobodysAddress();
    await signUp(setup, email);
    provider.person = freshPerson({ email });
    const owner = device(setup);
    await comeBy(owner, "google");
    if ((await who(owner))?.email !== email) throw new Error("The owner should be signed in.");
    return opensByAttackersPassword(setup, email);
  },
  "a password set before the owner signs in with an emailed code": async (setup) => {
    const email = nobodysAddress();
    await signUp(setup, email);
    const owner = device(setup);
    await owner.post("/email-otp/send-verification-otp", { email, type: "sign-in" });
    const [mail] = (await setup.mails()).filter(({ to }) => to === email);
    const otp = `${mail!.subject} ${mail!.text}`.match(/\b\d{6}\b/)![0];
    await owner.post("/sign-in/email-otp", { email, otp });
    if ((await who(owner))?.email !== email) throw new Error("The owner should be signed in.");
    return opensByAttackersPassword(setup, email);
  },
  "a password set before the owner resets it": async (setup) => {
    const email = nobodysAddress();
    await signUp(setup, email);
    const token = await resetTokenOf(setup, email);
    await device(setup).post("/reset-password", { token, newPassword: "the-owners-own-2" });
    return opensByAttackersPassword(setup, email);
  },
  "an address that was never verified": async (setup) => {
    const email = nobodysAddress();
    await signUp(setup, email);
    return opensByAttackersPassword(setup, email);
  },
  "a sign-up that claims to be verified": async (setup) => {
    const email = nobodysAddress();
    const more = {
      emailVerified: true,
      email_verified: true,
      isAdmin: true,
      phoneNumberVerified: true,
    };
    await signUp(setup, email, more);
    return opensByAttackersPassword(setup, email);
  },
  "the owner opens the verification link of the attacker's sign-up": async (setup) => {
    const email = nobodysAddress();
    await signUp(setup, email);
    const owner = device(setup);
    const { pathname, search } = new URL(await newestLink(setup, email));
    await owner.send("GET", pathname + search);
    // The owner is not signed in to an account whose password someone else knows.
    return (await who(owner)) !== null;
  },
  "Google returns the address of an account": async (setup, provider) => {
    const { id, email } = await victimOf(setup);
    provider.person = freshPerson({ email });
    const attacker = device(setup);
    await comeBy(attacker, "google");
    return (await who(attacker))?.id === id;
  },
  "Google returns it unverified": async (setup, provider) => {
    const { id, email } = await victimOf(setup);
    provider.person = freshPerson({ email, emailVerified: false });
    const attacker = device(setup);
    await comeBy(attacker, "google");
    return (await who(attacker))?.id === id;
  },
  "Facebook returns the address of an account": async (setup, provider) => {
    const { id, email } = await victimOf(setup);
    provider.person = freshPerson({ email });
    const attacker = device(setup);
    await comeBy(attacker, "facebook");
    return (await who(attacker))?.id === id;
  },
  "Facebook returns an address that has no account yet": async (setup, provider) => {
    provider.person = freshPerson({ email: nobodysAddress() });
    const attacker = device(setup);
    await comeBy(attacker, "facebook");
    return (await who(attacker)) !== null;
  },
  "the redirect from the attacker's Google, opened in the owner's browser to link it": async (
    setup,
    provider,
  ) => {
    const { id, email } = await victimOf(setup);
    const owner = device(setup);
    await owner.signIn(email);
    provider.person = freshPerson();
    const attacker = await someoneElse(setup);
    await owner.send("GET", await wayBack(attacker, "google", "/link-social"));
    const again = device(setup);
    await comeBy(again, "google");
    return (await who(again))?.id === id;
  },
  "the redirect from the attacker's Google, opened in a signed-out browser": async (
    setup,
    provider,
  ) => {
    provider.person = freshPerson();
    const owner = device(setup);
    await owner.send("GET", await wayBack(device(setup), "google"));
    // Someone working in there would be working for the attacker.
    return (await who(owner)) !== null;
  },
  "changing their own address to that of an account": async (setup) => {
    const { email } = await victimOf(setup);
    return changesTo(setup, email);
  },
  "changing their own address to the admin's": async (setup) => {
    const { pathname } = new URL("/rpc/site/front", setup.running.baseUrl);
    const front = async () => JSON.stringify((await device(setup).send("POST", pathname, {})).body);
    const before = await front();
    const email = setup.adminEmail;
    const changed = await changesTo(setup, email);
    await signUp(setup, email);
    await opensByAttackersPassword(setup, email);
    return changed || before !== (await front());
  },
  "account columns sent along with the name": async (setup) => {
    const { email } = await victimOf(setup);
    const attacker = await someoneElse(setup);
    const own = (await who(attacker))!;
    for (const more of [
      { email },
      { emailVerified: true },
      { phoneNumber: "+17185550142", phoneNumberVerified: true },
      { id: crypto.randomUUID() },
      { secondStepRequired: false },
    ])
      await attacker.post("/update-user", { name: "M", ...more });
    const [row] = await setup.database.sql<{ email: string; phone: string | null }>(
      `select email, phone_number as phone from account."user" where id = $1`,
      [own.id],
    );
    return row?.email !== own.email || row.phone !== null;
  },
  "an email that links to a forged host header": async (setup) => {
    const { email } = await victimOf(setup);
    const evil = {
      "x-forwarded-host": "evil.test",
      "x-forwarded-proto": "https",
      "x-original-host": "evil.test",
      forwarded: "host=evil.test;proto=https",
    };
    await device(setup, "Tests/1.0", evil).post("/request-password-reset", { email });
    return new URL(await newestLink(setup, email)).origin !== setup.running.baseUrl;
  },
  "a password reset of their own that names someone else": async (setup) => {
    const { id, email } = await victimOf(setup);
    const own = await victimOf(setup);
    const token = await resetTokenOf(setup, own.email);
    await device(setup).post(`/reset-password?email=${email}&userId=${id}`, {
      token,
      newPassword: attackersPassword,
      email,
      userId: id,
    });
    return opensByAttackersPassword(setup, email);
  },
  "a forged cookie": async (setup) => {
    const { email } = await victimOf(setup);
    const owner = device(setup);
    const { body } = await owner.signIn(email);
    const token = String(body.token);
    const sign = (secret: string) =>
      encodeURIComponent(`${token}.${createHmac("sha256", secret).update(token).digest("base64")}`);
    const guesses = [
      token,
      `${token}.`,
      sign(""),
      sign("secret"),
      sign("better-auth-secret-123456789"),
    ];
    for (const guess of guesses)
      for (const name of [
        "hearthline.session",
        "better-auth.session_token",
        "__Host-hearthline.session",
      ]) {
        const attacker = device(setup, "Tests/1.0", { cookie: `${name}=${guess}` });
        if ((await who(attacker)) !== null || (await attacker.isIn())) return true;
      }
    const withToken = device(setup, "Tests/1.0", { authorization: `Bearer ${token}` });
    return (await who(withToken)) !== null || withToken.isIn();
  },
  "a cookie the attacker planted before the owner signs in": async (setup) => {
    const { email } = await victimOf(setup);
    const planted = `hearthline.session=${randomBytes(24).toString("base64url")}`;
    const owner = device(setup, "Tests/1.0", { cookie: planted });
    await owner.signIn(email);
    return device(setup, "Tests/1.0", { cookie: planted }).isIn();
  },
};

/**
 * Whether the attacker's own account ends up with this address, after every step that needs no access to the
 * mailbox.
 */
async function changesTo(setup: Setup, email: string): Promise<boolean> {
  const attacker = await someoneElse(setup);
  const own = (await who(attacker))!;
  await attacker.post("/confirm/password", { password: testPassword });
  await attacker.post("/change-email", { newEmail: email, callbackURL: "/signin" });
  const { pathname, search } = new URL(await newestLink(setup, own.email));
  await attacker.send("GET", pathname + search);
  const [row] = await setup.database.sql<{ email: string }>(
    `select email from account."user" where id = $1`,
    [own.id],
  );
  return row?.email !== own.email;
}

/** Takeover attempts: how many succeeded, and which. */
export async function takeovers(setup: Setup, provider: TestProvider) {
  const taken = [];
  for (const [name, attack] of Object.entries(attacks)) {
    await forgetWaits(setup);
    provider.misdeed = null;
    if (await attack(setup, provider)) taken.push(name);
  }
  return { taken, tried: Object.keys(attacks).length };
}

/**
 * Every sign-in method for the account of someone with an authenticator app: which give access to records without
 * it.
 */
export async function waysAroundSecondStep(setup: Setup, provider: TestProvider) {
  const { id, email } = await victimOf(setup);
  const number = `+1718${String(2_000_000 + Math.floor(Math.random() * 7_000_000))}`;
  provider.person = freshPerson();
  await setup.database.sql(
    `update account."user" set phone_number = $2, phone_number_verified = true where id = $1`,
    [id, number],
  );
  await setup.database.sql(
    `insert into account.account (id, user_id, account_id, provider_id, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'google', now(), now())`,
    [id, provider.person.sub],
  );
  const owner = device(setup);
  await owner.signIn(email);
  await addAuthenticator(owner);
  const ways: Record<string, (of: Device) => Promise<unknown>> = {
    password: (of) => of.signIn(email),
    "phone and password": (of) =>
      of.post("/sign-in/phone-number", { phoneNumber: number, password: testPassword }),
    "emailed code": async (of) => {
      await of.post("/email-otp/send-verification-otp", { email, type: "sign-in" });
      const [mail] = (await setup.mails()).filter(({ to }) => to === email);
      const otp = `${mail!.subject} ${mail!.text}`.match(/\b\d{6}\b/)![0];
      return of.post("/sign-in/email-otp", { email, otp });
    },
    "code by text message": async (of) => {
      await of.post("/phone-number/send-otp", { phoneNumber: number });
      const texts = await readMailbox<LocalText>(setup.running.baseUrl, "/dev/sms.json");
      const code = texts.find(({ to }) => to === number)!.text.match(/\b\d{6}\b/)![0];
      return of.post("/phone-number/verify", { phoneNumber: number, code });
    },
    Google: (of) => comeBy(of, "google"),
    "a reset and the new password": async (of) => {
      const newPassword = "a-better-one-8";
      await of.post("/reset-password", { token: await resetTokenOf(setup, email), newPassword });
      return of.signIn(email, newPassword);
    },
  };
  const around = [];
  for (const [name, way] of Object.entries(ways)) {
    await forgetWaits(setup);
    const of = device(setup);
    await way(of);
    const state = await of.get("/second-step/state");
    if (state.body.needs !== "proof") throw new Error(`${name} should lead to the second step.`);
    if (await of.isIn()) around.push(name);
  }
  return { around, tried: Object.keys(ways).length };
}
