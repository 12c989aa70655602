import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { readSpeech } from "#server/platform/speech-config.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { friday } from "#test/harness/bookings.ts";
import {
  failsWith,
  type FakeSpeechServer,
  heard,
  hears,
  spoken,
  startSpeechServer,
} from "#test/harness/speech-server.ts";
import { newAssistant, type VisitorTalk, visitorTalk } from "#test/harness/talk.ts";
import { toneWav } from "#test/harness/tones.ts";

let now = friday;
let app: TestApp;
let server: FakeSpeechServer;
let ana: SignedIn;
beforeAll(async () => {
  server = await startSpeechServer();
  const speech = readSpeech({ SPEECH_BASE_URL: server.baseUrl } as never);
  const config = { speech };
  app = await testApp({ now: () => now, config });
  ana = await newAssistant(app);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
beforeEach(() => {
  server.requests.length = 0;
  server.behaviour = hears("Book an appointment");
});

const recording = toneWav({ hertz: 300, ms: 200 });
const keyOf = ({ talkId, secret }: Pick<VisitorTalk, "talkId" | "secret">, id = ana.id) =>
  `${id}/${talkId}/${secret}`;

type Options = {
  duplex?: "half";
  talk?: string;
  type?: string;
  body?: BodyInit;
  cookie?: SignedIn;
  query?: string;
};

function hear({
  talk,
  type = "audio/wav",
  body = recording,
  cookie,
  query = "",
  duplex,
}: Options = {}) {
  const client = cookie ?? app.visitor;
  return client.fetch(`/speech/hear${query}`, {
    method: "POST",
    body,
    ...(duplex && { duplex }),
    headers: { "content-type": type, ...(talk && { "x-talk": talk }) },
  });
}

function speak(text: unknown, { talk, cookie, query = "" }: Options = {}) {
  return (cookie ?? app.visitor).fetch(`/speech/speak${query}`, {
    method: "POST",
    body: JSON.stringify({ text }),
    headers: { ...(talk && { "x-talk": talk }) },
  });
}

const firstSentence = "Hi, this is Ana Ruiz's automated assistant, not a person.";

describe("in an open conversation", () => {
  test("a recording is turned into text in the asked language, and nothing of it is kept", async () => {
    const visitor = await visitorTalk(app, ana);
    expect(visitor.answer.speech).toBe("server");
    const response = await hear({ talk: keyOf(visitor), query: "?language=es" });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ words: "Book an appointment" });
    expect(server.requests[0]!.fields.language).toBe("es");
    expect(server.requests[0]!.file!.bytes.equals(recording)).toBe(true);
    expect((await visitor.read()).lines).toEqual(visitor.answer.lines);
  });

  test("each sentence that the assistant said is spoken, also the last one when it is over", async () => {
    const visitor = await visitorTalk(app, ana);
    const response = await speak(firstSentence, { talk: keyOf(visitor) });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("audio/wav");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(spoken(firstSentence).body);
    expect(server.requests[0]!.fields.input).toBe(firstSentence);
    await visitor.say("goodbye");
    const talk = keyOf(visitor);
    const last = visitor.answer.lines.at(-1)!.words;
    expect(visitor.answer.outcome).not.toBeNull();
    expect((await hear({ talk })).status).toBe(404);
    expect((await speak(last, { talk })).status).toBe(200);
    now = new Date(now.getTime() + 3 * 60_000);
    expect((await speak(last, { talk })).status).toBe(404);
  });

  test("no other text is spoken: not the caller's, not a part of a sentence, not another talk's", async () => {
    const visitor = await visitorTalk(app, ana);
    await visitor.say("My secret word is marzipan, what are your hours?");
    const other = await visitorTalk(app, ana);
    const talk = keyOf(visitor);
    for (const text of [
      "My secret word is marzipan, what are your hours?",
      "Buy now",
      "Hi, this is",
      `${firstSentence} Buy now.`,
      firstSentence.toUpperCase(),
    ])
      expect((await speak(text, { talk })).status, text).toBe(404);
    const [answer] = visitor.answer.lines.filter(({ speaker }) => speaker === "assistant");
    expect((await speak(answer!.words, { talk: keyOf(other) })).status).toBe(404);
    for (const text of ["", 7, null, { text: firstSentence }])
      expect((await speak(text, { talk })).status).toBe(400);
    expect(server.requests).toEqual([]);
  });
});

