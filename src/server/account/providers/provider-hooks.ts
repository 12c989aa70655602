import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { hasAccount, idTokenNotTaken } from "#domain/account/return-errors.ts";
import { prepareStart } from "./providers.ts";
import {
  encodeAddresses,
  redirectWithError,
  refuseFoldedAddress,
  refuseLostLink,
  refuseOddReturn,
  returnErrorOf,
} from "../shared/provider-callback.ts";
import type { signUpBrowser } from "./sign-up-browser.ts";

/** Our checks around sign-up, verification and provider sign-in. */
export function providerHooks(browser: ReturnType<typeof signUpBrowser>) {
  return {
    id: "hearthline-provider-sign-in",
    init: () => ({
      options: {
        databaseHooks: {
          account: {
            create: {
              async before(identity, ctx) {
                await refuseLostLink(ctx);
                return { data: { ...identity, ...withoutTokens } };
              },
            },
            update: { before: async (identity) => ({ data: { ...identity, ...withoutTokens } }) },
          },
        },
      },
    }),
    hooks: {
      before: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            refuseFoldedAddress(ctx);
            refuseOddReturn(ctx);
            await browser.refuseStrangeMove(ctx);
            await browser.redirectOtherBrowser(ctx);
            const ends = await prepareStart(ctx);
            const [query, fields] = [
              encodeAddresses(ctx.query),
              { ...(ctx.body as object), ...ends },
            ];
            const body = encodeAddresses(fields) ?? (ends && fields);
            if (query || body)
              return { context: { ...(query && { query }), ...(body && { body }) } };
          }),
        },
      ],
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            const { returned } = ctx.context;
            const error = returnErrorOf(ctx, returned);
            if (error) {
              if (error === "check_mail") await browser.rememberReturn(ctx);
              return redirectWithError(ctx, returned, error);
            }
            await browser.rememberSignUp(ctx, returned);
            await browser.openSession(ctx);
            translate(ctx, returned);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

// After the sign-in we request nothing from the provider, so its tokens are not stored.
const withoutTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

/** Our messages for an id token that did not sign in. */
function translate(ctx: GenericEndpointContext, returned: unknown): void {
  if (ctx.path !== "/sign-in/social" || !isAPIError(returned)) return;
  const { code, message } = returned.body ?? {};
  if (code === "OAUTH_LINK_ERROR" && message === "account not linked")
    throw new APIError("UNAUTHORIZED", { code: "ACCOUNT_EXISTS", message: hasAccount });
  if (code === "ID_TOKEN_NOT_SUPPORTED")
    throw new APIError("NOT_FOUND", { code, message: idTokenNotTaken });
}
