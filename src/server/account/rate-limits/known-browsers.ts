import { randomBytes } from "node:crypto";
import type { GenericEndpointContext } from "better-auth";
import { placesLastDays } from "#domain/account/waiting.ts";
import { bucketOf } from "#server/platform/attempts.ts";
import { ownCookie } from "../shared/auth-names.ts";
import { signedCookie } from "../shared/session-cookie.ts";
import { namedBy } from "./limited-endpoints.ts";
import { isKnownBrowser, rememberBrowser, type Whose } from "./store.ts";
import type { Accounts } from "../shared/accounts.ts";

type User = { id: string; email: string; phoneNumber?: unknown };

/**
 * Browsers that signed in to an account before, recognized by a random number in a cookie. Not by their network: people
 * who share it could tell from the difference that someone there has an account.
 */
export function knownBrowsers(accounts: Accounts, baseUrl: string) {
  const { name, attributes } = ownCookie(baseUrl, "device");
  const read = async (ctx: GenericEndpointContext) =>
    (await ctx.getSignedCookie(name, ctx.context.secret)) || null;
  return {
    /** The request's browser, if it signed in to any account before. */
    async read(ctx: GenericEndpointContext): Promise<string | null> {
      const device = await read(ctx);
      return device && placeOf(device);
    },
    /** The request's browser, if it signed in to this account before. */
    async find(ctx: GenericEndpointContext, account: string): Promise<string | null> {
      const device = await read(ctx);
      if (!device) return null;
      const place = placeOf(device);
      return (await isKnownBrowser(accounts, account, place)) ? place : null;
    },
    /** Remembers that this browser signed in to the account; returns under which keys. */
    async remember(ctx: GenericEndpointContext, user: User): Promise<string[]> {
      const device = (await read(ctx)) ?? randomBytes(16).toString("base64url");
      const names = namesOf(user).map(accountKey);
      await rememberBrowser(accounts, names, placeOf(device));
      const maxAge = placesLastDays * 24 * 60 * 60;
      await ctx.setSignedCookie(name, device, ctx.context.secret, { ...attributes, maxAge });
      return names;
    },
  };
}

/** The key under which an account's attempts are counted: a hash, whether or not the account exists. */
export function accountKey({ column, value }: Whose): string {
  return bucketOf("account", `${column} ${value}`);
}

const placeOf = (device: string) => bucketOf("device", device);

function namesOf({ id, email, phoneNumber }: User): Whose[] {
  return [
    { column: "id", value: id },
    { column: "email", value: email.toLowerCase() },
    ...(typeof phoneNumber === "string"
      ? [{ column: "phone_number" as const, value: phoneNumber }]
      : []),
  ];
}

/**
 * Whether a request that was not checked yet is about an account that its browser signed in to before. The coarse limit
 * of a network excludes it.
 */
export function knownRequests(
  accounts: Accounts,
  { baseUrl, secret }: { baseUrl: string; secret: string },
) {
  const readDevice = signedCookie(ownCookie(baseUrl, "device").name, secret);
  return async (request: Request): Promise<boolean> => {
    const device = readDevice(request.headers.get("cookie") ?? undefined);
    if (!device) return false;
    const typed = await request
      .clone()
      .json()
      .catch(() => null);
    const whose = namedBy(typed);
    return whose !== null && isKnownBrowser(accounts, accountKey(whose), placeOf(device));
  };
}