describe("strangers get nothing", () => {
  test("without a conversation, with a wrong secret, or with another conversation's", async () => {
    const visitor = await visitorTalk(app, ana);
    const other = await visitorTalk(app, ana);
    const ben = await newAssistant(app);
    const right = keyOf(visitor);
    expect((await hear({ talk: right })).status).toBe(200);
    for (const talk of [
      undefined,
      "",
      "x",
      `${ana.id}/${visitor.talkId}`,
      `${right}/more`,
      `${ana.id}/${visitor.talkId}/${other.secret}`,
      `${ana.id}/${other.talkId}/${visitor.secret}`,
      `${ben.id}/${visitor.talkId}/${visitor.secret}`,
      `${ana.id}/${newId()}/${visitor.secret}`,
      `rehearsal/${visitor.talkId}/${visitor.secret}`,
      `example/${visitor.talkId}/${visitor.secret}`,
      "a/".repeat(500),
    ]) {
      expect((await hear({ talk })).status, talk).toBe(404);
      expect((await speak(firstSentence, { talk })).status, talk).toBe(404);
    }
    expect(server.requests).toHaveLength(1);
  });

  test("another site's page can't use a visitor's conversation", async () => {
    const visitor = await visitorTalk(app, ana);
    const response = await app.visitor.fetch("/speech/hear", {
      method: "POST",
      body: recording,
      headers: {
        "content-type": "audio/wav",
        "x-talk": keyOf(visitor),
        origin: "https://evil.test",
      },
    });
    expect(response.status).toBe(403);
  });

  test("a rehearsal is its professional's alone", async () => {
    const ben = await newAssistant(app);
    const talkId = newId();
    const opening = { talkId, timeZone: "America/New_York", spoken: false };
    const begun = await ana.api.assistant.rehearsal.begin(opening);
    expect(begun.speech).toBe("server");
    const talk = `rehearsal/${talkId}/${talkId}`;
    expect((await hear({ talk, cookie: ana })).status).toBe(200);
    expect((await speak(begun.lines[0]!.words, { talk, cookie: ana })).status).toBe(200);
    expect((await hear({ talk })).status).toBe(404);
    expect((await hear({ talk, cookie: ben })).status).toBe(404);
    expect((await speak(begun.lines[0]!.words, { talk, cookie: ben })).status).toBe(404);
    // She is signed in, but this is a visitor's conversation.
    const visitor = await visitorTalk(app, ana);
    const theirs = `rehearsal/${visitor.talkId}/${visitor.talkId}`;
    expect((await hear({ talk: theirs, cookie: ana })).status).toBe(404);
  });

  test("the landing page's example is heard with its own key for a while, and never spoken to", async () => {
    const begin = () => app.visitor.fetch("/speech/example", { method: "POST" });
    const { talk } = (await (await begin()).json()) as { talk: string };
    expect((await hear({ talk })).status).toBe(200);
    expect((await speak(firstSentence, { talk })).status).toBe(404);
    expect((await hear({ talk: talk.replace(/\d(?=\.)/, "9") })).status).toBe(404);
    expect((await hear({ talk: `${talk}x` })).status).toBe(404);
    now = new Date(now.getTime() + 31 * 60_000);
    expect((await hear({ talk })).status).toBe(404);
  });
});

