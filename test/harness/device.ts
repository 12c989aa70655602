import { createOTP } from "@better-auth/utils/otp";
import { base32 } from "@better-auth/utils/base32";
import { testPassword } from "./people.ts";

/** The response to one request, read completely. */
export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

/**
 * A browser at the account service: it keeps the cookies it gets, and nothing else. `origin` and the user agent are
 * what a real one would send.
 */
export type Device = {
  send(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  get(path: string): Promise<Answer>;
  signIn(email: string, password?: string): Promise<Answer>;
  /** The current Cookie header. */
  cookie(): string;
  /** Whether the person's own rows can be read. */
  isIn(): Promise<boolean>;
};

export function device(
  app: { running: { baseUrl: string } },
  userAgent = "Tests/1.0",
  more: Record<string, string> = {},
): Device {
  const origin = app.running.baseUrl;
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const send: Device["send"] = async (method, path, body, headers = {}) => {
    const asking: RequestInit = {
      method,
      redirect: "manual",
      headers: {
        origin,
        "user-agent": userAgent,
        ...more,
        ...(jar.size > 0 ? { cookie: cookie() } : {}),
        ...(body ? { "content-type": "application/json" } : {}),
        ...headers,
      },
    };
    if (body) asking.body = JSON.stringify(body);
    const answer = await fetch(new URL(path, origin), asking);
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = line.match(/^([^=]+)=([^;]*)/)!;
      if (value === "" || /max-age=0/i.test(line)) jar.delete(name!);
      else jar.set(name!, value!);
    }
    const text = await answer.text();
    const isJson = text.startsWith("{") || text.startsWith("[");
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson ? (JSON.parse(text) as Record<string, unknown>) : { text },
    };
  };
  const self: Device = {
    send,
    post: (path, body = {}, headers = {}) => send("POST", `/api/auth${path}`, body, headers),
    get: (path) => send("GET", `/api/auth${path}`),
    signIn: (email, password = testPassword) => self.post("/sign-in/email", { email, password }),
    cookie,
    isIn: async () => (await send("GET", "/api/v1/profile")).status === 200,
  };
  return self;
}

const stepMs = 30_000;
const enoughMs = 4_000;

/**
 * The code that an authenticator app with this secret (base32) shows; `ahead` in steps of 30 seconds. If a code is
 * about to change, it waits for the next, as a person would.
 */
export async function codeOf(secret: string, ahead = 0): Promise<string> {
  const left = stepMs - (Date.now() % stepMs);
  if (left < enoughMs) await new Promise((resolve) => setTimeout(resolve, left + 10));
  const plain = new TextDecoder().decode(base32.decode(secret));
  return createOTP(plain).hotp(Math.floor(Date.now() / stepMs) + ahead);
}

/** Adds an authenticator app for the person signed in on the device; returns its secret and the recovery codes. */
export async function addAuthenticator(of: Device) {
  const { body } = await of.post("/factors", { name: "Phone" });
  const { id, secret } = body as { id: string; secret: string };
  // The step before the current one, so that the current one is still unused for the next sign-in.
  const done = await of.post("/factors/verify", { factorId: id, code: await codeOf(secret, -1) });
  return { id, secret, recoveryCodes: done.body.recoveryCodes as string[] };
}
