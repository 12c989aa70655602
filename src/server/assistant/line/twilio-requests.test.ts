import { request } from "node:http";
import { expect, test } from "vitest";
import { anasLine, caller, startLine, scriptedTalks } from "#test/harness/line-talks.ts";
import { newSid, postWebhook, twilioAccount } from "#test/harness/twilio.ts";
import { isSigned, signatureOf } from "./signature.ts";

const newFields = () => ({
  CallSid: newSid("CA"),
  From: caller,
  To: anasLine,
  Direction: "inbound",
  CallStatus: "ringing",
});

test("the signature matches Twilio's own example", () => {
  // https://www.twilio.com/docs/usage/security, "Validating Signatures".
  const url = "https://mycompany.com/myapp.php?foo=1&bar=2";
  const form = new URLSearchParams({
    CallSid: "CA1234567890ABCDE",
    Caller: "+12349013030",
    Digits: "1234",
    From: "+12349013030",
    To: "+18005551212",
  });
  const authToken = "12345";
  expect(signatureOf(authToken, url, form)).toBe("0/KCTR6DLpKmkAf8muzZqo1nDgQ=");
});

test("a signature is valid for exactly its address and fields, with the default port or without", () => {
  const authToken = "a token of the account";
  const form = new URLSearchParams({ A: "1", B: "2" });
  const sign = (url: string) => signatureOf(authToken, url, form);
  const url = "https://crm.example.com/twilio/voice?x=1";
  const check = (signature: unknown, address = url, fields = form) =>
    isSigned(signature, { authToken, url: address, form: fields });
  expect(check(sign(url))).toBe(true);
  expect(check(sign("https://crm.example.com:443/twilio/voice?x=1"))).toBe(true);
  for (const lie of [
    sign("http://crm.example.com/twilio/voice?x=1"),
    sign("https://crm.example.com/twilio/voice?x=2"),
    sign("https://crm.example.com/twilio/voice"),
    sign("https://crm.example.com:8443/twilio/voice?x=1"),
    sign("https://evil.example.com/twilio/voice?x=1"),
    signatureOf("another token", url, form),
    sign(url).toLowerCase(),
    "",
    undefined,
    ["a", "b"],
  ])
    expect(check(lie), String(lie)).toBe(false);
  expect(check(sign(url), url, new URLSearchParams({ A: "1", B: "3" }))).toBe(false);
  expect(check(sign(url), url, new URLSearchParams({ A: "1" }))).toBe(false);
});

test("only what Twilio signed for this account is answered", async () => {
  await using line = await startLine();
  const { baseUrl, talks } = line;
  const post = (overrides: Parameters<typeof postWebhook>[3]) =>
    postWebhook(baseUrl, "/twilio/voice", newFields(), overrides).then(({ status }) => status);
  expect(await post({ signature: null })).toBe(403);
  expect(await post({ signature: "wrong" })).toBe(403);
  expect(await post({ signedAs: `${baseUrl}/twilio/text` })).toBe(403);
  expect(await post({ signedAs: `${baseUrl.replace("http:", "https:")}/twilio/voice` })).toBe(403);
  expect(await post({ signedAs: "http://evil.example.com/twilio/voice" })).toBe(403);
  expect(await post({ accountSid: `AC${"8".repeat(32)}` })).toBe(403);
  expect(talks.openings).toEqual([]);
  expect(await post({})).toBe(200);
  expect(talks.openings).toHaveLength(1);
});

test("a Host header does not affect the signed address", async () => {
  await using line = await startLine();
  const form = new URLSearchParams({ AccountSid: twilioAccount.accountSid, ...newFields() });
  const host = "evil.example.com";
  const status = await new Promise<number>((resolve) => {
    const req = request(`${line.baseUrl}/twilio/voice`, {
      method: "POST",
      headers: {
        host,
        "content-type": "application/x-www-form-urlencoded",
        "x-twilio-signature": signatureOf(
          twilioAccount.authToken,
          `http://${host}/twilio/voice`,
          form,
        ),
      },
    });
    req.on("response", (res) => resolve(res.resume().statusCode!)).end(form.toString());
  });
  expect(status).toBe(403);
});

test("the query counts as it was written, and a changed field is refused", async () => {
  await using line = await startLine();
  const path = "/twilio/missed?caller=%2B19175550142&x=a%20b+c";
  expect((await postWebhook(line.baseUrl, path, newFields())).status).toBe(200);
  const signedAs = `${line.baseUrl}/twilio/missed?caller=+19175550142&x=a b c`;
  expect((await postWebhook(line.baseUrl, path, newFields(), { signedAs })).status).toBe(403);
});

test("other methods are refused, and a body that is too large is not read", async () => {
  await using line = await startLine();
  const { baseUrl } = line;
  expect((await fetch(`${baseUrl}/twilio/voice`)).status).toBe(405);
  expect((await postWebhook(baseUrl, "/twilio/other", newFields())).status).toBe(404);
  expect((await postWebhook(baseUrl, "/twilio/constructor", newFields())).status).toBe(404);
  const json = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
  expect((await fetch(`${baseUrl}/twilio/voice`, json)).status).toBe(415);
  const large = { ...newFields(), Body: "x".repeat(70_000) };
  expect((await postWebhook(baseUrl, "/twilio/text", large)).status).toBe(413);
});

test("repeating a signed request returns the same response, and does nothing", async () => {
  let time = Date.parse("2026-11-22T15:00:00Z");
  await using line = await startLine({ now: () => new Date(time) });
  const fields = newFields();
  const voice = () => postWebhook(line.baseUrl, "/twilio/voice", fields);
  const first = await voice();
  time += 30_000;
  expect(await voice()).toEqual(first);
  expect(line.talks.openings).toHaveLength(1);
  // Two at the same moment, too.
  const status = { ...newFields(), CallStatus: "no-answer" };
  await Promise.all([1, 2, 3].map(() => postWebhook(line.baseUrl, "/twilio/missed", status)));
  expect(line.events).toEqual([`missed ${caller}`]);
});

test("no caller hears silence after an error, and the next request is handled again", async () => {
  let isBroken = true;
  const talks = scriptedTalks({
    begin: () => {
      if (isBroken) throw new Error("broken");
      return null;
    },
  });
  await using line = await startLine({ talks });
  const fields = newFields();
  const broken = await postWebhook(line.baseUrl, "/twilio/voice", fields);
  expect(broken.status).toBe(200);
  expect(broken.xml).toMatch(/<Say>I&apos;m sorry, .+<\/Say><Hangup\/>/);
  isBroken = false;
  const again = await postWebhook(line.baseUrl, "/twilio/voice", fields);
  expect(again.xml).toContain("<Dial ");
});
