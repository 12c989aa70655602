import type { Locator } from "@playwright/test";
import { dayName } from "#web/ui/month/month.ts";
import { fakeCaller } from "../harness/microphone.ts";
import { type Product, startProduct } from "../harness/product.ts";
import {
  failsWith,
  type FakeSpeechServer,
  hearsTones,
  spoken,
  startSpeechServer,
} from "../harness/speech-server.ts";
import { toneWav } from "../harness/tones.ts";
import { at, inDays, newPat } from "./booking-fixtures.ts";
import { expect } from "./fixtures.ts";
import { greeting, talkOf, test as base } from "./talk-fixtures.ts";

/** Journeys on an installation with a speech server, in a browser that recognizes no speech. */
const test = base.extend<
  { speechServer: FakeSpeechServer },
  { sharedServer: FakeSpeechServer; product: Product }
>({
  sharedServer: [
    async ({}, use) => {
      await using server = await startSpeechServer();
      await use(server);
    },
    { scope: "worker" },
  ],
  product: [
    async ({ sharedServer }, use) => {
      const product = await startProduct({ SPEECH_BASE_URL: sharedServer.baseUrl });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  speechServer: async ({ sharedServer }, use) => {
    sharedServer.requests.length = 0;
    sharedServer.behaviour = hearsTones({});
    await use(sharedServer);
  },
});

// One after the other, so that they share one installation.
test.describe.configure({ mode: "default" });

const day = inDays(4);
const tones = { wish: 300, name: 400, email: 500, skip: 600, yes: 700 };
const spokenTo = (server: FakeSpeechServer) =>
  server.requests.flatMap(({ fields }) => (fields.input === undefined ? [] : [fields.input]));

test("who has a microphone books by voice in any browser: heard and answered by the speech server", async ({
  page,
  ana,
  sql,
  speechServer,
}, info) => {
  const email = newPat();
  speechServer.behaviour = hearsTones({
    [tones.wish]: `I would like to book an appointment on ${dayName(day)} at 10 am`,
    [tones.name]: "Pat Doe",
    [tones.email]: email,
    [tones.skip]: "Skip",
    [tones.yes]: "Yes, please",
  });
  const caller = await fakeCaller(page, { hasOwnVoice: false });
  await page.goto(`/talk/${ana.id}`);
  const talk = talkOf(page);
  await expect(talk.lines.first()).toHaveText(greeting);
  expect(await caller.isMicrophoneOpen()).toBe(false);

  const waits: number[] = [];
  const turn = async (hertz: number, answer: Locator) => {
    await talk.speak.click();
    await expect(talk.note).toHaveText("Listening in English…");
    await expect.poll(() => caller.isMicrophoneOpen()).toBe(true);
    await caller.say(hertz);
    await expect(answer).toBeVisible();
    expect(await caller.isMicrophoneOpen()).toBe(false);
    // Who interrupts a read-back has not heard it.
    await expect.poll(() => caller.answeredAfter()).toBeGreaterThan(0);
    waits.push(Math.round(await caller.answeredAfter()));
    await caller.silence();
  };

  await talk.speak.click();
  await expect(talk.voice).toContainText(
    "Your voice is sent to this installation’s speech server to turn it into text. We keep only the text.",
  );
  await talk.voice.getByRole("button", { name: "Keep typing" }).click();
  await talk.speak.click();
  await talk.agree.click();
  await talk.stop.click();
  await turn(tones.wish, talk.line(/your name/i));
  await turn(tones.name, talk.line(/email/i));
  await turn(tones.email, talk.chip("Skip"));
  await turn(tones.skip, talk.chip("Yes, please"));
  expect(await sql("select * from appointments where professional_id = $1", [ana.id])).toEqual([]);
  await turn(tones.yes, talk.line(/You are booked/));
  info.annotations.push({ type: "first sound after (ms)", description: waits.join(" ") });
  expect(
    await sql("select * from appointments where professional_id = $1", [ana.id]),
  ).toMatchObject([
    { appointment_time: at(day, "10:00"), client_name: "Pat Doe", client_email: email },
  ]);
  await expect(talk.own("Pat Doe")).toBeVisible();
  // Each sentence that it said after the greeting was spoken by itself.
  const said = spokenTo(speechServer);
  const whole = (await talk.log.locator("> p").allTextContents())
    .join(" ")
    .replaceAll("\u00a0", " ");
  for (const sentence of said) expect(whole).toContain(sentence);
  expect(said).toContain("Shall I book it?");
  expect(said.length).toBeGreaterThan(5);
});

test("a voice can be spoken over; when the speech server fails, typing goes on; the landing page's example uses it too; a refused microphone is reported", async ({
  page,
  ana,
  allowErrors,
  speechServer,
}) => {
  allowErrors("502");
  const caller = await fakeCaller(page);
  const forget = () =>
    page.evaluate(() => [localStorage, sessionStorage].forEach((one) => one.clear()));

  await test.step("speaking over the voice stops it, is heard from its first word, and the server learns how much was heard", async () => {
    const words = hearsTones({ 300: "What can you do and when can I come?", 500: "Book a time" });
    // A voice that takes its time.
    speechServer.behaviour = (request) =>
      request.fields.input === undefined
        ? words(request)
        : { ...spoken(""), body: toneWav({ hertz: 440, ms: 20_000 }) };
    const sent: { text: string; heard?: string }[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/talk/say"))
        sent.push((request.postDataJSON() as { json: (typeof sent)[0] }).json);
    });
    await page.goto(`/talk/${ana.id}`);
    const talk = talkOf(page);
    await expect(talk.lines.first()).toHaveText(greeting);
    await talk.handsFree.click();
    await talk.agree.click();
    await expect.poll(() => caller.isMicrophoneOpen()).toBe(true);
    await caller.say(300);
    await expect.poll(async () => (await caller.played()).started).toBeGreaterThan(0);
    // Open to hear an interruption.
    await expect.poll(() => caller.isMicrophoneOpen()).toBe(true);
    await caller.say(500, 700);
    await expect.poll(async () => (await caller.played()).stopped).toBeGreaterThan(0);
    await expect(talk.own("Book a time")).toBeVisible();
    expect(sent).toMatchObject([{ spoken: true }, { text: "Book a time", heard: "" }]);

    // A press does the same.
    const { stopped } = await caller.played();
    await expect.poll(() => caller.isMicrophoneOpen()).toBe(true);
    await talk.speak.click();
    await expect.poll(async () => (await caller.played()).stopped).toBeGreaterThan(stopped);
    await forget();
  });

  await test.step("when the speech server fails, a sentence says so, and typing and the browser's own voice go on", async () => {
    speechServer.behaviour = failsWith(500);
    await page.reload();
    const talk = talkOf(page);
    await expect(talk.lines.first()).toHaveText(greeting);
    await talk.field.fill("Book");
    await talk.speak.click();
    await talk.agree.click();
    await expect.poll(() => caller.isMicrophoneOpen()).toBe(true);
    await caller.say(300);
    await expect(talk.note).toHaveText(
      "Our speech server isn't answering right now. Please try again, or type.",
    );
    await expect(talk.field).toHaveValue("Book");
    await expect(talk.readAloud).toBeChecked();
    await talk.field.fill("Book an appointment");
    await talk.field.press("Enter");
    await expect(talk.note).toHaveText(
      "Our speech server isn't answering, so your browser reads aloud.",
    );
    await expect.poll(async () => (await caller.ownVoice()).length).toBeGreaterThan(0);
    await forget();
  });

  await test.step("the landing page's example listens through the speech server, and loads nothing of it before", async () => {
    speechServer.requests.length = 0;
    speechServer.behaviour = hearsTones({ 300: "What can you do?" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/");
    const call = page.getByRole("figure", { name: "An example call" });
    await call.getByRole("button", { name: "Speak" }).waitFor();
    expect(asked.filter((path) => /speech|recorder|example-call/.test(path))).toEqual([]);
    await call.getByRole("button", { name: "Speak" }).click();
    await expect(call.getByRole("status")).toContainText("this installation’s speech server");
    await call.getByRole("button", { name: "Use the microphone" }).click();
    await expect.poll(() => caller.isMicrophoneOpen()).toBe(true);
    await caller.say(300);
    await expect(call.getByRole("log")).toContainText("What can you do?");
    await expect.poll(async () => (await caller.ownVoice()).length).toBeGreaterThan(0);
    expect(spokenTo(speechServer)).toEqual([]);
    await forget();
  });

  await test.step("a refused microphone is reported as it is with the browser's own recognition", async () => {
    speechServer.requests.length = 0;
    await fakeCaller(page, { isAllowed: false });
    await page.goto(`/talk/${ana.id}`);
    const talk = talkOf(page);
    await talk.speak.click();
    await talk.agree.click();
    await expect(talk.note).toHaveText(/^The microphone is blocked, so please type\./);
    expect(speechServer.requests).toEqual([]);
  });
});
