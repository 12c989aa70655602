/** The four provider APIs. */
export type ModelWire = "openai-compatible" | "openai" | "anthropic" | "google";

type Body = Record<string, unknown>;
type Wire = {
  name: ModelWire;
  /** The user's last message. */
  messageOf(body: Body): string;
  /** The response body, in pieces if streaming was requested. */
  answerOf(text: string, body: Body): string;
};

const parts = (content: unknown): string =>
  typeof content === "string"
    ? content
    : (content as { text?: string }[]).map(({ text }) => text ?? "").join("");
const lastOf = (list: unknown, key: string): string => {
  const messages = list as Record<string, unknown>[];
  return parts(messages.findLast(({ role }) => role === "user")?.[key] ?? "");
};
const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };

/** Chat Completions, as one JSON or as server-sent events of a few letters each. */
const openaiCompatible: Wire = {
  name: "openai-compatible",
  messageOf: ({ messages }) => lastOf(messages, "content"),
  answerOf(text, { stream, model }) {
    const head = { id: "chat-1", created: 1, model };
    if (stream !== true) {
      const message = { role: "assistant", content: text };
      return JSON.stringify({
        ...head,
        choices: [{ index: 0, message, finish_reason: "stop" }],
        usage,
      });
    }
    const event = (delta: object, finish_reason: string | null) =>
      `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
    const pieces = (text.match(/.{1,4}/gs) ?? []).map((content) => event({ content }, null));
    return [...pieces, event({}, "stop"), "data: [DONE]\n\n"].join("");
  },
};

/** The Responses API. */
const openai: Wire = {
  name: "openai",
  messageOf: ({ input }) => lastOf(input, "content"),
  answerOf: (text, { model }) =>
    JSON.stringify({
      id: "response-1",
      object: "response",
      created_at: 1,
      status: "completed",
      model,
      output: [
        {
          type: "message",
          id: "message-1",
          role: "assistant",
          status: "completed",
          content: [{ type: "output_text", text, annotations: [] }],
        },
      ],
      usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
    }),
};

/** The Messages API: claims come as a tool call if the model has no native schemas. */
const anthropic: Wire = {
  name: "anthropic",
  messageOf: ({ messages }) => lastOf(messages, "content"),
  answerOf(text, { model, tools }) {
    const [tool] = (tools ?? []) as { name: string }[];
    const used = tool && { type: "tool_use", id: "tool-1", name: tool.name, input: parsed(text) };
    return JSON.stringify({
      type: "message",
      id: "message-1",
      role: "assistant",
      model,
      content: [used ?? { type: "text", text }],
      stop_reason: used ? "tool_use" : "end_turn",
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    });
  },
};

/** The Gemini API. */
const google: Wire = {
  name: "google",
  messageOf: ({ contents }) => lastOf(contents, "parts"),
  answerOf: (text) =>
    JSON.stringify({
      candidates: [
        { content: { role: "model", parts: [{ text }] }, finishReason: "STOP", index: 0 },
      ],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    }),
};

/** The provider, by the path that is requested. */
export function wireOf(path: string): Wire {
  if (path.endsWith("/chat/completions")) return openaiCompatible;
  if (path.endsWith("/responses")) return openai;
  if (path.endsWith("/messages")) return anthropic;
  if (path.endsWith(":generateContent")) return google;
  throw new Error(`No provider has the path ${path}.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
