import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { takeoutPath } from "#server/takeout/takeout.ts";
import { type SignedIn, type TestApp, testApp } from "./harness/app.ts";
import { friday, mailsTo, wishFor } from "./harness/bookings.ts";
import { ask } from "./harness/account.ts";
import { readMetrics } from "./harness/metrics.ts";
import { people } from "./harness/people.ts";
import { newAssistant, type VisitorTalk, visitorTalk } from "./harness/talk.ts";

// What people entered is searched for in everything that was logged and measured while they worked, made mistakes, and
// met failures on our side.

/** Occurs nowhere else. */
const planted = {
  "a professional's name": "Wilhelmina Oxenstierna",
  "a professional's email": "wilhelmina.oxenstierna@planted-agents.test",
  "a client's first name": "Quillonia",
  "a client's last name": "Vantressko",
  "a client's email": "quillonia@planted-clients.test",
  "a visitor's name": "Zebulon Farquharson",
  "a visitor's email": "zebulon@planted-visitors.test",
  "a phone number": "7187230187",
  "an income": "81234.57",
  "a debt": "23456.71",
  "a note": "heliotrope gazebo",
  "a password": "correct-horse-of-planted-hooves",
  "a company": "Oxenstierna Homesteads",
};
const phone = "(718) 723-0187";
const phoneForms = ["7187230187", "718) 723-0187", "718-723-0187", "718 723 0187"];
const formsOf = (what: string, value: string): string[] => {
  if (what === "a phone number") return phoneForms;
  // Each word of a name, and the text as an address has it.
  const words = value.split(/[ @]/).filter((word) => word.length > 5);
  return [value, ...words, encodeURIComponent(value), value.replaceAll(" ", "+")];
};

let app: TestApp;
let wilma: SignedIn;
const said: string[] = [];
const printed: string[] = [];
beforeAll(async () => {
  for (const method of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void printed.push(words.join(" ")));
  app = await testApp({
    now: () => friday,
    log: "trace",
    logTo: { write: (line) => void said.push(line) },
    config: { metrics: { host: "127.0.0.1", port: 0 }, signInTriesPerMinute: 1_000 },
  });
  wilma = await newAssistant(
    app,
    {},
    {
      ...people.leo,
      fullName: planted["a professional's name"],
      email: planted["a professional's email"],
    },
  );
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app[Symbol.asyncDispose]();
});

const client = {
  firstName: planted["a client's first name"],
  lastName: planted["a client's last name"],
  email: planted["a client's email"],
  phoneNumber: phone,
};
const officersLimits = {
  borrowerMonthlyIncome: Number(planted["an income"]),
  borrowerMonthlyDebts: Number(planted["a debt"]),
  maxMonthlyPayment: 2500,
  maxAllowedDti: 43,
  proposedInterestRate: 6.5,
};
/** Whatever comes of it. */
const tried = (work: Promise<unknown>) => work.catch(() => null);
const address = (text: string) => encodeURIComponent(text);

async function signUpAndIn(email: string): Promise<void> {
  const password = planted["a password"];
  const name = planted["a professional's name"];
  await ask(app.visitor, "/sign-up/email", { name, email, password });
  await ask(app.visitor, "/sign-in/email", { email, password: `${password} wrong` });
  await ask(app.visitor, "/sign-in/email", { email, password });
  await ask(app.visitor, "/request-password-reset", { email });
  await ask(app.visitor, "/phone-number/send-otp", { phoneNumber: "+17187230187" });
  await ask(app.visitor, "/sign-in/phone-number", { phoneNumber: "+17187230187", password });
}

/** What `work` is told of a failure: nothing once the tables refuse, and no failure before. */
type Attempt = (work: Promise<unknown>) => Promise<unknown>;
const succeeding: Attempt = (work) => work;

async function workWithClients(attempt: Attempt): Promise<void> {
  const { contacts, search } = wilma.api;
  const [lead, deal, partner] = [newId(), newId(), newId()];
  await attempt(contacts.addLead({ id: lead, lead: client }));
  const whole = { ...client, loanOfficerDealParams: officersLimits };
  await attempt(contacts.addDeal({ id: deal, deal: whole }));
  await attempt(contacts.editDeal({ id: deal, deal: { ...whole, notes: planted["a note"] } }));
  const companyName = planted["a company"];
  await attempt(contacts.addPartner({ id: partner, partner: { ...client, companyName } }));
  await attempt(search.find({ text: client.lastName }));
  for (const typed of [client.lastName, client.email, phone])
    await wilma.fetch(`/api/v1/contacts?search=${address(typed)}`);
  await wilma.fetch(`/api/v1/contacts/${lead}`);
}

