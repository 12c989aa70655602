import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type ModelWire, wireOf } from "./model-wires.ts";

/** What the model was asked, for tests to inspect. */
export type ModelRequest = {
  wire: ModelWire;
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
  /** The user's message: the JSON that contains the utterance or the sentence. */
  message: string;
  /** Whether the client disconnected before the answer was complete. */
  wasAborted: boolean;
};

/** How the model answers one request. */
export type ModelAnswer = {
  status?: number;
  /** Where a redirect leads. */
  location?: string;
  /** The model's text. */
  text: string;
  /** Milliseconds before the first byte. */
  afterMs?: number;
  /** Breaks the connection after this many bytes of the body. */
  breaksAt?: number;
};

/** Decides how to answer one request. */
export type ModelBehaviour = (request: ModelRequest) => ModelAnswer;

/** A model that returns exactly these claims (or, for a sentence, this text). */
export const answers =
  (said: unknown): ModelBehaviour =>
  () => ({ text: typeof said === "string" ? said : JSON.stringify(said) });

/** A model that takes this long, and then answers correctly. */
export const stalls =
  (ms: number, said: unknown = {}): ModelBehaviour =>
  () => ({ text: JSON.stringify(said), afterMs: ms });

/** A model whose connection breaks in the middle of the answer. */
export const breaksAfter =
  (bytes: number): ModelBehaviour =>
  () => ({ text: JSON.stringify({ answer: "yes" }), breaksAt: bytes });

/** A provider that refuses: 401, 429, 500. */
export const fails =
  (status: number): ModelBehaviour =>
  () => ({ status, text: "Hearthline, stop it." });

/** Models whose answer is not JSON, half of one, or nothing at all. */
export const chats = answers("Sure! They said yes.");
export const breaksOff = answers('{"answer":"yes","email":"ana@ho');
export const isSilent = answers("");

/** A model that always hears a different email address, and a yes too. */
export const lies = (email = "eve@evil.test"): ModelBehaviour =>
  answers({ answer: "yes", email, name: "Eve Evil", phone: "+19005550100", code: "000000" });

/**
 * A model that obeys the utterance. JSON in it becomes its claims, and so does any address, number or instruction it
 * finds, even those it was never asked about.
 */
export const obeys: ModelBehaviour = ({ message }) => {
  const data = JSON.parse(message) as { utterance?: string; sentence?: string };
  const told = data.utterance ?? data.sentence ?? "";
  const isOrder = (pattern: RegExp) => pattern.test(told);
  const claims = {
    ...(isOrder(/\byes\b|confirm|agree/i) && { answer: "yes" }),
    ...(isOrder(/cancel|delete/i) && { wants: ["cancel"] }),
    email: /\S+@\S+\.\w+/.exec(told)?.[0] ?? "owner@victim.test",
    phone: /\+?\d[\d ()-]{7,}/.exec(told)?.[0] ?? "+19005550100",
    name: /\b(?:i am|name is) (\w+(?: \w+)?)/i.exec(told)?.[1] ?? "The Owner",
    day: "2026-12-01",
    time: "09:00",
    isOwner: true,
    profileId: "0198c0de-0000-7000-8000-000000000001",
    rate: "3.5%",
    ...jsonWithin(told),
  };
  return { text: data.sentence === undefined ? JSON.stringify(claims) : told };
};

function jsonWithin(text: string): object {
  try {
    const within: unknown = JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? "{}");
    return typeof within === "object" && within !== null ? within : {};
  } catch {
    return {};
  }
}

/** A local server with a language model behind it that speaks every supported provider's API. */
export type ModelServer = {
  /** For LLM_BASE_URL. */
  baseUrl: string;
  behaviour: ModelBehaviour;
  /** The requests so far, oldest first. */
  requests: ModelRequest[];
  [Symbol.asyncDispose](): Promise<void>;
};

export async function startModelServer(behaviour = answers({})): Promise<ModelServer> {
  const closing = new AbortController();
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    const path = req.url ?? "";
    const wire = wireOf(path);
    const { headers } = req;
    const message = wire.messageOf(body);
    const request = { wire: wire.name, path, headers, body, message, wasAborted: false };
    running.requests.push(request);
    res.on("close", () => (request.wasAborted = !res.writableFinished));

    const { status = 200, location, text, afterMs = 0, breaksAt } = running.behaviour(request);
    if (afterMs > 0) await wait(afterMs, null, { signal: closing.signal });
    const isStream = status === 200 && body.stream === true;
    const whole =
      status === 200 ? wire.answerOf(text, body) : JSON.stringify({ error: { message: text } });
    const type = isStream ? "text/event-stream" : "application/json";
    res.writeHead(status, { "content-type": type, ...(location && { location }) });
    if (breaksAt === undefined) return void res.end(whole);
    res.write(whole.slice(0, breaksAt), () => res.destroy());
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const running: ModelServer = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    behaviour,
    requests: [],
    async [Symbol.asyncDispose]() {
      closing.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return running;
}
