import { randomInt } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import { Client, type ClientConfig } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { readConfig } from "#server/platform/config.ts";
import { newId } from "#server/platform/ids.ts";
import { createLog } from "#server/platform/log.ts";
import { ownerRole } from "#server/platform/postgres/cluster.ts";
import { socketFolder } from "#server/platform/postgres/folders.ts";
import { serve } from "#server/serve.ts";
import type { Api } from "#test/harness/app.ts";
import type { TestDatabase } from "#test/harness/database.ts";
import { type Device, device } from "#test/harness/device.ts";
import { addPerson, people, type Person, testPassword } from "#test/harness/people.ts";
import { smtpCatcher } from "#test/harness/smtp.ts";
import type { Planted } from "./trust-dump.ts";

type Professional = { id: OwnerId; browser: Device; api: Api };

/** The running product, and what was planted in it. */
export type TrustSetup = {
  planted: Planted[];
  plain: Planted[];
  admin: Client;
  /** How to connect as the owner. */
  owner: ClientConfig;
  sql: TestDatabase["sql"];
  signIn(person: Person): Promise<Professional>;
  /** Waits until all jobs are done. */
  drain(): Promise<void>;
  officer: Professional;
  origin: string;
  cluster: string;
  proven: { cookie: string; tokens: string[] };
  end(): Promise<void>;
};

/**
 * The product with its embedded PostgreSQL and no secret in its settings, as the first start makes it; with a mail
 * server, because the text of an email that waits for one is kept. Two professionals enter amounts that occur nowhere
 * else, on every way that stores one.
 */
export async function trustSetup(say: (line: string) => void): Promise<TrustSetup> {
  const dataDir = mkdtempSync(join(tmpdir(), "hearthline-trust-"));
  chmodSync(dataDir, 0o755);
  const smtp = await smtpCatcher();
  const config = {
    ...readConfig({
      PORT: "0",
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      MAIL_FROM: "Hearthline <hello@hearthline.test>",
      SIGN_IN_TRIES_PER_MINUTE: "10000",
    }),
  };
  const running = await serve({ config, log: createLog("silent"), say, siteFolder: null });
  const owner = { host: socketFolder(dataDir), user: ownerRole, database: "hearthline" };
  const admin = new Client(owner);
  await admin.connect();
  const sql = async <Row extends object>(text: string, values?: unknown[]) =>
    (await admin.query<Row & Record<string, unknown>>(text, values)).rows;
  const database = { url: "", owner: admin, sql, drop: async () => {} };
  const signIn = async (person: Person) => {
    const id = await addPerson(database, person);
    const browser = device({ running });
    const { status } = await browser.signIn(person.email);
    if (status !== 200) throw new Error(`Signing in was answered ${status}.`);
    const headers = () => ({ cookie: browser.cookie(), origin: running.baseUrl });
    const api: Api = createORPCClient(new RPCLink({ url: `${running.baseUrl}/rpc`, headers }));
    return { id, browser, api };
  };
  const [leo, ana] = [await signIn(people.leo), await signIn(people.ana)];

  const planted: Planted[] = [];
  const amount = (what: string) => {
    const cents = randomInt(100_000_00, 999_999_99);
    planted.push({ what, forms: [(cents / 100).toFixed(2).replace(/\.?0+$/, "")] });
    return cents / 100;
  };
  const secret = (what: string, text: string) => planted.push({ what, forms: [text] });

  say("Planting amounts and secrets");
  const loan = () => ({
    marketValue: amount("a market value"),
    balanceOwed: amount("a balance"),
    payment: amount("a payment"),
  });
  const params = () => ({
    borrowerMonthlyIncome: amount("an income"),
    borrowerMonthlyDebts: amount("a debt"),
    maxMonthlyPayment: amount("a limit"),
    maxAllowedDti: 43,
    proposedInterestRate: 6.5,
  });
  const names = { firstName: "Plainname", lastName: "Trusted" };
  await leo.api.contacts.addLead({ id: newId(), lead: { ...names, refinanceDetails: loan() } });
  const deal = () => ({ ...names, refinanceDetails: loan(), loanOfficerDealParams: params() });
  const [id, binned] = [newId(), newId()];
  await leo.api.contacts.addDeal({ id, deal: deal() });
  await leo.api.contacts.addDeal({ id: binned, deal: deal() });
  await leo.api.contacts.remove({ id: binned });
  // Its earlier amounts stay in the timeline.
  await leo.api.contacts.editDeal({ id, deal: deal() });
  await sql(
    `insert into profile_link_invitations (inviting_profile_id, id, invited_profile_id, status)
     values ($1, $2, $3, 'accepted')`,
    [leo.id, newId(), ana.id],
  );
  const scenario = {
    propertyAddress: null,
    purchasePrice: amount("a price in a scenario"),
    downPayment: 60_000,
    sellersConcession: 0,
    monthlyTaxes: amount("taxes in a scenario"),
    monthlyInsurance: 50,
  };
  const saved = await ana.api.calculator.save({ dealId: id, id: newId(), scenario });
  for (const result of ["estimatedPiti", "updatedDti"] as const)
    secret(`a result (${result})`, String(saved.scenario.results[result]));

  const factor = await ana.browser.post("/factors", {});
  secret("an authenticator's key", String(factor.body.secret));
  secret("a password", testPassword);
  const key = await ana.api.account.makeKey({
    id: newId(),
    name: "Trust",
    scopes: ["contacts:read"],
    days: 30,
  });
  secret("an API key", key.key);
  await ana.browser.post("/request-password-reset", { email: people.ana.email });
  await ana.browser.post("/email-otp/send-verification-otp", {
    email: people.ana.email,
    type: "sign-in",
  });
  const cookies = [leo, ana].map(({ browser }) => browser.cookie());
  const tokens = cookies.map(
    (cookie) => decodeURIComponent(cookie.match(/hearthline\.session=([^;]+)/)![1]!).split(".")[0]!,
  );
  for (const token of tokens) secret("a session's token", token);
  secret("the master key", readFileSync(join(dataDir, "master.key"), "utf8").trim());
  const drain = async () => {
    for (let tries = 0; tries < 400; tries += 1) {
      const [row] = await sql<{ n: number }>("select count(*)::int as n from graphile_worker.jobs");
      if (row!.n === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  // So that emails are sent, and their texts removed.
  await drain();
  for (const mail of await smtp.parsed()) {
    const token = mail.text?.match(/#token=([\w-]+)/)?.[1];
    if (token) secret("an emailed link's token", token);
  }
  return {
    planted,
    plain: [{ what: "a name", forms: ["Plainname"] }],
    admin,
    owner,
    sql,
    signIn,
    drain,
    officer: leo,
    origin: running.baseUrl,
    cluster: join(dataDir, "postgres"),
    proven: { cookie: cookies[0]!, tokens },
    async end() {
      await admin.end();
      await running.stop();
      await smtp[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
