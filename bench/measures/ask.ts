import { Agent, request as httpRequest } from "node:http";
import { dates } from "./booking-setup.ts";

/** How a procedure answered; null if the connection broke first. */
export type Answer = { status: number; code: string | null; data: unknown; body: unknown } | null;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export type Call = {
  port: number;
  cookie?: string;
  /** The address a visitor comes from. */
  from?: string;
  /** Breaks the connection after this many milliseconds, whatever has happened by then. */
  cutAfter?: number;
};

/** Calls a procedure as a browser does. A broken connection is not an error: the outcome is unknown. */
export function ask(
  path: string,
  body: object,
  moments: string[],
  { port, cookie, from, cutAfter }: Call,
): Promise<Answer> {
  const text = JSON.stringify(dates(body, ...moments));
  return new Promise((settle) => {
    const request = httpRequest(
      {
        host: "127.0.0.1",
        port,
        path: `/rpc/${path}`,
        method: "POST",
        agent,
        headers: {
          origin: `http://127.0.0.1:${port}`,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(text),
          ...(cookie && { cookie }),
          ...(from && { "x-forwarded-for": from }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", () => settle(null));
        response.on("end", () => settle(read(response.statusCode ?? 0, Buffer.concat(chunks))));
      },
    );
    request.on("error", () => settle(null));
    if (cutAfter !== undefined) setTimeout(() => request.destroy(), cutAfter);
    request.end(text);
  });
}

function read(status: number, bytes: Buffer): Answer {
  try {
    const { json } = JSON.parse(bytes.toString()) as { json: { code?: string; data?: unknown } };
    const isRefusal = status >= 400;
    return {
      status,
      code: isRefusal ? (json.code ?? null) : null,
      data: isRefusal ? json.data : null,
      body: json,
    };
  } catch {
    return { status, code: null, data: null, body: null };
  }
}

/** An address no other client uses. */
export function someAddress(): string {
  const byte = () => Math.floor(Math.random() * 254) + 1;
  return `10.${byte()}.${byte()}.${byte()}`;
}
