import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { callLine, openSocket, parametersOf } from "#test/harness/line.ts";
import {
  anasLine,
  answerOf,
  caller,
  startLine,
  type TestLine,
  scriptedTalks,
} from "#test/harness/line-talks.ts";
import { newSid, postWebhook } from "#test/harness/twilio.ts";
import { readFrame, readHandover } from "./frames.ts";

const refused = /Unexpected server response: (\d+)/;
const statusOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 101,
    (error: Error) => Number(refused.exec(error.message)?.[1]),
  );

/** A call that the assistant answers, as Twilio would place it. */
async function ringing(line: TestLine, callSid = newSid("CA")) {
  const about = { CallSid: callSid, From: caller, To: anasLine, Direction: "inbound" };
  const { xml } = await postWebhook(line.baseUrl, "/twilio/voice", about);
  const setup = { type: "setup", callSid, from: caller, to: anasLine, direction: "inbound" };
  return { ...setup, customParameters: parametersOf(xml) };
}
const say = (words: string) => JSON.stringify({ type: "prompt", voicePrompt: words, last: true });

test("a socket opens only for what Twilio signed as wss", async () => {
  await using line = await startLine();
  const { baseUrl } = line;
  const ws = baseUrl.replace("http:", "ws:");
  const lies = [
    { signature: "wrong" },
    { signature: "" },
    // The same signature over the address that a webhook would have.
    { signedAs: `${baseUrl}/twilio/relay` },
    { signedAs: `${ws.replace("ws:", "wss:")}/twilio/relay` },
    { signedAs: "ws://evil.example.com/twilio/relay" },
    { signedAs: `${ws}/twilio/relay?x=1` },
    { signedAs: `${ws}/twilio/relay`, path: "/twilio/relay?x=1" },
  ];
  for (const lie of lies)
    expect(await statusOf(openSocket(baseUrl, lie)), JSON.stringify(lie)).toBe(403);
  for (const path of ["/", "/events", "/twilio/voice", "/twilio/relay/x"])
    expect(await statusOf(openSocket(baseUrl, { path })), path).toBe(404);
  const socket = await openSocket(baseUrl, { path: "/twilio/relay?x=%20" });
  socket.terminate();
});

test("a call is tied to its socket by a token that is valid once, for a minute", async () => {
  let time = Date.parse("2026-11-22T15:00:00Z");
  await using line = await startLine({ now: () => new Date(time) });
  const attempt = async (setup: unknown) => {
    const socket = await openSocket(line.baseUrl);
    const closed = once(socket, "close");
    socket.send(JSON.stringify(setup));
    socket.send(say("hello"));
    const frames: string[] = [];
    socket.on("message", (data) => frames.push(String(data)));
    const [code] = (await Promise.race([
      closed,
      once(socket, "message").then(() => ["open"]),
    ])) as unknown[];
    socket.terminate();
    return code;
  };
  const right = await ringing(line);
  const { callId, relayToken } = right.customParameters;
  const other = await ringing(line);
  const wrong = [
    { ...right, customParameters: {} },
    { ...right, customParameters: { callId, relayToken: "1.x" } },
    { ...right, customParameters: { callId, relayToken: `${relayToken}x` } },
    { ...right, customParameters: { callId, relayToken: relayToken!.replace(/^\d/, "9") } },
    { ...right, customParameters: { callId: other.customParameters.callId, relayToken } },
    { ...right, customParameters: { callId: "x", relayToken } },
    { ...right, callSid: other.callSid },
    { ...right, customParameters: { ...right.customParameters, relayToken: 7 } },
  ];
  for (const setup of wrong) expect(await attempt(setup), JSON.stringify(setup)).toBe(1008);
  // A token of Ana's line opens no call of another line.
  expect(await attempt({ ...other, to: "+17185550111" })).toBe(1008);
  expect(await attempt(right)).toBe("open");
  expect(await attempt(right)).toBe(1008);
  const late = await ringing(line);
  time += 61_000;
  expect(await attempt(late)).toBe(1008);
});

test("frames in the wrong order do no harm", async () => {
  await using line = await startLine();
  const setup = await ringing(line);
  const socket = await openSocket(line.baseUrl);
  const frames: { token: string }[] = [];
  socket.on("message", (data) => frames.push(JSON.parse(String(data)) as { token: string }));
  // Before the setup it is unknown whose words these are.
  socket.send(say("too early"));
  socket.send(JSON.stringify({ type: "interrupt", utteranceUntilInterrupt: "x" }));
  socket.send(JSON.stringify(setup));
  // Right after it they are the caller's, although the conversation is still being looked up.
  socket.send(say("hello"));
  socket.send(JSON.stringify(setup));
  socket.send(JSON.stringify({ ...setup, callSid: newSid("CA") }));
  socket.send(JSON.stringify({ type: "whatever", comes: "next" }));
  socket.send(JSON.stringify({ type: "info", name: "tokensPlayed" }));
  socket.send(JSON.stringify({ type: "error", description: "Invalid message received" }));
  socket.send(say("again"));
  await expect.poll(() => frames.length).toBe(2);
  expect(line.talks.lines.map(({ text }) => text)).toEqual(["hello", "again"]);
  expect(line.talks.openings).toHaveLength(2);
  socket.terminate();
});

