import { expect, test } from "vitest";
import { sentenceKinds } from "#domain/assistant/merge/reworded.ts";
import { createLog } from "#server/platform/log.ts";
import * as server from "#test/harness/model-server.ts";
import { connectModel } from "./ai-sdk.ts";
import { createBreaker } from "./breaker.ts";
import { createRewording } from "./rewording.ts";

const log = createLog("silent");
const offer = "I have Tuesday at 1:30 PM or 3 PM. Which one suits you?";
const better = "Which one suits you: Tuesday at 1:30 PM, or 3 PM?";

const rewordingBy = ({ baseUrl }: server.ModelServer, breaker = createBreaker()) =>
  createRewording({
    model: connectModel({
      provider: "openai-compatible",
      baseUrl,
      apiKey: null,
      model: "m",
      mayReword: true,
    }),
    breaker,
    log,
  });

test("a plain sentence is said in the model's words if they keep its facts", async () => {
  await using running = await server.startModelServer(server.answers(` ${better}\n`));
  expect(await rewordingBy(running)(offer, "plain")).toBe(better);
  running.behaviour = server.answers(better.replace("3 PM", "4 PM"));
  expect(await rewordingBy(running)(offer, "plain")).toBe(offer);
});

test("what must be said exactly is never sent", async () => {
  await using running = await server.startModelServer(server.answers(better));
  for (const kind of sentenceKinds.filter((name) => name !== "plain"))
    expect(await rewordingBy(running)(offer, kind)).toBe(offer);
  expect(running.requests).toEqual([]);
});

test.each<[string, server.ModelBehaviour, number]>([
  ["too long a thought", server.stalls(60_000, better), 600],
  ["an error", server.fails(500), 0],
  ["nothing", server.isSilent, 0],
])(
  "after %s the sentence is unchanged, after 600 ms at the latest",
  async (_, behaviour, least) => {
    await using running = await server.startModelServer(behaviour);
    const began = performance.now();
    expect(await rewordingBy(running)(offer, "plain")).toBe(offer);
    const ms = performance.now() - began;
    // That the model's minute is not waited for shows in the sentence.
    expect(ms).toBeGreaterThanOrEqual(least - 5);
  },
);

test("a model that keeps failing is not asked", async () => {
  await using running = await server.startModelServer(server.fails(500));
  const reword = rewordingBy(running);
  for (let times = 0; times < 5; times += 1) await reword(offer, "plain");
  expect(running.requests).toHaveLength(3);
});

test("without a model every sentence is unchanged", async () => {
  expect(await createRewording({ model: null, log })(offer, "plain")).toBe(offer);
});
