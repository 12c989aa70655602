import type { GenericEndpointContext } from "better-auth";
import { APIError, getOAuthState, getSessionFromCtx, isAPIError } from "better-auth/api";
import type { ReturnError } from "#domain/account/return-errors.ts";
import { providers, type ProviderId } from "#domain/account/sign-in-methods.ts";

/** The path to which providers send people back, as Better Auth names it. */
export const callbackPath = "/callback/:id";

const codes: Record<string, ReturnError> = {
  state_not_found: "not_valid",
  state_mismatch: "not_valid",
  state_invalid: "not_valid",
  invalid_callback_request: "not_valid",
  nonce_binding_missing: "not_valid",
  no_code: "no_code",
  email_not_found: "no_email",
  email_not_verified: "check_mail",
  EMAIL_NOT_VERIFIED: "check_mail",
  account_not_linked: "has_account",
  account_already_linked_to_different_user: "linked_elsewhere",
  WRONG_DOMAIN: "wrong_domain",
  LINK_LOST: "link_lost",
  invalid_code: "provider_failed",
  unable_to_get_user_info: "provider_failed",
  issuer_mismatch: "provider_failed",
  oauth_provider_not_found: "provider_failed",
  PROVIDER_UNREACHABLE: "provider_failed",
};

/** The provider at which a request starts or from which it returns; null for any other request. */
export function providerOf(ctx: GenericEndpointContext): ProviderId | null {
  const isStart = ctx.path === "/sign-in/social" || ctx.path === "/link-social";
  const id: unknown =
    ctx.path === callbackPath ? ctx.params?.id : isStart ? ctx.body?.provider : null;
  return providers.find((known) => known === id) ?? null;
}

/** Fields of requests that say where to go afterward. */
export const returnFields = ["callbackURL", "errorCallbackURL", "newUserCallbackURL", "redirectTo"];

/**
 * The same fields, percent-encoded beyond ASCII as a browser does it, so that they can be in a header. Throws for
 * control characters. Null where nothing changes.
 */
export function encodeAddresses<Fields extends Record<string, unknown>>(
  fields: Fields | undefined,
): Fields | null {
  const changed: Record<string, string> = {};
  for (const name of returnFields) {
    const address = fields?.[name];
    if (typeof address !== "string") continue;
    if (/\p{Cc}/u.test(address)) throw notAllowed();
    const encoded = address.toWellFormed().replace(/[^ -~]+/gu, encodeURIComponent);
    if (encoded !== address) changed[name] = encoded;
  }
  return fields && Object.keys(changed).length > 0 ? { ...fields, ...changed } : null;
}

function notAllowed() {
  return new APIError("FORBIDDEN", {
    code: "INVALID_CALLBACK_URL",
    message: "This return address isn't allowed here.",
  });
}

/**
 * Refuses an address of ours that becomes another site's when its dots are resolved: "/.//evil.test" is a path here,
 * but Better Auth would turn it into "//evil.test".
 */
export function refuseFoldedAddress(ctx: GenericEndpointContext): void {
  const fields: Record<string, unknown> = { ...ctx.query, ...(ctx.body as object | undefined) };
  for (const name of returnFields) {
    const address = fields[name];
    if (typeof address !== "string") continue;
    const url = URL.parse(address, new URL(ctx.context.baseURL).origin);
    if (url?.pathname.includes("//")) throw notAllowed();
  }
}

/** Refuses a callback that no request of ours can have caused, before its state is looked up. */
export function refuseOddReturn(ctx: GenericEndpointContext): void {
  if (ctx.path !== callbackPath || ctx.method !== "GET") return;
  const fields: Record<string, unknown> = ctx.query ?? {};
  const isOdd = Object.values(fields).some((value) => typeof value !== "string");
  if (isOdd || (fields.state && !/^[\w-]{1,128}$/.test(fields.state as string)))
    throw ctx.redirect(addressOf(ctx, "/signin", "not_valid"));
}

/**
 * The refusal of a person from a provider. For an id token it is a response; in a callback it must be a redirect from
 * the start, because its status is fixed before our hooks set the address.
 */
export async function refusalOf(code: string, message: string): Promise<APIError> {
  const isWayBack = (await getOAuthState()) !== null;
  return new APIError(isWayBack ? "FOUND" : "FORBIDDEN", { code, message });
}

/** Refuses a state that was made for another provider (mix-up attack, RFC 9700 §2.1). */
export async function refuseForeignState(provider: ProviderId): Promise<void> {
  const state = await getOAuthState();
  if (state?.serverContext?.provider !== provider) throw new Error("the state is another's");
}

/** Links an identity only while the person who started it is still signed in. */
export async function refuseLostLink(ctx: GenericEndpointContext | null): Promise<void> {
  const state = await getOAuthState();
  if (!state?.link || ctx?.path !== callbackPath) return;
  const found = await getSessionFromCtx(ctx).catch(() => null);
  const isPending = (found?.session as { pending?: boolean } | undefined)?.pending;
  if (!found || isPending || found.user.id !== state.link.userId)
    throw await refusalOf("LINK_LOST", "Sign in, then link again.");
}

/** What went wrong in this callback; null when nothing did. */
export function returnErrorOf(ctx: GenericEndpointContext, returned: unknown): ReturnError | null {
  if (ctx.path !== callbackPath || ctx.method !== "GET" || !isAPIError(returned)) return null;
  const location = locationOf(ctx, returned);
  if (!location) return codes[returned.body?.code ?? ""] ?? "unexpected";
  const raised = location.searchParams.get("error");
  if (raised === null) return null;
  const { error, code, state }: Record<string, unknown> = ctx.query ?? {};
  if (raised === error) return raised === "access_denied" ? "refused" : "provider_failed";
  if (raised === "state_not_found" && !error && !code && !state) return "no_session";
  return codes[raised] ?? "unexpected";
}

/**
 * Redirects a failed callback to the page that explains it, with a code of ours and nothing that a provider or a
 * stranger wrote.
 */
export async function redirectWithError(
  ctx: GenericEndpointContext,
  returned: unknown,
  error: ReturnError,
): Promise<never> {
  const failed = isAPIError(returned) ? locationOf(ctx, returned) : null;
  const state = failed ? null : await getOAuthState();
  throw ctx.redirect(addressOf(ctx, failed?.href ?? state?.errorURL ?? "/signin", error));
}

function addressOf(ctx: GenericEndpointContext, page: string, error: ReturnError): string {
  const { origin } = new URL(ctx.context.baseURL);
  const url = new URL(page, origin);
  url.searchParams.delete("error_description");
  url.searchParams.set("error", error);
  url.searchParams.set("provider", providerOf(ctx) ?? "other");
  return url.origin === origin ? url.pathname.replace(/^\/+/, "/") + url.search : url.href;
}

function locationOf(ctx: GenericEndpointContext, { headers }: APIError): URL | null {
  const location = new Headers(headers).get("location");
  return location === null ? null : URL.parse(location, new URL(ctx.context.baseURL).origin);
}
