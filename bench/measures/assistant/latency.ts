import { at } from "../booking-setup.ts";
import type { AssistantSetup } from "./assistant-setup.ts";
import { openTalk } from "./web-channel.ts";

/** A typical booking: each line takes the state machine down a different path. */
export const script = [
  "I would like to book an appointment",
  "sometime next week",
  "the first one",
  "Dana Reed",
  "dana@reed.test",
  "skip",
  "what are your hours",
  "no, make it half past three",
];

/** How long a line takes to be answered over HTTP: one conversation at a time, and a hundred at once. */
export async function latency(setup: AssistantSetup): Promise<Record<string, number>> {
  const host = await setup.answering();
  for (let warm = 0; warm < 20; warm += 1) await linesOf(setup, host.id);
  const alone: number[] = [];
  for (let round = 0; round < 40; round += 1) alone.push(...(await linesOf(setup, host.id)));
  const together: number[] = [];
  await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      for (let round = 0; round < 2; round += 1)
        together.push(...(await linesOf(setup, host.id, { pauseMs: 1_000, offsetMs: index * 10 })));
    }),
  );
  return {
    first_token_p50_ms: at(alone, 0.5),
    first_token_p95_ms: at(alone, 0.95),
    first_token_p50_ms_100: at(together, 0.5),
    first_token_p95_ms_100: at(together, 0.95),
  };
}

/** People read and type between lines, so most of a hundred concurrent conversations are idle at any time. */
async function linesOf(
  setup: AssistantSetup,
  owner: string,
  { pauseMs = 0, offsetMs = 0 } = {},
): Promise<number[]> {
  await wait(offsetMs);
  const talk = await openTalk(setup, owner);
  for (const line of script) {
    await wait(pauseMs);
    await talk.say(line);
  }
  return talk.times;
}

/** Waits out the time in which no one speaks. */
export function wait(ms: number): Promise<void> {
  return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve();
}
