import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";
import { smtpCatcher } from "#test/harness/smtp.ts";
import { composeMail } from "./letter.ts";

const signUp = (email: string) => ({
  method: "POST",
  body: JSON.stringify({ name: "Nia New", email, password: "zq8#xk" }),
});

describe("with SMTP_URL", () => {
  test("a mail goes out once, as text and HTML, and its text is kept no longer", async () => {
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

  test("a mail that the server refuses is tried again and not lost", async () => {
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
  test("every mail stays in the database, newest first, and is read at /dev/mail", async () => {
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
    expect(await (await app.visitor.fetch("/dev/mail")).text()).toContain(first);
    expect(app.running.mailboxUrl).toBe(`${app.running.baseUrl}/dev/mail`);
  });

  test("the mailbox answers only this machine: no foreign Host, no sign of a proxy", async () => {
    await using app = await testApp();
    const { port } = new URL(app.running.baseUrl);
    const status = (headers: Record<string, string>) =>
      new Promise<number>((resolve) => {
        request({ host: "127.0.0.1", port, path: "/dev/mail.json", headers }, (res) => {
          res.resume();
          resolve(res.statusCode!);
        }).end();
      });
    expect(await status({})).toBe(200);
    expect(await status({ host: `localhost:${port}` })).toBe(200);
    const foreign: Record<string, string>[] = [
      { host: "evil.example" },
      { host: "127.0.0.1.evil.example" },
      { "x-forwarded-for": "127.0.0.1" },
      { forwarded: "for=127.0.0.1" },
      { "x-real-ip": "127.0.0.1" },
    ];
    for (const headers of foreign) expect(await status(headers), JSON.stringify(headers)).toBe(404);
  });
});

test("what a person typed cannot become markup in a mail", () => {
  const mail = composeMail({
    to: "a@b.co",
    subject: "s",
    heading: "<script>alert(1)</script>",
    paragraphs: ["a & b"],
  });
  expect(mail.html).not.toContain("<script>");
  expect(mail.text).toContain("<script>alert(1)</script>");
});
