import { APIError } from "better-auth/api";
import { createAuthorizationURL, type OAuthProvider } from "better-auth/oauth2";
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from "jose";
import { createHash } from "node:crypto";
import * as z from "zod";
import { providerUnreachable } from "#domain/account/return-errors.ts";
import { failureFacts } from "#server/platform/failure-facts.ts";
import { LoggableError } from "#server/platform/loggable-error.ts";
import { providerAddress } from "#server/platform/provider-config.ts";
import type { Log } from "#server/platform/log.ts";
import type { AcceptIdentity, ProviderPerson } from "./accept-identity.ts";
import { exchangeCode, fetchJson, ProviderFailed } from "./provider-fetch.ts";
import { refuseForeignState } from "../shared/provider-callback.ts";

export type OpenIdOptions = {
  id: "google" | "sso";
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  accept: AcceptIdentity;
  /** Whether the provider has verified the address; throws for a person who may not sign in here. */
  vouches: (claims: { email: string | null; emailVerified: unknown }) => Promise<boolean>;
  log: Log;
};

const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: providerAddress,
  token_endpoint: providerAddress,
  jwks_uri: providerAddress,
  userinfo_endpoint: providerAddress.optional().catch(undefined),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(["client_secret_basic"]),
});
type Discovered = z.output<typeof discovered>;
type Metadata = Discovered & { keys: ReturnType<typeof createRemoteJWKSet> };

const discoveryLasts = 60 * 60 * 1000; // milliseconds
const algorithms = ["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "ES512", "EdDSA"];

/**
 * A provider of OpenID Connect: code flow with PKCE, state and nonce, and sign-in by an id token. Its metadata is
 * fetched on first use, so that our start depends on no one. Better Auth's generic provider fetches it once, at start,
 * without a time limit (docs/decisions/058).
 */
export function openIdProvider(options: OpenIdOptions): OAuthProvider<{ sub: string }> {
  const { id, name, clientId, clientSecret, accept } = options;
  const metadata = metadataOf(options);
  const readIdToken = idTokenReader(metadata, options);
  return {
    id,
    name,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce, loginHint }) {
      const { authorization_endpoint: authorizationEndpoint } = await metadata();
      return createAuthorizationURL({
        id,
        options: { clientId },
        authorizationEndpoint,
        scopes: ["openid", "email", "profile"],
        state,
        codeVerifier,
        redirectURI,
        nonce: idTokenNonce,
        loginHint,
        // On a shared machine the previous person's account must not be used without asking.
        prompt: id === "google" ? "select_account" : undefined,
      });
    },
    async validateAuthorizationCode(code) {
      await refuseForeignState(id);
      const found = await metadata();
      const takesPost = found.token_endpoint_auth_methods_supported.includes("client_secret_post");
      const { idToken, accessToken } = await exchangeCode({
        ...code,
        options: { clientId, clientSecret },
        tokenEndpoint: found.token_endpoint,
        authentication: takesPost ? "post" : "basic",
      });
      if (!idToken) throw new ProviderFailed("answered no id token");
      return { idToken, accessToken };
    },
    idToken: {
      // A token that was made for a nonce is valid only with that nonce; one without is limited by its age.
      async verify(token, nonce) {
        const claims = await readIdToken(token);
        return claims !== null && isOfNonce(claims.nonce, nonce);
      },
    },
    async getUserInfo({ idToken, accessToken, expectedIdTokenNonce: nonce }) {
      const read = idToken ? await readIdToken(idToken) : null;
      if (!read?.sub || (nonce !== undefined && read.nonce !== nonce)) return null;
      // An access token that a client sent along with an id token may be anyone's.
      const { userinfo_endpoint: endpoint } = await metadata();
      const claims = nonce === undefined ? read : await completed(read, endpoint, accessToken);
      const email = textOf(claims.email);
      const person: ProviderPerson = {
        subject: read.sub,
        email,
        name: textOf(claims.name),
        vouched: await options.vouches({ email, emailVerified: claims.email_verified }),
      };
      return accept(id, person);
    },
  };
}

type FindMetadata = () => Promise<Metadata>;

/** The provider's metadata, or an error that says the provider is unreachable. */
function metadataOf({ id, issuer, log }: OpenIdOptions): FindMetadata {
  const discover = discovery(issuer);
  return async () => {
    try {
      return await discover();
    } catch (error) {
      log.warn({ provider: id, ...failureFacts(error) }, "a provider could not be looked up");
      throw new APIError("SERVICE_UNAVAILABLE", {
        code: "PROVIDER_UNREACHABLE",
        message: providerUnreachable,
      });
    }
  };
}

/** Reads the claims of a token that this provider made for us within the last hour; null for any other token. */
function idTokenReader(metadata: FindMetadata, { id, clientId, log }: OpenIdOptions) {
  return async (token: string): Promise<JWTPayload | null> => {
    const { keys, issuer } = await metadata();
    try {
      const { payload } = await jwtVerify(token, keys, {
        // Google's tokens may name the issuer without the scheme.
        issuer: [issuer, issuer.replace(/^https:\/\/(?=accounts\.google\.com$)/, "")],
        audience: clientId,
        algorithms,
        maxTokenAge: "1h",
        clockTolerance: 60,
        requiredClaims: ["sub", "exp", "iat"],
      });
      const isForOthersToo = Array.isArray(payload.aud) && payload.aud.length > 1;
      return isForOthersToo && payload.azp !== clientId ? null : payload;
    } catch (error) {
      log.warn({ provider: id, ...failureFacts(error) }, "an id token was refused");
      return null;
    }
  };
}

/** Adds the claims of the userinfo endpoint, where some providers return the address. */
async function completed(
  claims: JWTPayload,
  endpoint: string | undefined,
  accessToken: string | undefined,
): Promise<JWTPayload> {
  if (claims.email || !endpoint || !accessToken) return claims;
  const more = await fetchJson(endpoint, { headers: { authorization: `Bearer ${accessToken}` } })
    .then((answer) => z.looseObject({ sub: z.string() }).parse(answer))
    .catch(() => null);
  return more?.sub === claims.sub ? { ...more, ...claims } : claims;
}

/** Fetches the metadata (OpenID Connect Discovery 1.0 §4) and caches it for an hour; a failure is not cached. */
function discovery(issuer: string): () => Promise<Metadata> {
  let known: { at: number; metadata: Promise<Metadata> } | null = null;

  async function lookUp(): Promise<Metadata> {
    const base = issuer.replace(/\/$/, "");
    const found = discovered.parse(await fetchJson(`${base}/.well-known/openid-configuration`));
    if (found.issuer.replace(/\/$/, "") !== base)
      throw new LoggableError("another issuer answered");
    const keys = createRemoteJWKSet(new URL(found.jwks_uri), {
      timeoutDuration: 8_000,
      [customFetch]: (url, init) => fetch(url, { ...init, redirect: "error" }),
    });
    return { ...found, keys };
  }

  return () => {
    if (known && Date.now() - known.at < discoveryLasts) return known.metadata;
    const mine = { at: Date.now(), metadata: lookUp() };
    known = mine;
    mine.metadata.catch(() => {
      if (known === mine) known = null;
    });
    return mine.metadata;
  };
}

/** The nonce itself, or its SHA-256. */
function isOfNonce(claim: unknown, nonce: string | undefined): boolean {
  if (claim === undefined || nonce === undefined) return claim === nonce;
  return claim === nonce || claim === createHash("sha256").update(nonce).digest("hex");
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