describe("limits", () => {
  test("a recording has a size and a type", async () => {
    const talk = keyOf(await visitorTalk(app, ana));
    expect((await hear({ talk, type: "text/plain" })).status).toBe(415);
    expect((await hear({ talk, body: Buffer.alloc(2_000_000) })).status).toBe(200);
    expect((await hear({ talk, body: Buffer.alloc(2_000_001) })).status).toBe(413);
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.alloc(100_000)),
    });
    const sending = hear({ talk, body: endless, duplex: "half" }).catch(() => null);
    const refused = await sending;
    if (refused) expect(refused.status).toBe(413);
    expect(server.requests).toHaveLength(1);
    expect((await speak("x".repeat(20_000), { talk })).status).toBe(400);
    const got = await app.visitor.fetch("/speech/hear", { headers: { "x-talk": talk } });
    expect(got.status).toBe(404);
  });

  test("each address may be heard and spoken to so often, as it may send messages", async () => {
    await using small = await testApp({
      now: () => friday,
      config: {
        speech: readSpeech({ SPEECH_BASE_URL: server.baseUrl } as never),
        assistant: { model: null, lines: [], talksPerAddress: 6, talkTurnsPerAddress: 1 },
      },
    });
    const professional = await newAssistant(small);
    const visitor = await visitorTalk(small, professional);
    const headers = { "x-talk": keyOf(visitor, professional.id), "content-type": "audio/wav" };
    const statuses: number[] = [];
    for (let times = 0; times < 5; times += 1) {
      const init = { method: "POST", body: recording, headers };
      statuses.push((await small.visitor.fetch("/speech/hear", init)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const spokenStatuses: number[] = [];
    for (let times = 0; times < 9; times += 1) {
      const body = JSON.stringify({ text: firstSentence });
      const init = { method: "POST", body, headers: { "x-talk": headers["x-talk"] } };
      const response = await small.visitor.fetch("/speech/speak", init);
      await response.arrayBuffer();
      spokenStatuses.push(response.status);
    }
    expect(spokenStatuses).toEqual([...Array(8).fill(200), 429]);
    const example = () => small.visitor.fetch("/speech/example", { method: "POST" });
    expect((await example()).status).toBe(200);
    const refused = await example();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("600");
  });

  test("one more than the speech server is asked at once from one address has to wait", async () => {
    const talk = keyOf(await visitorTalk(app, ana));
    const release = Promise.withResolvers<void>();
    server.behaviour = () => ({ ...heard("Hello"), after: release.promise });
    const asked = [1, 2, 3, 4].map(() => hear({ talk }));
    await expect.poll(() => server.requests.length).toBe(4);
    const refused = await hear({ talk });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("2");
    release.resolve();
    for (const response of await Promise.all(asked)) expect(response.status).toBe(200);
    expect((await hear({ talk })).status).toBe(200);
  });
});

test("a speech server that fails or breaks off never looks like an answer", async () => {
  const talk = keyOf(await visitorTalk(app, ana));
  server.behaviour = failsWith(500);
  expect((await hear({ talk })).status).toBe(502);
  expect((await speak(firstSentence, { talk })).status).toBe(502);
  server.behaviour = () => ({ ...spoken(firstSentence), breaksAt: 100 });
  const response = await speak(firstSentence, { talk });
  await expect(response.arrayBuffer()).rejects.toThrow();
});

test("who interrupts the voice stops the speech server too", async () => {
  const talk = keyOf(await visitorTalk(app, ana));
  server.behaviour = () => ({ ...spoken(firstSentence), after: new Promise(() => {}) });
  const leaving = new AbortController();
  const speaking = app.visitor
    .fetch("/speech/speak", {
      method: "POST",
      body: JSON.stringify({ text: firstSentence }),
      headers: { "x-talk": talk },
      signal: leaving.signal,
    })
    .catch(() => null);
  await expect.poll(() => server.requests.length).toBe(1);
  leaving.abort();
  await speaking;
  await expect.poll(() => server.requests[0]!.wasAborted).toBe(true);
});

test("without a speech server nothing is heard or spoken, and answers don't name one", async () => {
  await using plain = await testApp({ now: () => friday });
  const professional = await newAssistant(plain);
  const visitor = await visitorTalk(plain, professional);
  expect(visitor.answer).not.toHaveProperty("speech");
  const example = await plain.visitor.fetch("/speech/example", { method: "POST" });
  expect(await example.json()).toEqual({ talk: null });
  for (const path of ["hear", "speak", "other"]) {
    const headers = { "x-talk": keyOf(visitor, professional.id), "content-type": "audio/wav" };
    const init = { method: "POST", body: recording, headers };
    expect((await plain.visitor.fetch(`/speech/${path}`, init)).status).toBe(404);
  }
});
