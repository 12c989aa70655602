import type { LineCall } from "#test/harness/line.ts";
import { at } from "../booking-setup.ts";
import type { AssistantSetup, LineHost } from "./assistant-setup.ts";
import { playCallers } from "./callers.ts";
import { script, wait } from "./latency.ts";
import { relay, ringUp, saidOn } from "./phone-channel.ts";

type Options = { seed: number; say: (line: string) => void; shows: boolean };

const relayCallers = 40;
/** A slow answer is a figure, not a failure: this is longer than the line itself waits before it asks again. */
const patience = 10_000; // milliseconds

/**
 * The phone line, through signed webhooks and the relay's socket: latency, silence after interruptions, correctness.
 */
export async function onTheLine(
  setup: AssistantSetup,
  options: Options,
): Promise<Record<string, number>> {
  const host = await setup.onLine();
  for (let warm = 0; warm < 20; warm += 1) await firstTokens(setup, host);
  const alone: number[] = [];
  for (let round = 0; round < 40; round += 1) alone.push(...(await firstTokens(setup, host)));
  const together = await hundredCalls(setup, host);
  const usual = at(alone, 0.5);
  const interruptions = await interrupt(setup, host, usual);
  const { right, wrong } = await playCallers(setup, relay, { ...options, count: relayCallers });
  return {
    relay_first_token_p50_ms: usual,
    relay_first_token_p95_ms: at(alone, 0.95),
    relay_first_token_p95_ms_100: at(together, 0.95),
    ...interruptions,
    relay_callers: relayCallers,
    relay_success: right / relayCallers,
    relay_wrong_bookings: wrong / relayCallers,
  };
}

/**
 * A hundred concurrent calls: they start one after another and new ones follow, so at any moment some are starting,
 * some ending, and most are silent. The ones in the middle are measured.
 */
async function hundredCalls(setup: AssistantSetup, host: LineHost): Promise<number[]> {
  const pauseMs = 1_000;
  const betweenMs = (script.length * pauseMs) / 100;
  const measured = Array.from({ length: 100 }, async (_, index) => {
    await wait(index * betweenMs);
    await firstTokens(setup, host, { pauseMs });
    const times = await firstTokens(setup, host, { pauseMs });
    await firstTokens(setup, host, { pauseMs });
    return times;
  });
  return (await Promise.all(measured)).flat();
}

/** One call through the script: milliseconds from each line to the first words of its answer. */
async function firstTokens(
  setup: AssistantSetup,
  host: LineHost,
  { pauseMs = 0 } = {},
): Promise<number[]> {
  const call = await ringUp(setup, host, { from: "anonymous", patience });
  const times: number[] = [];
  for (const line of script) {
    await wait(pauseMs);
    const { firstMs } = await saidOn(call, line);
    if (firstMs === null) throw new Error(`“${line}” got no answer.`);
    times.push(firstMs);
  }
  await call.hangUp();
  return times;
}

/** Questions with answers of several sentences. */
const questions = [
  "what are your hours",
  "who are you and what can you do",
  "are you a person, and is this call recorded",
  "what is the address, and how long does it take, and what does it cost",
  "I would like to book an appointment on Tuesday, are you a robot",
];
const callCount = 4;
const answersPerCall = 25;
const straggling = 150; // milliseconds in which a late token would arrive

/**
 * Interrupts a hundred answers, from before their first token to after their last. Only what is sent after the other
 * side received the interruption counts: after the pong to a ping that follows it.
 */
async function interrupt(
  setup: AssistantSetup,
  host: LineHost,
  usualMs: number,
): Promise<Record<string, number>> {
  let [late, cut, midway, answers] = [0, 0, 0, 0];
  for (let round = 0; round < callCount; round += 1) {
    const call = await ringUp(setup, host, { from: "anonymous", patience });
    for (let turn = 0; turn < answersPerCall; turn += 1) {
      const text = questions[turn % questions.length]!;
      const moment = momentOf(answers, usualMs);
      const heard = await spokenOver(call, { text, moment });
      answers += 1;
      late += heard.late;
      if (heard.isWhole) continue;
      cut += 1;
      if (heard.early > 0) midway += 1;
    }
    // An interrupted assistant still answers.
    const { words } = await saidOn(call, "are you still there");
    if (words.length === 0) throw new Error("There was no answer after the interruptions.");
    await call.hangUp();
  }
  return {
    answers_interrupted: answers,
    answers_cut: cut,
    answers_cut_midway: midway,
    tokens_after_interrupt: late,
  };
}

/** When the caller speaks: after this many milliseconds, or at the first token, with another line already queued. */
type Moment = { afterMs: number } | "first token";

function momentOf(index: number, usualMs: number): Moment {
  if (index % 3 === 0) return "first token";
  return { afterMs: (2 * usualMs * (index % 50)) / 50 };
}

async function spokenOver(call: LineCall, { text, moment }: { text: string; moment: Moment }) {
  const socket = call.socket!;
  const start = call.frames.length;
  const prompts = moment === "first token" ? [text, questions[0]!] : [text];
  for (const voicePrompt of prompts)
    call.send({ type: "prompt", voicePrompt, lang: "en-US", last: true });
  await (moment === "first token" ? firstFrame(call) : exactly(moment.afterMs));
  // By the event itself: anything after the pong is late, even in the same packet.
  const got = new Promise<number>((resolve) =>
    socket.once("pong", () => resolve(call.frames.length)),
  );
  call.interrupt();
  socket.ping();
  const until = await got;
  await wait(straggling);
  const early = call.frames.slice(start, until).filter(isText);
  return {
    early: early.length,
    isWhole: early.filter(({ frame }) => frame.last === true).length === prompts.length,
    late: call.frames.slice(until).filter(isText).length,
  };
}

const isText = ({ frame }: LineCall["frames"][number]) => frame.type === "text";

function firstFrame({ socket }: LineCall): Promise<void> {
  return new Promise((resolve) => socket!.once("message", () => resolve()));
}

/** Waits for less than a timer's resolution. */
async function exactly(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until) await new Promise(setImmediate);
}