test("twenty invalid frames end the call, nineteen do not", async () => {
  await using line = await startLine();
  const call = await callLine(line.baseUrl, { from: caller, to: anasLine, hasOpening: false });
  const closed = once(call.socket!, "close");
  const bad = ["{", "null", "7", "[]", `{"type":7}`, `{"type":"prompt"}`, `{"type":"dtmf"}`];
  for (let index = 0; index < 19; index += 1) call.send(bad[index % bad.length]);
  expect(await call.say("hello")).toEqual(["I see."]);
  call.socket!.send(Buffer.from([1, 2, 3]));
  expect((await closed)[0]).toBe(1008);
  await expect.poll(() => line.talks.ends).toHaveLength(1);
});

test("a frame of more than 64 KiB ends the call, and the conversation is settled", async () => {
  await using line = await startLine();
  const call = await callLine(line.baseUrl, { from: caller, to: anasLine, hasOpening: false });
  const closed = once(call.socket!, "close");
  call.send(say("x".repeat(70_000)));
  expect((await closed)[0]).toBe(1009);
  await expect.poll(() => line.talks.ends).toHaveLength(1);
});

test("a socket that sends nothing is closed", async () => {
  await using line = await startLine({ limits: { patience: 50 } });
  const socket = await openSocket(line.baseUrl);
  expect((await once(socket, "close"))[0]).toBe(1008);
});

test("calls beyond the limit of one process are not accepted", async () => {
  await using line = await startLine({ limits: { calls: 2 } });
  const sockets = [await openSocket(line.baseUrl), await openSocket(line.baseUrl)];
  expect(await statusOf(openSocket(line.baseUrl))).toBe(503);
  const closed = once(sockets[0]!, "close");
  sockets[0]!.close();
  await closed;
  await expect.poll(() => statusOf(openSocket(line.baseUrl))).toBe(101);
});

test("bytes that are not a handshake do no harm", async () => {
  await using line = await startLine();
  const { port } = new URL(line.baseUrl);
  for (const head of [
    "GET /twilio/relay HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    "GET /twilio/relay HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
  ]) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(head);
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 403 /);
    socket.resetAndDestroy();
  }
  const call = await callLine(line.baseUrl, { from: caller, to: anasLine, hasOpening: false });
  expect(await call.say("hello")).toEqual(["I see."]);
});

test("at a shutdown calls continue to their end; the rest is handed over, and no new one is accepted", async () => {
  const talks = scriptedTalks({ hear: () => ({ ...answerOf("Bye."), ends: true }) });
  await using line = await startLine({ talks, limits: { drain: 400, lastWords: 3_000 } });
  const ring = () => callLine(line.baseUrl, { from: caller, to: anasLine, hasOpening: false });
  const [short, long] = [await ring(), await ring()];
  const drained = line.drain();
  expect(await statusOf(openSocket(line.baseUrl))).toBe(503);
  // New callers are transferred.
  const late = await ring();
  expect(late.isConnected).toBe(false);
  expect(late.twiml).toContain(">+17185550177</Number>");
  await short.say("thanks");
  expect(await short.left()).toContain("<Hangup/>");
  const next = await long.left();
  expect(long.frames.map(({ frame }) => frame.token ?? frame.handoffData)).toEqual([
    "I'm sorry, I have to interrupt this call for a moment. ",
    `{"reason":"restart"}`,
  ]);
  expect(next).toContain(">+17185550177</Number>");
  await drained;
  expect(new Set(talks.ends.map(({ id }) => id)).size).toBe(2);
});

test("a frame contains nothing that cannot be stored", () => {
  expect(readFrame(`{"type":"prompt","voicePrompt":"h\\u0000i \\ud800"}`)).toMatchObject({
    voicePrompt: "hi \ufffd",
  });
  const nested = `${"[".repeat(1_000)}${"]".repeat(1_000)}`;
  expect(readFrame(`{"type":"setup","callSid":"CA1","customParameters":{"a":${nested}}}`)).toEqual({
    type: "bad",
  });
});

test("frames are read leniently, but handover reasons only exactly as we wrote them", () => {
  expect(readFrame(`{"type":"prompt","voicePrompt":"hi"}`)).toMatchObject({ last: true });
  expect(readFrame(`{"type":"prompt","voicePrompt":"hi","last":"false"}`)).toMatchObject({
    last: false,
  });
  expect(readFrame(`{"type":"interrupt","durationUntilInterruptMs":"460"}`)).toMatchObject({
    type: "interrupt",
  });
  expect(readFrame(`{"type":"dtmf","digit":5}`)).toEqual({ type: "dtmf", digit: "5" });
  expect(readFrame(`{"type":"info","name":"agentSpeaking","value":"on","ts":1}`)).toMatchObject({
    value: "on",
  });
  expect(readFrame(`{"type":"prompt","voicePrompt":7}`)).toEqual({ type: "bad" });
  expect(readFrame(`{"type":"mood"}`)).toEqual({ type: "unknown" });
  expect(readHandover(`{"reason":"transfer"}`)).toBe("transfer");
  for (const lie of [null, "", "{", "null", `{"reason":"dial +19005551234"}`, `{"reason":7}`])
    expect(readHandover(lie), String(lie)).toBeNull();
});
