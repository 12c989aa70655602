import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const own = {
  LLM_PROVIDER: "openai-compatible",
  LLM_BASE_URL: "http://127.0.0.1:11434/v1/",
  LLM_MODEL: "llama",
};
const bought = { LLM_PROVIDER: "anthropic", LLM_API_KEY: "hush", LLM_MODEL: "claude" };
const ana = "0198c0de-0000-7000-8000-00000000000a";
const leo = "0198C0DE-0000-7000-8000-00000000000B";

test("by default there is no model and no line, but there are limits", () => {
  expect(readConfig({}).assistant).toEqual({
    model: null,
    lines: [],
    talksPerAddress: 30,
    talkTurnsPerAddress: 300,
  });
});

test("a self-hosted server needs an address and a model, a company a key and a model", () => {
  expect(readConfig(own).assistant.model).toEqual({
    provider: "openai-compatible",
    baseUrl: "http://127.0.0.1:11434/v1",
    apiKey: null,
    model: "llama",
    mayReword: false,
  });
  expect(readConfig({ ...bought, LLM_MODE: "understand+reword" }).assistant.model).toEqual({
    provider: "anthropic",
    baseUrl: null,
    apiKey: "hush",
    model: "claude",
    mayReword: true,
  });
  for (const provider of ["openai", "google"])
    expect(readConfig({ ...bought, LLM_PROVIDER: provider }).assistant.model?.provider).toBe(
      provider,
    );
});

test("half of a model's settings is an error that names what is missing, and reveals no secret", () => {
  for (const [whole, missing] of [
    [own, "LLM_BASE_URL"],
    [own, "LLM_MODEL"],
    [own, "LLM_PROVIDER"],
    [bought, "LLM_API_KEY"],
    [bought, "LLM_MODEL"],
    [bought, "LLM_PROVIDER"],
  ] as const) {
    const env = { ...whole, [missing]: "" };
    expect(() => readConfig(env), missing).toThrow(`${missing} is missing`);
    expect(() => readConfig(env), missing).not.toThrow("hush");
  }
  expect(() => readConfig({ LLM_MODE: "understand" })).toThrow("LLM_PROVIDER is missing");
});

test("conversations are only sent over https, or to this machine", () => {
  for (const address of ["http://localhost:1234/v1", "https://models.example.com/v1"])
    expect(readConfig({ ...own, LLM_BASE_URL: address }).assistant.model?.baseUrl).toBe(address);
  for (const address of [
    "http://models.example.com/v1",
    "models.example.com",
    "https://u@a.example",
  ])
    expect(() => readConfig({ ...own, LLM_BASE_URL: address }), address).toThrow(
      "LLM_BASE_URL must",
    );
  expect(() => readConfig({ ...own, LLM_PROVIDER: "none" })).toThrow(
    "LLM_PROVIDER must be one of openai-compatible, anthropic, openai, google",
  );
  expect(() => readConfig({ ...own, LLM_MODE: "decide" })).toThrow("LLM_MODE must");
  expect(() => readConfig({ ...own, LLM_MODEL: "a model" })).toThrow("LLM_MODEL must");
});

test("each line belongs to one profile", () => {
  const env = { ASSISTANT_LINES: `+17185550100=${ana}, +442079460000 = ${leo}` };
  expect(readConfig(env).assistant.lines).toEqual([
    { number: "+17185550100", profileId: ana },
    { number: "+442079460000", profileId: leo.toLowerCase() },
  ]);
  for (const text of [
    `7185550100=${ana}`,
    "+17185550100=ana",
    "+17185550100",
    `+17185550100=${ana}=${leo}`,
    `+17185550100=${ana},`,
    `+17185550100=${ana},+17185550100=${leo}`,
  ])
    expect(() => readConfig({ ASSISTANT_LINES: text }), text).toThrow("ASSISTANT_LINES must");
});

test("the limits per address can be set", () => {
  const env = { TALKS_PER_ADDRESS: "5", TALK_TURNS_PER_ADDRESS: "50" };
  expect(readConfig(env).assistant).toMatchObject({ talksPerAddress: 5, talkTurnsPerAddress: 50 });
  expect(() => readConfig({ TALKS_PER_ADDRESS: "0" })).toThrow("TALKS_PER_ADDRESS must");
});
