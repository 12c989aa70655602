import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { LocalMail } from "./app.ts";
import type { TestDatabase } from "./database.ts";
import { addAuthenticator, type Answer, codeOf, type Device, device } from "./device.ts";
import { hostileAddresses } from "./hostile-addresses.ts";
import { addPerson, fresh, people, testPassword } from "./people.ts";

/** A product under attack, in this process or in its own. */
export type Setup = {
  running: { baseUrl: string };
  database: TestDatabase;
  mails(): Promise<LocalMail[]>;
  /** The address whose account takes demo bookings; no one has it. */
  adminEmail: string;
};

const wrong = "not-it-at-all";
const atOnce = <Result>(count: number, act: (number: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, number) => act(number)));

/** Resets the coarse per-address limit, so that the others can be tested. */
const forgetRates = ({ database }: Setup) => database.sql("delete from account.rate_limit");
export const forgetWaits = async (setup: Setup) => {
  await forgetRates(setup);
  await setup.database.sql("delete from account.delay");
};

/** A new person with a verified account, signed in nowhere. */
export async function victimOf({ database }: Setup): Promise<{ id: string; email: string }> {
  const person = fresh(people.ana);
  return { id: await addPerson(database, person), email: person.email };
}

/** A client at its own address, where the product is behind a proxy. */
export const from = (setup: Setup, address: string): Device =>
  device(setup, "Tests/1.0", { "x-forwarded-for": address });

const isEvaluated = ({ status }: Answer) => status !== 429;
const network = (number: number) => `203.0.113.${number + 1}`;

/** Of 30 guesses from one socket with a changing X-Forwarded-For: how many were checked. */
export async function passedRotatingHeader(setup: Setup): Promise<number> {
  const { email } = await victimOf(setup);
  let passed = 0;
  for (let tries = 0; tries < 30; tries += 1)
    if (isEvaluated(await from(setup, `198.51.100.${tries}`).signIn(email, wrong))) passed += 1;
  return passed;
}

/** Of 30 guesses at one account from 30 addresses (behind our proxy): how many were checked. */
export async function passedManyAddresses(setup: Setup): Promise<number> {
  const { email } = await victimOf(setup);
  let passed = 0;
  for (let tries = 0; tries < 30; tries += 1)
    if (isEvaluated(await from(setup, network(tries)).signIn(email, wrong))) passed += 1;
  return passed;
}

/**
 * Of five sign-ins each from a known browser, a new one and a patient API client, during an attack: how many failed.
 */
export async function victimLockedOut(setup: Setup): Promise<number> {
  const { email } = await victimOf(setup);
  const home = from(setup, "192.0.2.1");
  await home.signIn(email);
  const attack = async () => {
    await forgetRates(setup);
    for (let tries = 0; tries < 15; tries += 1)
      await from(setup, network(tries)).signIn(email, wrong);
  };
  let locked = 0;
  const demand = ({ status }: Answer) => (locked += status === 200 ? 0 : 1);
  for (let tries = 0; tries < 5; tries += 1) {
    await attack();
    await home.post("/sign-out");
    demand(await home.signIn(email));
    const elsewhere = from(setup, `192.0.2.${10 + tries}`);
    const refused = await elsewhere.signIn(email);
    demand(isEvaluated(refused) ? refused : await signInWithWork(elsewhere, email, refused));
  }
  // After the attack, a client that can't do the proof of work waits as long as it is told.
  for (let tries = 0; tries < 5; tries += 1) {
    const program = from(setup, `192.0.2.${30 + tries}`);
    let answer = await program.signIn(email);
    if (!isEvaluated(answer)) {
      await setup.database.sql(
        "update account.delay set free_at = free_at - make_interval(secs => $1)",
        [Number(answer.headers.get("retry-after"))],
      );
      answer = await program.signIn(email);
    }
    demand(answer);
  }
  return locked;
}

async function signInWithWork(of: Device, email: string, { body }: Answer): Promise<Answer> {
  const challenge = body.challenge as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64url");
  return of.post(
    "/sign-in/email",
    { email, password: testPassword },
    { "x-hearthline-proof": proof },
  );
}

