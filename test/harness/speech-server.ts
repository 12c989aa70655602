import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { toneIn, toneWav } from "./tones.ts";

/** What the speech server was asked. */
export type SpeechRequest = {
  path: string;
  headers: IncomingMessage["headers"];
  /** The fields of a form, or of JSON; without the file. */
  fields: Record<string, string>;
  file: { name: string; type: string; bytes: Buffer } | null;
  /** Whether the client left before the answer was complete. */
  wasAborted: boolean;
};

/** How it answers one request. */
export type SpeechAnswer = {
  status?: number;
  type?: string;
  body: string | Buffer;
  /** Where a redirect leads. */
  location?: string;
  /** Milliseconds before the first byte. */
  afterMs?: number;
  /** Waits for this before the first byte. */
  after?: Promise<unknown>;
  /** Breaks the connection after this many bytes of the body. */
  breaksAt?: number;
};

export type SpeechBehaviour = (request: SpeechRequest) => SpeechAnswer;

const isHearing = ({ path }: SpeechRequest) => path.endsWith("/audio/transcriptions");

/** A server that hears these words in every recording, and speaks in short tones. */
export const hears =
  (words: string): SpeechBehaviour =>
  (request) =>
    isHearing(request) ? heard(words) : spoken(request.fields.input ?? "");

/** A server that knows which words a tone of so many hertz stands for, and speaks in short tones. */
export const hearsTones =
  (words: Record<number, string>): SpeechBehaviour =>
  (request) => {
    if (!isHearing(request)) return spoken(request.fields.input ?? "");
    const tone = toneIn(request.file?.bytes ?? Buffer.alloc(0));
    const [, found = ""] =
      Object.entries(words).find(([hertz]) => tone && Math.abs(Number(hertz) - tone) < 25) ?? [];
    return heard(found);
  };

/** A server that refuses or is broken. */
export const failsWith =
  (status: number): SpeechBehaviour =>
  () => ({ status, body: JSON.stringify({ error: { message: "Not today." } }) });

export const heard = (text: string): SpeechAnswer => ({
  type: "application/json",
  body: JSON.stringify({ text }),
});

/** Two milliseconds of sound for each character. */
export const spoken = (text: string): SpeechAnswer => ({
  type: "audio/wav",
  body: toneWav({ hertz: 440, ms: text.length * 2 }),
});

/** A local server with OpenAI's API for speech. */
export type FakeSpeechServer = {
  /** For SPEECH_BASE_URL. */
  baseUrl: string;
  behaviour: SpeechBehaviour;
  /** The requests so far, oldest first. */
  requests: SpeechRequest[];
  [Symbol.asyncDispose](): Promise<void>;
};

export async function startSpeechServer(behaviour = hears("Hello")): Promise<FakeSpeechServer> {
  const closing = new AbortController();
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const request = await read(req);
    running.requests.push(request);
    res.on("close", () => (request.wasAborted = !res.writableFinished));
    const said = running.behaviour(request);
    const { status = 200, type = "application/json", body, location, afterMs = 0, breaksAt } = said;
    if (afterMs > 0) await wait(afterMs, null, { signal: closing.signal });
    await said.after;
    res.writeHead(status, { "content-type": type, ...(location && { location }) });
    if (breaksAt === undefined) return void res.end(body);
    res.write(body.slice(0, breaksAt), () => res.destroy());
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const running: FakeSpeechServer = {
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

/** Reads a request as such servers do: a form with a file, or JSON. */
async function read(req: IncomingMessage): Promise<SpeechRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { headers } = req;
  const base = { path: req.url ?? "", headers, wasAborted: false };
  const type = headers["content-type"] ?? "";
  if (!type.startsWith("multipart/"))
    return { ...base, file: null, fields: JSON.parse(body.toString()) as Record<string, string> };
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  const file = form.get("file");
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return {
    ...base,
    fields: Object.fromEntries(fields),
    file:
      file instanceof File
        ? { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) }
        : null,
  };
}
