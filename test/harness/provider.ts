import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { ProvidersConfig } from "#server/platform/provider-config.ts";

type ClientId = "google" | "facebook" | "sso";

/** The person the provider returns next. */
export type ProvidersPerson = {
  sub: string;
  name?: string;
  email?: string;
  /** Left out of the token if undefined, as some companies do. */
  emailVerified?: boolean;
};

/** How the provider misbehaves. */
export type Misdeed =
  | "refuses"
  | "is down"
  | "sends no code"
  | "fails at the token"
  | "sends another nonce"
  | "sends another audience"
  | "sends another issuer"
  | "signs with another key"
  | "sends an old token"
  | "tells the address at userinfo alone"
  | "sends somebody else from userinfo"
  | "fails at the graph";

type Pending = {
  client: ClientId;
  redirectUri: string;
  challenge: string;
  nonce: string | null;
  person: ProvidersPerson;
};

/** A local identity provider: OpenID Connect for Google and a company, Facebook's dialog and graph. */
export type TestProvider = {
  origin: string;
  /** The configuration of a server that trusts it; the company's domain is "company.test". */
  config: ProvidersConfig;
  /** The same as environment variables. */
  environment: Record<string, string>;
  /** The person the next sign-in returns. */
  person: ProvidersPerson;
  misdeed: Misdeed | null;
  /** What was wrong with our requests. */
  complaints: string[];
  /** The query of the newest visit to the provider's page. */
  visit: URLSearchParams;
  /** An id token as a mobile app would have it. */
  idToken(claims?: Record<string, unknown>): Promise<string>;
  stop(): Promise<void>;
};

const domain = "company.test";
const clients = ["google", "facebook", "sso"] as const;
const secretOf = (client: ClientId) => `${client}-secret-of-the-tests`;
const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

