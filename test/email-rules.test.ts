import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { understand } from "#domain/assistant/understand.ts";
import { cleanEmail, isEmail, malformedEmail } from "#domain/kernel/is-email.ts";
import { monday } from "#understanding/corpus/hear.ts";
import { newId } from "#server/platform/ids.ts";
import { badAddresses, goodAddresses, otherSpellings } from "./harness/addresses.ts";
import { type SignedIn, type TestApp, testApp } from "./harness/app.ts";
import { eventOn, friday, newHost, wishFor } from "./harness/bookings.ts";
import { type Device, device } from "./harness/device.ts";
import { fresh, people, testPassword } from "./harness/people.ts";

// One email rule at every entry point: deliverable addresses are accepted everywhere, undeliverable ones are refused
// everywhere with the same message, and one spelling is stored.

let app: TestApp;
let ana: SignedIn;
let own: Device;
let stranger: Device;
beforeAll(async () => {
  app = await testApp({ now: () => friday, config: { signInTriesPerMinute: 100_000 } });
  const person = fresh(people.ben);
  await app.as(person);
  own = device(app);
  stranger = device(app);
  await own.signIn(person.email);
  await own.post("/confirm/password", { password: testPassword });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  await app.sql("delete from guard.attempts");
  await app.sql('delete from account."rate_limit"').catch(() => undefined);
});

/** How an entry point refuses an address; null if it accepts the address, or at least doesn't object to it. */
type EntryPoint = (email: string) => Promise<string | null>;

const wordsOf = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
  status === 400 ? String(body.message) : null;

/** The refusal of an input; that the professional doesn't exist or the time is taken is checked after it. */
async function refusalOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    return code && comesAfter.includes(code) ? null : String(message);
  }
}
const comesAfter = ["NO_PROFILE", "NO_ADMIN", "NOT_FOUND", "SLOT_TAKEN", "OVERLAP"];

const account = (path: string, more: object = {}, who = () => stranger): EntryPoint => {
  return async (email) => wordsOf(await who().post(path, { email, ...more }));
};
const names = { firstName: "Pia", lastName: "Blum" };
const wish = (email: string) => {
  const asked = wishFor(ana, { profileId: newId() });
  return { ...asked, visitor: { ...asked.visitor, email } };
};
const demoWish = (email: string) => {
  const asked = wish(email);
  return { ...asked, visitor: { name: "Vera", email, company: null, notes: null } };
};
const party = (email: string) => ({
  id: newId(),
  role: "Attorney" as const,
  name: "Ada Fox",
  company: null,
  phoneNumber: null,
  email,
});

const entryPoints: Record<string, EntryPoint> = {
  "sign-up": account("/sign-up/email", { name: "Nia New", password: "a-long-enough-1" }),
  "sign-in": account("/sign-in/email", { password: "not-the-password-1" }),
  "forgotten password": account("/request-password-reset"),
  "resent verification": account("/send-verification-email"),
  "emailed code": account("/email-otp/send-verification-otp"),
  "sign-in with a code": account("/sign-in/email-otp", { otp: "123456" }),
  "change of email": async (newEmail) => wordsOf(await own.post("/change-email", { newEmail })),
  "sign-in of an API client": async (email) => {
    const body = { email, password: "not-the-password-1" };
    return wordsOf(await stranger.post("/token?grant_type=password", body));
  },
  booking: (email) => refusalOf(app.visitor.api.booking.book(wish(email))),
  "demo booking": (email) => refusalOf(app.visitor.api.booking.bookDemo(demoWish(email))),
  "a new lead": (email) =>
    refusalOf(ana.api.contacts.addLead({ id: newId(), lead: { ...names, email } })),
  "a new deal": (email) =>
    refusalOf(ana.api.contacts.addDeal({ id: newId(), deal: { ...names, email } })),
  "a party of a deal": (email) =>
    refusalOf(
      ana.api.contacts.addDeal({ id: newId(), deal: { ...names, dealParties: [party(email)] } }),
    ),
  "a new partner": (email) =>
    refusalOf(ana.api.contacts.addPartner({ id: newId(), partner: { ...names, email } })),
  "an edited lead": (email) =>
    refusalOf(ana.api.contacts.editLead({ id: lead, lead: { ...names, email } })),
  "an edited deal": (email) =>
    refusalOf(ana.api.contacts.editDeal({ id: deal, deal: { ...names, email } })),
  "an edited partner": (email) =>
    refusalOf(ana.api.contacts.editPartner({ id: partner, partner: { ...names, email } })),
  "a calendar entry": (email) =>
    refusalOf(
      ana.api.appointments.add({
        id: newId(),
        event: eventOn("09:00", { clientEmail: email, tellsClient: false }),
      }),
    ),
  "the API": async (email) => {
    const answer = await ana.fetch("/api/v1/leads", {
      method: "POST",
      body: JSON.stringify({ id: newId(), lead: { ...names, email } }),
    });
    const body = (await answer.json()) as { message?: string };
    return answer.status === 400 ? String(body.message) : null;
  },
};
let [lead, deal, partner] = ["", "", ""];
/** Each entry point gets its own professional, because one person may not do this much at once. */
async function begin() {
  [lead, deal, partner] = [newId(), newId(), newId()];
  ana = await newHost(app);
  await ana.api.contacts.addLead({ id: lead, lead: names });
  await ana.api.contacts.addDeal({ id: deal, deal: names });
  await ana.api.contacts.addPartner({ id: partner, partner: names });
}

