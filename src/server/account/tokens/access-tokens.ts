import { setTimeout as wait } from "node:timers/promises";
import type { GenericEndpointContext } from "better-auth";
import { BetterAuthError } from "better-auth";
import { createJwk, jwt, type JwtOptions, signJWT } from "better-auth/plugins/jwt";
import { importJWK, type JWK, jwtVerify } from "jose";
import * as z from "zod";
import type { Accounts } from "../shared/accounts.ts";

/** How long an access token is valid, in seconds; its session may end sooner. */
export const accessTokenSeconds = 10 * 60;

/** Distinguishes access tokens from other tokens of this server (RFC 9068). */
const tokenType = "at+jwt";
const algorithm = "EdDSA";
const day = 24 * 60 * 60;

const keyOptions = {
  jwks: {
    keyPairConfig: { alg: algorithm, crv: "Ed25519" },
    rotationInterval: 90 * day,
    // A retired key is kept longer than any of its tokens is valid.
    gracePeriod: day,
  },
  disableSettingJwtHeader: true,
  schema: {
    jwks: {
      fields: {
        publicKey: "public_key",
        privateKey: "private_key",
        createdAt: "created_at",
        expiresAt: "expires_at",
      },
    },
  },
} satisfies JwtOptions;

/** The signing keys of Better Auth's JWT plugin and their public list; its token endpoint is not used. */
export function signingKeys() {
  const { endpoints, schema } = jwt(keyOptions);
  return { id: "jwt", schema, endpoints: { getJwks: endpoints.getJwks } } as const;
}

/** Signs an access token of a session. */
export async function signAccessToken(
  ctx: GenericEndpointContext,
  session: { id: string; userId: string },
): Promise<{ token: string; expiresAt: number }> {
  const now = Math.floor(Date.now() / 1000);
  const expiresAt = now + accessTokenSeconds;
  const sign = () =>
    signJWT(ctx, {
      options: keyOptions,
      payload: { iat: now, exp: expiresAt, sub: session.userId, sid: session.id },
      header: { typ: tokenType },
    });
  try {
    return { token: await sign(), expiresAt };
  } catch (error) {
    if (!(error instanceof BetterAuthError)) throw error;
    // The key was encrypted with an earlier secret: a new one replaces it.
    await createJwk(ctx, keyOptions);
    return { token: await sign(), expiresAt };
  }
}

/** The session behind an access token; null for a token that is not ours or has expired. */
export type AccessTokenReader = (
  token: string,
) => Promise<{ sessionId: string; userId: string } | null>;

type PublicKeys = Map<string, Awaited<ReturnType<typeof importJWK>>>;

const keysLastMs = 60_000; // a removed key is forgotten after this
const betweenReadsMs = 1_000; // tokens with invented key ids cause no more queries than one in this time
const claims = z.object({ sub: z.uuid(), sid: z.uuid() });

/**
 * Checks access tokens in this process, by the public keys in the database; the session behind one is checked by the
 * session guard.
 */
export function accessTokenReader(
  accounts: Accounts,
  { baseUrl }: { baseUrl: string },
): AccessTokenReader {
  let keys: PublicKeys = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const read = () =>
    (reading ??= (async () => {
      await wait(Math.max(0, readAt + betweenReadsMs - performance.now()));
      readAt = performance.now();
      keys = await findPublicKeys(accounts);
    })().finally(() => (reading = null)));

  return async (token) => {
    const kid = keyIdOf(token);
    if (!kid) return null;
    if (!keys.has(kid) || performance.now() - readAt > keysLastMs) await read();
    const key = keys.get(kid);
    if (!key) return null;
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        typ: tokenType,
        issuer: baseUrl,
        audience: baseUrl,
        requiredClaims: ["sub", "sid", "iat", "exp"],
      });
      const { sub, sid } = claims.parse(payload);
      return { sessionId: sid, userId: sub };
    } catch {
      return null;
    }
  };
}

/** The key id in a token's header. Nothing else in the header counts. */
function keyIdOf(token: string): string | null {
  if (token.length > 2_000) return null;
  try {
    const header = JSON.parse(Buffer.from(token.split(".", 1)[0]!, "base64url").toString());
    return z.uuid().safeParse(header?.kid).data ?? null;
  } catch {
    return null;
  }
}

async function findPublicKeys(accounts: Accounts): Promise<PublicKeys> {
  const { rows } = await accounts.query<{ id: string; jwk: string }>(
    `select id, public_key as jwk from account.jwks
      where alg = $1 and (expires_at is null or expires_at > now() - make_interval(secs => $2))`,
    [algorithm, keyOptions.jwks.gracePeriod],
  );
  const entries = rows.map(
    async ({ id, jwk }) => [id, await importJWK(JSON.parse(jwk) as JWK, algorithm)] as const,
  );
  return new Map(await Promise.all(entries));
}