export async function startProvider(port = 0): Promise<TestProvider> {
  const [right, wrong] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const jwk = { ...(await exportJWK(right.publicKey)), kid: "one", alg: "RS256", use: "sig" };
  const pending = new Map<string, Pending>();
  const people = new Map<string, ProvidersPerson>();
  const complaints: string[] = [];

  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      complaints.push(String(error));
      res.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sign = (claims: Record<string, unknown>, key = right.privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "one" }).sign(key);

  const claimsOf = ({ sub, name, email, emailVerified }: ProvidersPerson, client: ClientId) => {
    const now = Math.floor(Date.now() / 1000);
    const times = { iat: now, exp: now + 600 };
    return {
      iss: origin,
      aud: `${client}-id`,
      sub,
      name,
      email,
      email_verified: emailVerified,
      ...times,
    };
  };

  async function idTokenFor({ client, nonce, person }: Pending): Promise<string> {
    const claims: Record<string, unknown> = { ...claimsOf(person, client), nonce };
    const { misdeed } = provider;
    if (misdeed === "sends another nonce") claims.nonce = "another";
    if (misdeed === "sends another audience") claims.aud = "another";
    if (misdeed === "sends another issuer") claims.iss = "https://another.test";
    if (misdeed === "sends an old token") claims.exp = 1_700_000_000;
    if (misdeed?.includes("userinfo")) delete claims.email;
    return sign(claims, misdeed === "signs with another key" ? wrong.privateKey : undefined);
  }

  /** The provider's page, where everyone agrees at once. */
  function visitPage(res: ServerResponse, query: URLSearchParams): void {
    provider.visit = query;
    const [id, redirectUri, challenge] = ["client_id", "redirect_uri", "code_challenge"].map(
      (key) => query.get(key) ?? "",
    );
    const client = clients.find((known) => id === `${known}-id`);
    if (!client || new URL(redirectUri!).pathname !== `/api/auth/callback/${client}`)
      return (void complaints.push(`visit by ${id} for ${redirectUri}`), send(res, 400, {}));
    if (query.get("code_challenge_method") !== "S256" || !challenge || !query.get("state"))
      return (void complaints.push("visit without PKCE or state"), send(res, 400, {}));
    const back = new URL(redirectUri!);
    back.searchParams.set("state", query.get("state")!);
    if (provider.misdeed === "refuses") {
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("error_description", "<b>The person said no</b>");
    } else {
      const code = randomBytes(16).toString("base64url");
      const nonce = query.get("nonce");
      if (provider.misdeed !== "sends no code") back.searchParams.set("code", code);
      pending.set(code, {
        client,
        redirectUri: redirectUri!,
        challenge,
        nonce,
        person: provider.person,
      });
    }
    res.writeHead(302, { location: back.href }).end();
  }

  /** Exchanges a code for tokens: once, for the client and the verifier it was issued to. */
  async function giveTokens(res: ServerResponse, form: URLSearchParams, isGraph: boolean) {
    if (provider.misdeed === "fails at the token") return send(res, 500, { error: "server_error" });
    const found = pending.get(form.get("code") ?? "");
    pending.delete(form.get("code") ?? "");
    const problem = !found
      ? "an unknown or used code"
      : form.get("grant_type") !== "authorization_code"
        ? "another grant"
        : form.get("client_id") !== `${found.client}-id` ||
            form.get("client_secret") !== secretOf(found.client)
          ? "a wrong client"
          : isGraph !== (found.client === "facebook")
            ? "the wrong endpoint"
            : form.get("redirect_uri") !== found.redirectUri
              ? "another redirect address"
              : digest(form.get("code_verifier") ?? "") !== found.challenge
                ? "a wrong verifier"
                : null;
    if (problem || !found) {
      complaints.push(`token asked with ${problem}`);
      return send(res, 400, { error: "invalid_grant" });
    }
    const access = randomBytes(16).toString("base64url");
    people.set(access, found.person);
    send(res, 200, {
      access_token: access,
      refresh_token: randomBytes(16).toString("base64url"),
      token_type: "bearer",
      expires_in: 3600,
      ...(isGraph ? {} : { id_token: await idTokenFor(found) }),
    });
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url!, origin);
    if (provider.misdeed === "is down") return void req.socket.destroy();
    const shown = people.get(req.headers.authorization?.replace(/^Bearer /, "") ?? "");
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        return send(res, 200, {
          issuer: origin,
          authorization_endpoint: `${origin}/authorize`,
          token_endpoint: `${origin}/token`,
          userinfo_endpoint: `${origin}/userinfo`,
          jwks_uri: `${origin}/jwks`,
          token_endpoint_auth_methods_supported: ["client_secret_post"],
        });
      case "/jwks":
        return send(res, 200, { keys: [jwk] });
      case "/authorize":
      case "/dialog":
        return visitPage(res, url.searchParams);
      case "/token":
        return giveTokens(res, await formOf(req), false);
      case "/graph/oauth/access_token":
        return giveTokens(res, await formOf(req), true);
      case "/userinfo": {
        if (!shown) return send(res, 401, {});
        const isOther = provider.misdeed === "sends somebody else from userinfo";
        return send(res, 200, {
          sub: isOther ? "another" : shown.sub,
          email: shown.email,
          email_verified: shown.emailVerified,
        });
      }
      case "/graph/me":
        if (!shown || provider.misdeed === "fails at the graph")
          return send(res, 401, { error: { message: "no" } });
        if (!url.searchParams.get("appsecret_proof")) complaints.push("graph without a proof");
        return send(res, 200, { id: shown.sub, name: shown.name, email: shown.email });
      default:
        complaints.push(`asked for ${url.pathname}`);
        return send(res, 404, {});
    }
  }

  const keys = (client: ClientId) => ({
    clientId: `${client}-id`,
    clientSecret: secretOf(client),
  });
  const config = {
    google: { ...keys("google"), issuer: origin },
    facebook: { ...keys("facebook"), dialogUrl: `${origin}/dialog`, graphUrl: `${origin}/graph` },
    sso: { ...keys("sso"), issuer: origin, domain },
  };
  const provider: TestProvider = {
    origin,
    config,
    environment: {
      GOOGLE_CLIENT_ID: config.google.clientId,
      GOOGLE_CLIENT_SECRET: config.google.clientSecret,
      GOOGLE_ISSUER: origin,
      FACEBOOK_CLIENT_ID: config.facebook.clientId,
      FACEBOOK_CLIENT_SECRET: config.facebook.clientSecret,
      FACEBOOK_DIALOG_URL: config.facebook.dialogUrl,
      FACEBOOK_GRAPH_URL: config.facebook.graphUrl,
      SSO_DOMAIN: domain,
      SSO_ISSUER: origin,
      SSO_CLIENT_ID: config.sso.clientId,
      SSO_CLIENT_SECRET: config.sso.clientSecret,
    },
    person: freshPerson(),
    misdeed: null,
    complaints,
    visit: new URLSearchParams(),
    idToken: (claims = {}) => sign({ ...claimsOf(provider.person, "google"), ...claims }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}

/** Someone no other test knows, with an address the provider has verified. */
export function freshPerson(more: Partial<ProvidersPerson> = {}): ProvidersPerson {
  const sub = randomBytes(8).toString("hex");
  return { sub, name: "Gus Moran", email: `gus.${sub}@agents.test`, emailVerified: true, ...more };
}

async function formOf(req: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of req.setEncoding("utf8")) text += String(chunk);
  return new URLSearchParams(text);
}

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