type Tokens = { access_token: string; refresh_token: string };

/** A signed-in browser and API client, and whether anything they hold still works. */
async function entrance(setup: Setup, email: string) {
  await forgetWaits(setup);
  const browser = device(setup);
  await browser.signIn(email);
  const client = device(setup);
  const answer = await client.send("POST", "/api/auth/token?grant_type=password", {
    email,
    password: testPassword,
  });
  const tokens = answer.body as Tokens;
  const withToken = { authorization: `Bearer ${tokens.access_token}` };
  const alive = async (): Promise<number> => {
    const session = await browser.get("/get-session");
    const checks = [
      await browser.isIn(),
      session.status === 200 && session.body.user !== undefined,
      (await client.send("GET", "/api/v1/profile", undefined, withToken)).status === 200,
      (
        await client.send("POST", "/api/auth/token?grant_type=refresh_token", {
          refresh_token: tokens.refresh_token,
        })
      ).status === 200,
    ];
    return checks.filter(Boolean).length;
  };
  const opened = await client.send("GET", "/api/v1/profile", undefined, withToken);
  if (!(await browser.isIn()) || opened.status !== 200)
    throw new Error("Both should be signed in.");
  return { browser, alive };
}

/**
 * After a change and a reset of the password, a new factor and the account's deletion: which credentials still work.
 */
export async function oldSessionsAlive(setup: Setup): Promise<{ alive: number; tried: number }> {
  const ways: ((own: Device, email: string) => Promise<Answer>)[] = [
    (own) =>
      own.post("/change-password", {
        currentPassword: testPassword,
        newPassword: "a-better-one-8",
      }),
    async (_, email) => {
      const newPassword = "a-better-one-9";
      return device(setup).post("/reset-password", {
        token: await resetTokenOf(setup, email),
        newPassword,
      });
    },
    async (own) => {
      await addAuthenticator(own);
      return own.get("/ok");
    },
    (own, email) => own.send("POST", "/api/v1/account/erase", { email }),
  ];
  let [alive, tried] = [0, 0];
  for (const way of ways) {
    const { email } = await victimOf(setup);
    const others = [await entrance(setup, email), await entrance(setup, email)];
    const own = await entrance(setup, email);
    const done = await way(own.browser, email);
    if (done.status !== 200)
      throw new Error(`This should have worked: ${JSON.stringify(done.body)}`);
    for (const other of others) {
      alive += await other.alive();
      tried += 4;
    }
  }
  return { alive, tried };
}

/** The token in the password reset email of an address. */
export async function resetTokenOf(setup: Setup, email: string): Promise<string> {
  await device(setup).post("/request-password-reset", { email });
  const mail = (await setup.mails()).find(
    ({ to, subject }) => to === email && /reset/i.test(subject),
  );
  return new URLSearchParams(new URL(mail!.links[0]!).hash.slice(1)).get("token")!;
}

/** Of 20 concurrent uses of one reset token, and one more later: how many were accepted. */
export async function resetTokenUses(setup: Setup): Promise<number> {
  await forgetWaits(setup);
  const { email } = await victimOf(setup);
  const token = await resetTokenOf(setup, email);
  const use = (number: number) =>
    from(setup, network(number)).post("/reset-password", {
      token,
      newPassword: `a-better-one-${number}`,
    });
  const answers = [...(await atOnce(20, use)), await use(20)];
  return answers.filter(({ status }) => status === 200).length;
}

/** Pending sessions of someone with an authenticator app. */
async function halfway(setup: Setup, count: number) {
  await forgetWaits(setup);
  const { email } = await victimOf(setup);
  // Known browsers, so that each has its own attempts and only the code can be the reason for a refusal.
  const waiting = Array.from({ length: count }, () => device(setup));
  const signInAll = async () => {
    for (const browser of waiting) {
      await forgetWaits(setup);
      await browser.signIn(email);
    }
  };
  await signInAll();
  const own = device(setup);
  await own.signIn(email);
  const factor = await addAuthenticator(own);
  await signInAll();
  return { factor, waiting, email };
}

