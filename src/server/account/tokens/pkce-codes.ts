import { createHash, randomBytes } from "node:crypto";
import type { Accounts } from "../shared/accounts.ts";

/** How long a return address with a code is valid, in seconds. */
export const returnSeconds = 120;

// A session whose code is never exchanged expires.
const unclaimedSeconds = 5 * 60;

const stale = {
  code: "RETURN_STALE",
  message: `This return address is older than ${returnSeconds} seconds. Start again.`,
} as const;
const unfit = {
  code: "RETURN_UNFIT",
  message: "Not a valid PKCE flow url.",
} as const;

/** An S256 challenge (RFC 7636); no other method is accepted. */
export function isChallenge(value: unknown): value is string {
  return typeof value === "string" && /^[\w-]{43}$/.test(value);
}

/** Creates a code for a session that was just opened; the verifier of the challenge exchanges it for that session. */
export async function makeReturnCode(
  accounts: Accounts,
  sessionId: string,
  challenge: string,
): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  await accounts.query(
    `with unclaimed as (
       update account.session set expires_at = least(expires_at, now() + make_interval(secs => $4)) where id = $3
     )
     insert into account.return_code (hash, challenge, session_id) values ($1, $2, $3)`,
    [hashOf(code), challenge, sessionId, unclaimedSeconds],
  );
  return code;
}

export type Redeemed =
  | { ok: true; sessionId: string }
  | { ok: false; code: string; message: string };

/** Uses up a code. A late code or a wrong verifier ends the session. */
export async function redeemReturnCode(
  accounts: Accounts,
  code: string,
  { verifier, sessionSeconds }: { verifier: string; sessionSeconds: number },
): Promise<Redeemed> {
  const { rows } = await accounts.query<{ challenge: string; sessionId: string; late: boolean }>(
    `update account.return_code set used_at = now() where hash = $1 and used_at is null
     returning challenge, session_id as "sessionId", created_at < now() - make_interval(secs => $2) as late`,
    [hashOf(code), returnSeconds],
  );
  const [row] = rows;
  if (!row) return { ok: false, ...unfit };
  const { challenge, sessionId, late } = row;
  const isProved = /^[\w.~-]{43,128}$/.test(verifier) && hashOf(verifier) === challenge;
  if (late || !isProved) {
    await accounts.query("delete from account.session where id = $1", [sessionId]);
    return { ok: false, ...(late ? stale : unfit) };
  }
  const { rowCount } = await accounts.query(
    `update account.session set expires_at = now() + make_interval(secs => $2) where id = $1 and expires_at > now()`,
    [sessionId, sessionSeconds],
  );
  return rowCount === 1 ? { ok: true, sessionId } : { ok: false, ...unfit };
}

/** SHA-256 in base64url: for stored codes, and for S256 verifiers. */
function hashOf(value: string): string {
  return createHash("sha256").update(value).digest("base64url");
}
