import { setTimeout as wait } from "node:timers/promises";
import type { GenericEndpointContext } from "better-auth";
import { BetterAuthError } from "better-auth";
import { createJwk, jwt, type JwtOptions, signJWT } from "better-auth/plugins/jwt";
import { importJWK, type JWK, jwtVerify } from "jose";
import * as z from "zod";
import type { Accounts } from "../shared/accounts.ts";

/** How long an access token opens anything, in seconds; the session behind it may end sooner. */
export const accessTokenSeconds = 10 * 60;

/** Tells access tokens from every other token that this server signs (RFC 9068). */
const tokenType = "at+jwt";
const algorithm = "EdDSA";
const day = 24 * 60 * 60;

const keyOptions = {
  jwks: {
    keyPairConfig: { alg: algorithm, crv: "Ed25519" },
    rotationInterval: 90 * day,
    // A key that signs no more stays known for longer than any of its tokens lives.
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

/** The signing keys of the library's plugin and their public list; its token endpoint is not ours (token-endpoint.ts). */
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
    // The key was encrypted by a secret that is no longer ours: a new one takes its place.
    await createJwk(ctx, keyOptions);
    return { token: await sign(), expiresAt };
  }
}

/** Whose session an access token stands for; null for everything that is not one of ours, or too old. */
export type AccessTokenReader = (
  token: string,
) => Promise<{ sessionId: string; userId: string } | null>;

type PublicKeys = Map<string, Awaited<ReturnType<typeof importJWK>>>;

const keysLastMs = 60_000; // a key that was taken away is forgotten after this
const betweenReadsMs = 1_000; // tokens with invented keys cause no more questions than one in this time
const claims = z.object({ sub: z.uuid(), sid: z.uuid() });

/** Checks access tokens here, by the public keys in the database; only the session behind one is asked for elsewhere. */
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

/** The key that a token says it was signed by. Nothing else of its header counts. */
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
