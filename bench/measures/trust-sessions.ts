import { createHmac } from "node:crypto";
import type { Dump } from "./trust-dump.ts";

const atOnce = 20;
const mostSecrets = 400;

/**
 * Tries everything in a dump against the running server: each word as a session cookie, bearer token, API key and reset
 * token, and each that could be a signing secret to sign the stored session tokens with.
 */
export async function openSessions(
  dump: Dump,
  { origin, proven }: { origin: string; proven: { cookie: string; tokens: string[] } },
) {
  const isIn = async (headers: Record<string, string>) =>
    (await fetch(`${origin}/api/v1/profile`, { headers: { origin, ...headers } })).status === 200;
  const cookieOf = (value: string) => ({
    cookie: `hearthline.session=${encodeURIComponent(value)}`,
  });
  const signed = (token: string, secret: string) =>
    `${token}.${createHmac("sha256", secret).update(token).digest("base64")}`;

  const tokens = dump.words.filter((word) => /^[\w-]{32,64}$/.test(word) && !isId(word));
  const secrets = dump.words.filter(
    (word) => word.length >= 32 && word.length <= 120 && !isId(word),
  );
  const tries: { how: string; attempt: () => Promise<boolean> }[] = [];
  const add = (how: string, attempt: () => Promise<boolean>) => tries.push({ how, attempt });
  for (const word of tokens) {
    add("a word as a cookie", () => isIn(cookieOf(word)));
    add("a word as an access token or key", () => isIn({ authorization: `Bearer ${word}` }));
    add("a word as a reset token", async () => {
      const answer = await fetch(`${origin}/api/auth/reset-password`, {
        method: "POST",
        headers: { origin, "content-type": "application/json" },
        body: JSON.stringify({ token: word, newPassword: "taken-over-7-times" }),
      });
      return answer.status === 200;
    });
  }
  const sessions = await storedTokens(dump);
  for (const secret of secrets.slice(0, mostSecrets))
    for (const token of [...sessions, ...proven.tokens])
      add("a stored secret that signs a token", () => isIn(cookieOf(signed(token, secret))));

  const opened: string[] = [];
  for (let at = 0; at < tries.length; at += atOnce)
    await Promise.all(
      tries.slice(at, at + atOnce).map(async ({ how, attempt }) => {
        if (await attempt()) opened.push(how);
      }),
    );
  return { tried: tries.length, opened, control: (await isIn({ cookie: proven.cookie })) ? 1 : 0 };
}

const isId = (word: string) => /^[\da-f]{8}-[\da-f]{4}-/i.test(word);

const storedTokens = async (dump: Dump) => dump.words.filter((word) => /^[\w-]{43}$/.test(word));
