import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { addOAuthServerContext, APIError, createAuthEndpoint } from "better-auth/api";
import { generateIdTokenNonce, generateState, type OAuthProvider } from "better-auth/oauth2";
import * as z from "zod";
import { noCompanySignIn, wrongDomain } from "#domain/account/return-errors.ts";
import type { Log } from "#server/platform/log.ts";
import type { ProvidersConfig } from "#server/platform/provider-config.ts";
import type { AcceptIdentity } from "./accept-identity.ts";
import { facebookProvider } from "./facebook.ts";
import { openIdProvider } from "./open-id.ts";
import { providerOf, refusalOf } from "../shared/provider-callback.ts";

export type ProviderOptions = { config: ProvidersConfig; accept: AcceptIdentity; log: Log };

/**
 * Google, Facebook and company sign-in (docs/decisions/023), on Better Auth's endpoints: /sign-in/social, /link-social,
 * /callback/:id. A provider without keys is not set up.
 */
export function providersPlugin(options: ProviderOptions) {
  const { config } = options;
  const offered = offeredProviders(options);
  return {
    id: "hearthline-providers",
    init: () => ({ context: { socialProviders: offered } }),
    endpoints: {
      /** Starts the sign-in of the company that an address belongs to. */
      signInSso: createAuthEndpoint(
        "/sign-in/sso",
        {
          method: "POST",
          body: z.strictObject({
            email: z.string().max(320).optional(),
            domain: z.string().max(253).optional(),
            callbackURL: z.string().optional(),
            errorCallbackURL: z.string().optional(),
          }),
        },
        async (ctx) => {
          const { email = "", domain = email.slice(email.lastIndexOf("@") + 1) } = ctx.body;
          const sso = offered.find(({ id }) => id === "sso");
          if (!sso || domain.trim().toLowerCase() !== config.sso?.domain)
            throw new APIError("NOT_FOUND", { code: "SSO_NOT_FOUND", message: noCompanySignIn });
          const nonce = generateIdTokenNonce(sso);
          const { state, codeVerifier } = await generateState(ctx, { idTokenNonce: nonce });
          const url = await sso.createAuthorizationURL({
            state,
            codeVerifier,
            idTokenNonce: nonce,
            redirectURI: `${ctx.context.baseURL}/callback/sso`,
            loginHint: email.trim() || undefined,
          });
          return ctx.json({ url: url.href, redirect: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

function offeredProviders({
  config,
  accept,
  log,
}: ProviderOptions): OAuthProvider<{ sub: string }>[] {
  const { google, facebook, sso } = config;
  const offered: OAuthProvider<{ sub: string }>[] = [];
  if (google)
    offered.push(
      openIdProvider({
        ...google,
        id: "google",
        name: "Google",
        accept,
        log,
        vouches: async ({ emailVerified }) => emailVerified === true,
      }),
    );
  if (facebook) offered.push(facebookProvider({ ...facebook, accept }));
  if (sso)
    offered.push(
      openIdProvider({
        ...sso,
        id: "sso",
        name: "your company",
        accept,
        log,
        // A company knows who has its addresses, and its tokens often do not say so.
        async vouches({ email, emailVerified }) {
          if (!email?.toLowerCase().endsWith(`@${sso.domain}`))
            throw await refusalOf("WRONG_DOMAIN", wrongDomain);
          return emailVerified !== false;
        },
      }),
    );
  return offered;
}

const starts: Record<string, { callbackURL: string; errorCallbackURL: string }> = {
  "/sign-in/social": { callbackURL: "/dashboard", errorCallbackURL: "/signin" },
  "/sign-in/sso": { callbackURL: "/dashboard", errorCallbackURL: "/signin" },
  "/link-social": {
    callbackURL: "/dashboard/settings/account",
    errorCallbackURL: "/dashboard/settings/account",
  },
};

/**
 * Prepares the redirect to a provider. It returns to /dashboard unless the request says otherwise, and its state is
 * bound to the provider. Scopes and other parameters in the request are dropped.
 */
export async function prepareStart(ctx: GenericEndpointContext): Promise<object | undefined> {
  const ends = starts[ctx.path];
  if (!ends) return undefined;
  const provider = ctx.path === "/sign-in/sso" ? "sso" : providerOf(ctx);
  await addOAuthServerContext({ provider });
  const { callbackURL, errorCallbackURL } = (ctx.body ?? {}) as Record<string, unknown>;
  return {
    callbackURL: callbackURL || ends.callbackURL,
    errorCallbackURL: errorCallbackURL || ends.errorCallbackURL,
  };
}
