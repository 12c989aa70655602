import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";
import { smtpCatcher } from "#test/harness/smtp.ts";
import { composeMail } from "./email.ts";

const signUp = (email: string) => ({
  method: "POST",
  body: JSON.stringify({ name: "Nia New", email, password: "zq8#xk" }),
});

describe("with SMTP_URL", () => {
  test("an email is sent once, as text and HTML, and its text is then deleted", async () => {
    await using smtp = await smtpCatcher();
    await using app = await testApp({
      config: { smtpUrl: smtp.url, mailFrom: "Hearthline <hello@hearth.test>" },
    });
    const { email } = fresh(people.nia);
    await app.visitor.fetch("/api/auth/sign-up/email", signUp(email));
    await app.drain();
    const [mail, ...others] = await smtp.parsed();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: "Verify your email for Hearthline",
      from: { address: "hello@hearth.test" },
      to: [{ address: email }],
    });
    expect(mail!.text).toContain("/api/auth/verify-email?token=");
    expect(mail!.html).toContain("Verify my email");
    const kept = await app.sql<{ id: string; body_text: string; sent_at: Date }>(
      "select * from mail.outbox",
    );
    expect(kept).toMatchObject([{ body_text: "", sent_at: expect.any(Date) }]);
    expect(mail!.messageId).toBe(`<${kept[0]!.id}@hearth.test>`);
    expect(app.running.mailboxUrl).toBeNull();
    expect((await app.visitor.fetch("/dev/mail.json")).status).toBe(404);
  });

  test("an email that the server refuses is tried again and not lost", async () => {
    await using smtp = await smtpCatcher(1);
    await using app = await testApp({ config: { smtpUrl: smtp.url } });
    await app.visitor.fetch("/api/auth/sign-up/email", signUp(fresh(people.nia).email));
    await expect
      .poll(
        async () =>
          (
            await app.sql(
              "select from graphile_worker.jobs where attempts = 1 and locked_at is null",
            )
          ).length,
      )
      .toBe(1);
    expect(await smtp.parsed()).toEqual([]);
    await app.sql("update graphile_worker._private_jobs set run_at = now()");
    await app.sql("select pg_notify('jobs:insert', '{\"count\":1}')");
    await expect.poll(async () => (await smtp.parsed()).length, { timeout: 10_000 }).toBe(1);
  });
});

describe("without SMTP_URL", () => {
  test("every email is kept in the database, newest first, and can be read at /dev/mail", async () => {
    await using app = await testApp();
    const first = fresh(people.nia).email;
    const second = fresh(people.nia).email;
    for (const email of [first, second])
      await app.visitor.fetch("/api/auth/sign-up/email", signUp(email));
    const mails = await app.mails();
    expect(mails.map((mail) => mail.to)).toEqual([second, first]);
    expect(Object.keys(mails[0]!)).toEqual(
      expect.arrayContaining(["to", "subject", "text", "html", "links"]),
    );
    const { mailboxUrl, baseUrl } = app.running;
    expect(await (await fetch(mailboxUrl!)).text()).toContain(first);
    // At the product's own address a browser on this machine is redirected there.
    expect(mailboxUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/dev\/mail$/);
    expect(new URL(mailboxUrl!).origin).not.toBe(baseUrl);
    const signpost = await (await app.visitor.fetch("/dev/mail")).text();
    expect(signpost).toContain(`<meta http-equiv="refresh" content="0;url=${mailboxUrl}"/>`);
    expect(signpost).not.toContain(first);
  });

  test("the mailbox answers only this machine: no foreign Host, no sign of a proxy", async () => {
    await using app = await testApp();
    const { mailboxUrl, baseUrl } = app.running;
    for (const origin of [new URL(mailboxUrl!).origin, baseUrl])
      for (const path of ["/dev/mail", "/dev/mail.json", "/dev/sms.json"]) {
        const status = async (headers: Record<string, string>) =>
          (await ask(`${origin}${path}`, headers)).status;
        const { port } = new URL(origin);
        expect(await status({})).toBe(200);
        expect(await status({ host: `localhost:${port}` })).toBe(200);
        const foreign: Record<string, string>[] = [
          { host: "evil.example" },
          { host: "127.0.0.1.evil.example" },
          ...[
            "x-forwarded-for",
            "x-forwarded-host",
            "x-forwarded-proto",
            "x-forwarded-server",
            "forwarded",
            "via",
            "x-real-ip",
            "cf-connecting-ip",
          ].map((name) => ({ [name]: "127.0.0.1" })),
        ];
        for (const headers of foreign)
          expect([302, 404], `${path} ${JSON.stringify(headers)}`).toContain(await status(headers));
      }
  });

  test("no one can read it through a proxy on the same machine, even one that does not identify itself", async () => {
    await using app = await testApp();
    const { email } = fresh(people.nia);
    await app.visitor.fetch("/api/auth/sign-up/email", signUp(email));
    const [mail] = await app.mails();
    expect(mail).toMatchObject({ to: email });
    // As a bare `proxy_pass` sends it, as a program that follows redirects does, and unchanged.
    const { host } = new URL(app.running.baseUrl);
    const rewriting = async (path: string) =>
      (await ask(`${app.running.baseUrl}${path}`, { host, connection: "close" })).body;
    const following = async (path: string) =>
      (await fetch(`${app.running.baseUrl}${path}`, { redirect: "follow" })).text();
    for (const through of [rewriting, following]) {
      await using proxy = await startProxy(through);
      for (const path of [
        "/dev/mail",
        "/dev/mail.json",
        "/dev/sms.json",
        "/dev/mail?a",
        "/dev/mail/",
      ]) {
        // The client is elsewhere, and uses another host name.
        const { body } = await ask(`${proxy.origin}${path}`, { host: "crm.example.com" });
        expect(body, path).not.toContain(email);
        for (const link of mail!.links) expect(body, path).not.toContain(link);
      }
    }
  });
});

/** Asks with exactly these headers. */
function ask(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    request(url, { headers }, (res) => {
      let body = "";
      res.on("data", (chunk) => (body += chunk));
      res.on("end", () => resolve({ status: res.statusCode!, body }));
    })
      .on("error", reject)
      .end();
  });
}

async function startProxy(through: (path: string) => Promise<string>) {
  const server = createServer((req, res) => void through(req.url!).then((body) => res.end(body)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

test("typed text cannot become markup in an email", () => {
  const mail = composeMail({
    to: "a@b.co",
    subject: "s",
    heading: "<script>alert(1)</script>",
    paragraphs: ["a & b"],
  });
  expect(mail.html).not.toContain("<script>");
  expect(mail.text).toContain("<script>alert(1)</script>");
});
