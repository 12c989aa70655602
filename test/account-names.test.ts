import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { friday, mailsTo, newHost, newVisitor, wishFor } from "#test/harness/bookings.ts";
import { type Device, device } from "#test/harness/device.ts";
import { addPerson, fresh, people } from "#test/harness/people.ts";

// What people type as a name: what is kept of it, and which emails contain it.

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => friday, config: { signInTriesPerMinute: 10_000 } });
});
afterAll(() => app[Symbol.asyncDispose]());

const typed = "\u202eYou won $500,\r\nclaim it at\u200b evil.test\u2028now";
const kept = "You won $500, claim it at evil.test now";
const nameOf = async (email: string) =>
  (await app.sql<{ name: string }>(`select name from account."user" where email = $1`, [email]))[0]
    ?.name;

async function signedIn(): Promise<{ email: string; browser: Device }> {
  const person = fresh(people.ana);
  await addPerson(app.database, person);
  const browser = device(app);
  await browser.signIn(person.email);
  return { email: person.email, browser };
}

describe("an email to an unverified address contains nothing anyone typed", () => {
  const post = (path: string, body: object) => device(app).post(path, body);
  const mails: Record<string, (email: string) => Promise<unknown>> = {
    "at the sign-up": async () => {},
    "at a repeated sign-up": (email) =>
      post("/sign-up/email", { email, name: typed, password: "strangers-own-7" }),
    "when requested again": (email) => post("/send-verification-email", { email }),
    "for a password reset": (email) => post("/request-password-reset", { email }),
    "with a code": (email) => post("/email-otp/send-verification-otp", { email, type: "sign-in" }),
  };
  test.each(Object.keys(mails))("%s", async (kind) => {
    const { email } = fresh(people.nia);
    await post("/sign-up/email", { email, name: typed, password: "strangers-own-7" });
    await mails[kind]!(email);
    const told = await mailsTo(app, email);
    expect(told.length).toBeGreaterThan(0);
    for (const { subject, text, html } of told)
      expect([subject, text, html].join()).not.toMatch(/\$500|evil\.test/);
  });

  test("when an account changes to that address", async () => {
    const { browser } = await signedIn();
    await browser.post("/update-user", { name: typed });
    const { email } = fresh(people.nia);
    await browser.post("/change-email", {
      newEmail: email,
      callbackURL: "/dashboard/settings/account",
    });
    for (const { subject, text } of await mailsTo(app, email))
      expect([subject, text].join()).not.toMatch(/\$500|evil\.test/);
  });
});

describe("a name is one line of visible characters", () => {
  const forms: Record<string, () => Promise<string | undefined>> = {
    "at the sign-up": async () => {
      const { email } = fresh(people.nia);
      await device(app).post("/sign-up/email", { email, name: typed, password: "owners-own-7" });
      return nameOf(email);
    },
    "at a change": async () => {
      const { email, browser } = await signedIn();
      expect((await browser.post("/update-user", { name: typed })).status).toBe(200);
      return nameOf(email);
    },
    "in a profile": async () => {
      const ana = await newHost(app);
      const details = {
        phone: "(347) 555-0190",
        companyName: typed,
        businessType: "Mortgage" as const,
        roleInBusiness: "Mortgage Banker",
        locationCity: "Boise",
        locationState: "ID" as const,
        timeZone: "America/Boise",
      };
      const saved = await ana.api.profiles.save({ ...details, fullName: typed });
      expect(saved.companyName).toBe(kept);
      return saved.fullName;
    },
    "of a lead and a partner": async () => {
      const ana = await newHost(app);
      const lead = { firstName: typed, lastName: typed };
      await ana.api.contacts.addLead({ id: newId(), lead });
      await ana.api.contacts.addPartner({ id: newId(), partner: { firstName: typed } });
      const rows = await app.sql<{ name: string }>(
        "select distinct first_name as name from contacts where user_id = $1",
        [ana.id],
      );
      expect(rows).toHaveLength(1);
      return rows[0]!.name;
    },
    "of someone who books": async () => {
      const ana = await newHost(app);
      const visitor = newVisitor({ name: typed });
      await app.visitor.api.booking.book(wishFor(ana, { visitor }));
      await app.drain();
      const [mail] = await mailsTo(app, ana.email);
      expect(mail!.text.split("\n")[0]).toBe(`${kept} booked an appointment`);
      const [row] = await app.sql<{ name: string }>(
        "select client_name as name from appointments where professional_id = $1",
        [ana.id],
      );
      return row!.name;
    },
  };
  test.each(Object.keys(forms))("%s", async (form) => {
    expect(await forms[form]!()).toBe(kept);
  });

  test("and is empty otherwise", async () => {
    const { browser } = await signedIn();
    const answer = await browser.post("/update-user", { name: "\u200b\n" });
    expect(answer).toMatchObject({ status: 400, body: { code: "NAME_UNFIT" } });
  });
});
