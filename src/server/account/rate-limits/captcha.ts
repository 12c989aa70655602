import type { GenericEndpointContext } from "better-auth";
import { APIError } from "better-auth/api";
import {
  captchaDown,
  captchaMissing,
  type CaptchaProvider,
  captchaWrong,
} from "#domain/account/captcha.ts";
import { signInEffort, waitRules } from "#domain/account/waiting.ts";
import type { Keys } from "#server/platform/keys.ts";
import { isSolved, makeChallenge, type Proof } from "#server/platform/proof-of-work.ts";
import { clientIpHeader } from "../shared/auth-names.ts";
import { spendProof } from "./store.ts";
import type { Accounts } from "../shared/accounts.ts";

export type CaptchaOptions = {
  provider: CaptchaProvider;
  secretKey: string;
  /** Where tokens are checked; null for the provider's own address. */
  verifyUrl: string | null;
};

/** The header in which our own pages send a proof of work instead of a captcha. */
export const captchaProofHeader = "x-hearthline-captcha-proof";

const verifyUrls: Record<CaptchaProvider, string> = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify",
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
};
// Where a program could create accounts, guess, or send messages.
const guarded =
  /^\/(sign-up\/(email|phone)|sign-in\/(email|phone-number)|request-password-reset|send-verification-email|email-otp\/send-verification-otp|phone-number\/(send-otp|request-password-reset))$/;
const patience = 10_000; // milliseconds
const longestToken = 4_000; // characters
const leastScore = 0.5; // of reCAPTCHA v3: 1 is certainly a person
/** As often as our pages repeat one request (web/account/patient-fetch.ts). */
const usesOfProof = 3;
const purpose = { instead: "captcha" };

/**
 * Requires a captcha where one is configured. The captcha service checks the token of API clients, and what it cannot
 * confirm is refused. Our own pages load no third-party script (the content security policy forbids it), so the browser
 * does a proof of work instead.
 */
export function guardCaptcha(
  captcha: CaptchaOptions | null,
  { accounts, keys }: { accounts: Accounts; keys: Keys },
) {
  async function hasWorked(header: string): Promise<boolean> {
    const proof = await readProof(header);
    for (let use = 1; proof && use <= usesOfProof; use += 1)
      if (await spendProof(accounts, `${proof} ${use}`)) return true;
    return false;
  }

  /** The signature of a valid proof of work. */
  async function readProof(header: string): Promise<string | null> {
    try {
      const proof = JSON.parse(Buffer.from(header, "base64url").toString()) as Proof;
      return (await isSolved(proof, purpose, keys)) ? (proof.challenge.signature ?? null) : null;
    } catch {
      // Not a proof.
      return null;
    }
  }

  return async (ctx: GenericEndpointContext): Promise<void> => {
    if (!captcha || !guarded.test(ctx.path)) return;
    const headers = ctx.headers ?? ctx.request?.headers;
    const { captchaToken } = (ctx.body ?? {}) as { captchaToken?: unknown };
    const token = captchaToken ?? headers?.get("x-captcha-response");
    if (token !== undefined && token !== null && token !== "")
      return refuseUnconfirmed(captcha, token, headers?.get(clientIpHeader) ?? null);
    const isOwnPage = headers?.get("sec-fetch-site") === "same-origin";
    const proof = headers?.get(captchaProofHeader);
    if (isOwnPage && proof && (await hasWorked(proof))) return;
    const body = { code: "CAPTCHA_MISSING", message: captchaMissing };
    if (!isOwnPage) throw new APIError("FORBIDDEN", body);
    const effort = { ...signInEffort(waitRules.account.free), keys, now: new Date() };
    throw new APIError("FORBIDDEN", { ...body, challenge: await makeChallenge(purpose, effort) });
  };
}

async function refuseUnconfirmed(
  { provider, secretKey, verifyUrl }: CaptchaOptions,
  token: unknown,
  clientIp: string | null,
): Promise<void> {
  const wrong = new APIError("FORBIDDEN", { code: "CAPTCHA_WRONG", message: captchaWrong });
  if (typeof token !== "string" || token.length > longestToken) throw wrong;
  const answer = await ask(verifyUrl ?? verifyUrls[provider], {
    secret: secretKey,
    response: token,
    ...(clientIp && { remoteip: clientIp }),
  });
  if (answer === null)
    throw new APIError("SERVICE_UNAVAILABLE", { code: "CAPTCHA_DOWN", message: captchaDown });
  const score = typeof answer.score === "number" ? answer.score : 1;
  if (answer.success !== true || score < leastScore) throw wrong;
}

/** The service's verdict on a token; null without a readable response. */
async function ask(
  address: string,
  form: Record<string, string>,
): Promise<{ success?: unknown; score?: unknown } | null> {
  try {
    const response = await fetch(address, {
      method: "POST",
      body: new URLSearchParams(form),
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = response.ok ? await response.json() : null;
    return typeof body === "object" ? body : null;
  } catch {
    return null;
  }
}
