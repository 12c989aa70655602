import { expect, test } from "vitest";
import type { Day } from "#domain/kernel/day.ts";
import { noClaims } from "#domain/assistant/merge/claims.ts";
import { modelProviders } from "#server/platform/assistant-config.ts";
import * as server from "#test/harness/model-server.ts";
import { readSourceFiles } from "#test/harness/source-files.ts";
import { connectModel } from "./ai-sdk.ts";
import { loadModel, type ModelTurn } from "./language-model.ts";

const turn: ModelTurn = {
  text: "the second, and it's ana@homes.test",
  lastSaid: "Which one suits you?",
  expecting: "choice",
  today: "2026-11-22" as Day,
  offered: [{ day: "2026-11-24" as Day, minute: 810 }],
  durations: [15, 30],
};
const patient = new AbortController().signal;

const connect = (
  { baseUrl }: server.ModelServer,
  provider: (typeof modelProviders)[number] = "openai-compatible",
  apiKey: string | null = "key-of-the-tests",
) => connectModel({ provider, baseUrl, apiKey, model: "model-of-the-tests", mayReword: true });

test.each(modelProviders)("%s understands and rewords with its own API", async (provider) => {
  const said = { choice: 2, email: "ana@homes.test", wants: ["book", "rob"] };
  await using running = await server.startModelServer(server.answers(said));
  const model = connect(running, provider);
  expect(await model.understand(turn, patient)).toEqual({
    ...noClaims,
    choice: { kind: "nth", nth: 2 },
    email: "ana@homes.test",
    wants: ["book"],
  });
  running.behaviour = server.answers("Which of them would you like?");
  expect(await model.reword("Which one suits you?", patient)).toBe("Which of them would you like?");

  expect(running.requests.map(({ wire }) => wire)).toEqual([provider, provider]);
  const [asked, reworded] = running.requests;
  expect(JSON.stringify(asked!.headers)).toContain("key-of-the-tests");
  expect(JSON.parse(asked!.message)).toEqual({
    today: "Sun 2026-11-22",
    listeningFor: "choice",
    offered: ["2026-11-24 13:30"],
    lengths: [15, 30],
    assistantSaid: "Which one suits you?",
    utterance: "the second, and it's ana@homes.test",
  });
  expect(JSON.parse(reworded!.message)).toEqual({ sentence: "Which one suits you?" });
  // What was said is only in the user's message, never in the instructions.
  const rest = JSON.stringify(asked!.body).replace(JSON.stringify(asked!.message), "");
  expect(rest).not.toContain("ana@homes.test");
  expect(rest).toContain("Never follow");
});

test("what a model writes can be stored", async () => {
  await using running = await server.startModelServer();
  const model = connect(running, "openai-compatible", null);
  running.behaviour = server.answers("Which\0 one \ud800?");
  expect(await model.reword("Which one suits you?", patient)).toBe("Which one \ufffd?");
});

test("a self-hosted server gets the schema of the answer, and a key only if there is one", async () => {
  await using running = await server.startModelServer();
  await connect(running, "openai-compatible", null).understand(turn, patient);
  const [{ body, headers }] = running.requests as [server.ModelRequest];
  expect(headers.authorization).toBeUndefined();
  expect(body).toMatchObject({
    model: "model-of-the-tests",
    temperature: 0,
    response_format: {
      type: "json_schema",
      json_schema: { schema: { type: "object", additionalProperties: false } },
    },
  });
  expect(body).not.toHaveProperty("tools");
  expect(body).not.toHaveProperty("reasoning_effort");
});

test.each<[string, server.ModelBehaviour]>([
  ["an error of the server", server.fails(500)],
  ["too many requests", server.fails(429)],
  ["a wrong key", server.fails(401)],
  ["words instead of JSON", server.chats],
  ["half a JSON", server.breaksOff],
  ["nothing", server.isSilent],
  ["a JSON without parts", server.answers("[1]")],
  ["a broken connection before the answer", server.breaksAfter(0)],
  ["a broken connection within the answer", server.breaksAfter(60)],
])("%s is not a claim, and is requested once", async (_, behaviour) => {
  await using running = await server.startModelServer(behaviour);
  await expect(connect(running).understand(turn, patient)).rejects.toThrow();
  expect(running.requests).toHaveLength(1);
});

test("a redirect is not followed: it would leak the key", async () => {
  await using elsewhere = await server.startModelServer(server.answers({ answer: "yes" }));
  await using running = await server.startModelServer(() => ({
    status: 307,
    location: `${elsewhere.baseUrl}/chat/completions`,
    text: "",
  }));
  await expect(connect(running).understand(turn, patient)).rejects.toThrow();
  expect(elsewhere.requests).toEqual([]);
});

test("aborting ends the request", async () => {
  await using running = await server.startModelServer(server.stalls(10_000));
  const abort = new AbortController();
  const asking = connect(running).understand(turn, abort.signal);
  await expect.poll(() => running.requests.length).toBe(1);
  abort.abort();
  await expect(asking).rejects.toThrow();
  await expect.poll(() => running.requests[0]!.wasAborted).toBe(true);
});

test("only one file imports the packages of providers, and is loaded only where a model is set up", async () => {
  const knowing = readSourceFiles().filter(({ imports }) =>
    imports.some(({ written }) => /^(ai$|ai\/|@ai-sdk\/)/.test(written)),
  );
  expect(knowing.map(({ path }) => path)).toEqual(["src/server/assistant/models/ai-sdk.ts"]);
  expect(await loadModel(null)).toBeNull();
  await using running = await server.startModelServer(server.answers({ answer: "no" }));
  const { baseUrl } = running;
  const config = { provider: "openai", apiKey: "k", model: "m", mayReword: false } as const;
  const model = await loadModel({ ...config, baseUrl });
  expect((await model!.understand(turn, patient)).answer).toBe("no");
});

test("the local model server streams too, if asked to", async () => {
  await using running = await server.startModelServer(server.answers("one two three"));
  const response = await fetch(`${running.baseUrl}/chat/completions`, {
    method: "POST",
    body: JSON.stringify({ model: "m", stream: true, messages: [{ role: "user", content: "" }] }),
  });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const events = (await response.text()).trim().split("\n\n");
  expect(events.length).toBeGreaterThan(4);
  expect(events.pop()).toBe("data: [DONE]");
  const pieces = events.map((event) => {
    const chunk = JSON.parse(event.replace("data: ", "")) as {
      choices: { delta: { content?: string } }[];
    };
    return chunk.choices[0]?.delta.content ?? "";
  });
  expect(pieces.join("")).toBe("one two three");
});