async function makeMistakes(): Promise<void> {
  const post = (path: string, body: string) => wilma.fetch(path, { method: "POST", body });
  const wrong = { id: newId(), lead: { ...client, email: `${client.email} x`, extra: phone } };
  await post("/rpc/contacts/addLead", JSON.stringify({ json: wrong }));
  await post("/api/v1/leads", JSON.stringify(wrong));
  await post("/api/v1/leads", `{"firstName": "${client.firstName}`);
  for (const path of [
    `/${address(client.email)}`,
    `/book/${address(client.lastName)}`,
    `/dashboard/crm/contacts/${client.firstName}`,
    `/api/v1/leads/${address(client.email)}`,
    `/api/v1/${client.firstName}/${client.lastName}`,
    `/rpc/${client.firstName}`,
    `/api/auth/${address(client.email)}`,
    `/api/auth/reset-password/${client.firstName}`,
    `/calendar/${client.firstName}/${client.lastName}.ics`,
    `/assets/${client.firstName}.js`,
    `/signin?email=${address(client.email)}`,
  ])
    await wilma.fetch(path, {
      headers: { "x-request-id": client.firstName, "user-agent": client.lastName },
    });
}

async function visit(): Promise<void> {
  const visitor = {
    name: planted["a visitor's name"],
    email: planted["a visitor's email"],
    phone,
    notes: planted["a note"],
  };
  await tried(app.visitor.api.booking.book(wishFor(wilma, { visitor })));
  await converse(await visitorTalk(app, wilma));
}

async function converse(talk: VisitorTalk): Promise<void> {
  await tried(
    talk.sayAll(
      `Hi, I am ${planted["a visitor's name"]} and I want to book an appointment`,
      `My income is ${planted["an income"]} a month and my email is ${planted["a visitor's email"]}`,
      `Call me at ${phone} about the ${planted["a note"]}`,
    ),
  );
}

/** Makes a table refuse rows, and say in the error what was in them. */
async function breaking(table: string, work: () => Promise<void>): Promise<void> {
  await app.sql(`
    create or replace function public.refuse_loudly() returns trigger language plpgsql as $$
    begin raise exception 'no room for %', new; end $$`);
  await app.sql(
    `create trigger refuse_loudly before insert or update on ${table}
       for each row execute function public.refuse_loudly()`,
  );
  await work();
  await app.sql(`drop trigger refuse_loudly on ${table}`);
}

test("nothing that people entered is logged or measured, even when something breaks", async () => {
  await signUpAndIn("wilhelmina.oxenstierna.first@planted-agents.test");
  await workWithClients(succeeding);
  await makeMistakes();
  await visit();
  await app.drain();
  await breaking("public.contacts", () => workWithClients(tried));
  await breaking('account."user"', () =>
    signUpAndIn("wilhelmina.oxenstierna.second@planted-agents.test"),
  );
  // A conversation begins with a turn, so it has begun before.
  const talk = await visitorTalk(app, wilma);
  await breaking("public.assistant_turns", () => converse(talk));
  await app.sql("alter table contacts rename to contacts_away");
  await wilma.fetch(takeoutPath);
  await app.sql("alter table contacts_away rename to contacts");
  await breaking("mail.outbox", async () => {
    const visitor = { name: planted["a visitor's name"], email: planted["a visitor's email"] };
    const startsAt = new Date("2026-11-23T11:00:00-05:00");
    await app.visitor.api.booking.book(
      wishFor(wilma, { startsAt, visitor: { ...visitor, phone, notes: null } }),
    );
    await expect.poll(() => said.join("")).toContain("the queue reports an error");
  });

  const log = said.join("");
  // It was all there to be logged, and each kind of failure was met.
  expect(await mailsTo(app, planted["a visitor's email"])).not.toEqual([]);
  const [kept] = await app.sql<{ count: number }>(
    "select count(*)::int as count from contacts where email = $1",
    [client.email],
  );
  expect(kept!.count).toBeGreaterThan(0);
  expect(said.length).toBeGreaterThan(50);
  for (const text of [
    "a procedure failed",
    "a request failed",
    "the account service reports an error",
    "the queue reports an error",
  ])
    expect(log).toContain(`"${text}"`);
  expect(log).toContain('"code":"P0001"');

  const metrics = JSON.stringify(await readMetrics(app));
  expect(metrics).toContain("/rpc/contacts/addLead");
  const places = { log, metrics, printed: printed.join("\n") };
  const found = Object.entries(planted).flatMap(([what, value]) =>
    formsOf(what, value).flatMap((form) =>
      Object.entries(places).flatMap(([place, text]) =>
        text.toLowerCase().includes(form.toLowerCase()) ? [`${what} in the ${place}: ${form}`] : [],
      ),
    ),
  );
  expect(found).toEqual([]);
});