/** The account service answers this one after half a second, whoever asks, so more of them wait together. */
const waiting = "resent verification";
const answerTo = async (entryPoint: EntryPoint, email: string): Promise<[string, string]> => [
  email,
  (await entryPoint(email)) ?? "taken",
];

/** Sends each address to an entry point; returns the refusals, or "taken" for accepted. */
async function ask(name: string, addresses: readonly string[]) {
  const entryPoint = entryPoints[name]!;
  const atOnce = name === waiting ? 20 : 4;
  const said: [string, string][] = [];
  for (let at = 0; at < addresses.length; at += atOnce) {
    const some = addresses.slice(at, at + atOnce);
    await app.sql("delete from guard.attempts");
    said.push(...(await Promise.all(some.map(async (email) => answerTo(entryPoint, email)))));
  }
  return said;
}

const everyGood = [...goodAddresses, ...otherSpellings.map(([typed]) => typed)];
// A field's length limit is reported first; the account service has only one message.
const tooLong = "Use at most 254 characters.";
const says = (said: string) =>
  [malformedEmail, tooLong, `${tooLong} ${malformedEmail}`].includes(said);

/** Both hash a password for every address, and use the same check as the others, so a sample is enough. */
const slow = ["sign-in", "sign-in of an API client"];
const some = (name: string) => everyGood.filter((_, at) => !slow.includes(name) || at % 4 === 0);

describe.each(Object.keys(entryPoints))("%s", (name) => {
  beforeAll(begin);

  test("accepts deliverable addresses", async () => {
    const said = await ask(name, some(name));
    expect(said.filter(([, answer]) => answer !== "taken")).toEqual([]);
  }, 360_000);

  test("refuses undeliverable addresses with a message", async () => {
    const said = await ask(name, badAddresses);
    expect(said.filter(([, answer]) => !says(answer))).toEqual([]);
  }, 360_000);
});

test("the rule itself agrees with both tables, and keeps one spelling of each address", () => {
  expect(goodAddresses.filter((email) => !isEmail(email) || cleanEmail(email) !== email)).toEqual(
    [],
  );
  expect(badAddresses.filter((email) => isEmail(cleanEmail(email)))).toEqual([]);
  expect(otherSpellings.map(([typed]) => [typed, cleanEmail(typed)])).toEqual(otherSpellings);
});

test("the assistant doesn't take an undeliverable address", () => {
  const heard = (text: string) => understand(text, { ...monday, expecting: "email" }).email;
  const wrong = badAddresses.map((text) => heard(text)).filter((one) => one && !isEmail(one));
  expect(wrong).toEqual([]);
});

test.each(["nia%new@exämple.de", "用户@例子.中国", "nia@почта.рф"])(
  "%s signs up, verifies the address, and signs in with either spelling",
  async (email) => {
    const browser = device(app);
    const signUp = { email, name: "Nia New", password: "a-long-enough-1" };
    await app.sql(`delete from account."user" where email = $1`, [email]);
    await app.sql("delete from mail.outbox");
    expect((await browser.post("/sign-up/email", signUp)).status).toBe(200);
    const letter = (await app.mails()).find(({ to }) => to === email);
    const link = new URL(letter!.links[0]!);
    await browser.get(`${link.pathname.replace("/api/auth", "")}${link.search}`);
    expect((await browser.signIn(email, signUp.password)).status).toBe(200);
    expect(await browser.isIn()).toBe(true);
    const elsewhere = device(app);
    const ascii = `${email.split("@")[0]}@${new URL(`http://${email.split("@")[1]}`).hostname}`;
    expect((await elsewhere.signIn(ascii, signUp.password)).status).toBe(200);
  },
);

test("an invalid old address stays with its contact while something else is edited", async () => {
  await begin();
  const old = "pia@-example.com";
  for (const id of [lead, deal, partner])
    await app.sql("update contacts set email = $1 where id = $2", [old, id]);
  const parties = [{ ...party("ada@ex_ample.com") }];
  await app.sql("update contacts set deal_parties = $1 where id = $2", [
    JSON.stringify(
      parties.map(({ phoneNumber, ...rest }) => ({ ...rest, phone_number: phoneNumber })),
    ),
    deal,
  ]);
  const fields = { ...names, email: old, phoneNumber: "(303) 555-0100" };
  const { lead: read } = await ana.api.contacts.getLead({ id: lead });
  expect(read.email).toBe(old);
  const edited = await ana.api.contacts.editLead({ id: lead, lead: fields });
  expect(edited.lead).toMatchObject({ email: old, phoneNumber: "(303) 555-0100" });
  const dealParties = parties;
  const editedDeal = await ana.api.contacts.editDeal({
    id: deal,
    deal: { ...fields, dealParties },
  });
  expect(editedDeal.deal).toMatchObject({
    email: old,
    dealParties: [{ email: "ada@ex_ample.com" }],
  });
  const editedPartner = await ana.api.contacts.editPartner({ id: partner, partner: fields });
  expect(editedPartner.partner.email).toBe(old);
  const converted = await ana.api.contacts.convertLead({ id: lead, deal: fields });
  expect(converted.deal.email).toBe(old);
  // A different invalid address is new, and is refused at its field.
  const refused = ana.api.contacts.editDeal({
    id: deal,
    deal: { ...fields, dealParties: [{ ...parties[0]!, email: "ada@-ample.com" }] },
  });
  await expect(refused).rejects.toMatchObject({
    code: "BAD_REQUEST",
    data: { issues: [{ path: ["deal", "dealParties", "0", "email"], message: malformedEmail }] },
  });
});