/** An authenticator code sent 20 times at once and again later: how often it worked after the first. */
export async function totpReplays(setup: Setup): Promise<number> {
  const { factor, waiting } = await halfway(setup, 21);
  const code = await codeOf(factor.secret);
  const answers = await atOnce(20, (number) => waiting[number]!.post("/factors/verify", { code }));
  demandLooks(answers);
  await forgetWaits(setup);
  const later = await waiting[20]!.post("/factors/verify", { code });
  await forgetWaits(setup);
  // One step older, which is also accepted because clocks may differ.
  const older = await waiting[20]!.post("/factors/verify", {
    code: await codeOf(factor.secret, -1),
  });
  const taken = [...answers, later, older].filter(({ status }) => status === 200).length;
  return taken - 1;
}

/** The same for a recovery code. */
export async function recoveryCodeReplays(setup: Setup): Promise<number> {
  const { factor, waiting } = await halfway(setup, 21);
  const code = factor.recoveryCodes[0]!;
  const answers = await atOnce(20, (number) =>
    waiting[number]!.post("/recovery-codes/use", { code }),
  );
  demandLooks(answers);
  await forgetWaits(setup);
  const later = await waiting[20]!.post("/recovery-codes/use", { code });
  return [...answers, later].filter(({ status }) => status === 200).length - 1;
}

function demandLooks(answers: Answer[]): void {
  if (!answers.every(isEvaluated)) throw new Error("Each of them should have been checked.");
}

/** Hostile addresses in everything that redirects: how many answers lead to another site. */
export async function offSiteRedirects(setup: Setup): Promise<{ led: number; tried: number }> {
  const origin = setup.running.baseUrl;
  const { email } = await victimOf(setup);
  const own = device(setup);
  await forgetWaits(setup);
  await own.signIn(email);
  const posts: [string, object, string[]][] = [
    ["/sign-in/email", { email, password: testPassword }, ["callbackURL"]],
    ["/sign-up/email", { email, password: testPassword, name: "M" }, ["callbackURL"]],
    ["/sign-in/social", { provider: "google" }, redirecting],
    ["/sign-in/social", { provider: "facebook" }, redirecting],
    ["/sign-in/sso", { email: "gus@company.test" }, redirecting],
    ["/link-social", { provider: "google" }, redirecting],
    ["/request-password-reset", { email }, ["redirectTo", "callbackURL"]],
    ["/send-verification-email", { email: "nobody@example.com" }, ["callbackURL"]],
    ["/change-email", { newEmail: `new.${email}` }, ["callbackURL"]],
  ];
  const gets: [string, string[]][] = [
    ["/verify-email?token=abc", ["callbackURL"]],
    ["/reset-password/abc", ["callbackURL"]],
    ["/callback/google?error=access_denied", [...redirecting, "state", "error_description"]],
    ["/callback/facebook", [...redirecting, "state"]],
    ["/error", ["error", "callbackURL", "redirectTo"]],
    ["/authorize?provider=google", [...redirecting, "redirect_to", "redirect_uri"]],
  ];
  let [led, tried] = [0, 0];
  const look = ({ status, headers, body }: Answer) => {
    tried += 1;
    const places = [headers.get("location"), status < 400 && isText(body.url) ? body.url : null];
    if (places.some((place) => place !== null && leadsAway(place, origin))) led += 1;
  };
  for (const address of hostileAddresses) {
    await forgetWaits(setup);
    for (const [path, body, names] of posts)
      for (const name of names) look(await own.post(path, { ...body, [name]: address }));
    for (const [path, names] of gets)
      for (const name of names) {
        const more = `${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [name]: address })}`;
        look(await own.get(path + more));
      }
  }
  return { led, tried };
}

const redirecting = ["callbackURL", "errorCallbackURL", "newUserCallbackURL", "redirectTo"];
const isText = (value: unknown): value is string => typeof value === "string";

/** Whether a browser that follows the address leaves the site for a hostile one. */
function leadsAway(place: string, origin: string): boolean {
  const url = URL.parse(place, origin);
  return url === null || !/^https?:$/.test(url.protocol) || /evil|xn--vil|\[::1\]/.test(url.host);
}
