import { emailKey } from "#domain/kernel/is-email.ts";
import type { GenericEndpointContext } from "better-auth";
import { getSessionFromCtx } from "better-auth/api";
import type { EventKind } from "#domain/account/events.ts";
import type { Whose } from "./store.ts";
import { readNumber } from "../shared/phone-number.ts";

/** What is tried: a long secret that people choose, a short code, or an unguessable token. */
export type TryKind = "password" | "code" | "token";

/** An email or text that a request causes. */
export type CausedMessage = {
  what: "message";
  whose: Whose | null;
  /** Another account that is affected, for a signed-in person. */
  also: Whose | null;
  /** Whether it contains a link; then the last one is enough. */
  isLink: boolean;
};

/** A request that tries a secret or causes a message. */
export type Tried =
  | { what: "secret"; kind: TryKind; whose: Whose | null; event: EventKind; detail: string }
  | CausedMessage;

type Body = Record<string, unknown>;
type Way = { by: "email" | "phone" | "person" | "unknown"; detail: string } & (
  | { message: "code" | "link" }
  | { message?: false; kind: TryKind; event: EventKind }
);

const signIn = "sign_in_failed";
const confirmation = "confirmation_failed";

// Every endpoint where secrets can be guessed or messages are sent.
const ways: [RegExp, Way][] = [
  [/^\/sign-in\/email$/, { by: "email", kind: "password", event: signIn, detail: "password" }],
  [
    /^\/sign-in\/phone-number$/,
    { by: "phone", kind: "password", event: signIn, detail: "password" },
  ],
  [
    /^\/(email-otp\/send-verification-otp|email-otp\/request-password-reset|forget-password\/email-otp)$/,
    { by: "email", message: "code", detail: "" },
  ],
  [
    /^\/(sign-in\/email-otp|email-otp\/.+)$/,
    { by: "email", kind: "code", event: signIn, detail: "email-code" },
  ],
  [
    /^\/phone-number\/(verify|reset-password)$/,
    { by: "phone", kind: "code", event: signIn, detail: "phone-code" },
  ],
  [
    /^\/phone-number\/change\/verify$/,
    { by: "person", kind: "code", event: confirmation, detail: "phone-code" },
  ],
  [
    /^\/factors\/verify$/,
    { by: "person", kind: "code", event: "second_step_failed", detail: "authenticator" },
  ],
  [
    /^\/recovery-codes\/use$/,
    { by: "person", kind: "code", event: "second_step_failed", detail: "recovery-code" },
  ],
  [
    /^\/(confirm\/password|change-password)$/,
    { by: "person", kind: "password", event: confirmation, detail: "password" },
  ],
  [/^\/confirm\/code$/, { by: "person", kind: "code", event: confirmation, detail: "email-code" }],
  [
    /^\/passkey\/verify-authentication$/,
    { by: "unknown", kind: "token", event: signIn, detail: "passkey" },
  ],
  [/^\/reset-password$/, { by: "unknown", kind: "token", event: signIn, detail: "password" }],
  [
    /^\/(sign-up\/email|request-password-reset|send-verification-email)$/,
    { by: "email", message: "link", detail: "" },
  ],
  [
    /^\/(sign-up\/phone|phone-number\/(send-otp|request-password-reset))$/,
    { by: "phone", message: "code", detail: "" },
  ],
  [
    /^\/(reauthenticate|change-email|phone-number\/change)$/,
    { by: "person", message: "code", detail: "" },
  ],
];

/** What a request tries; null for one that does neither, or that its endpoint refuses anyway. */
export async function findTried(ctx: GenericEndpointContext): Promise<Tried | null> {
  const way = ways.find(([path]) => path.test(ctx.path))?.[1];
  if (!way) return null;
  const whose = way.by === "person" ? await personOf(ctx) : typedBy(way.by, ctx.body as Body);
  if (way.message) {
    const also = way.by === "person" ? typedBy("phone", ctx.body as Body) : null;
    return { what: "message", whose, also, isLink: way.message === "link" };
  }
  // Without a session the endpoint refuses before it compares any secret.
  if (way.by === "person" && !whose) return null;
  return { what: "secret", kind: way.kind, whose, event: way.event, detail: way.detail };
}

async function personOf(ctx: GenericEndpointContext): Promise<Whose | null> {
  const found = await getSessionFromCtx(ctx).catch(() => null);
  return found && { column: "id", value: found.user.id };
}

/** The account that a request's body names. */
export function namedBy(body: unknown): Whose | null {
  const named = typeof body === "object" ? (body as Body | null) : null;
  return typedBy("email", named) ?? typedBy("phone", named);
}

/** The account of the address or number in a body. */
function typedBy(by: "email" | "phone" | "unknown", body: Body | null | undefined): Whose | null {
  const typed = by === "email" ? body?.email : by === "phone" ? body?.phoneNumber : null;
  if (typeof typed !== "string" || typed === "") return null;
  return by === "email"
    ? { column: "email", value: emailKey(typed) }
    : { column: "phone_number", value: readNumber(typed) ?? typed };
}
