import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import * as z from "zod";
import { channelUnknown, phoneNotVerified, phoneOrPasswordWrong } from "#domain/account/phone.ts";
import { codeWrong } from "#domain/account/second-step.ts";
import { enqueueText } from "#server/sms/outbox.ts";
import type { CodeFor, Codes } from "../shared/one-time-codes.ts";
import { mayText } from "../rate-limits/emails-and-texts.ts";
import type { AccountPool, Accounts } from "../shared/accounts.ts";
import type { PendingSignUps } from "./pending-sign-ups.ts";
import { passwordCheck } from "../shared/password-check.ts";
import { numberFrom, requireTexts } from "../shared/phone-number.ts";
import { addByNumber, findByNumber, lockNumber } from "./phone-store.ts";
import { fitName } from "../shared/request-rules.ts";
import { alreadyRegisteredText, codeText } from "./texts.ts";
import { inTransaction, rolledBack } from "../shared/transaction.ts";
import type { Texts } from "#server/platform/sealed/texts.ts";

export type PhoneOptions = {
  pool: AccountPool;
  codes: Codes;
  pending: PendingSignUps;
  /** Seals texts with codes while they wait. */
  texts: Texts;
  baseUrl: string;
  /** Whether texts can be sent, or kept where they can be read. */
  hasTexts: boolean;
};

const phoneNumber = z.string().max(40);
const captchaToken = z.string().optional();
/** The note of a code that finishes a sign-up; any other code opens the account of the number, or creates one. */
const finishesSignUp = "sign-up";
// Not the number, which must not be shown to others (PROF-008).
const nameOfNewcomers = "New User";

/** Accounts that start with a phone number: sign-up and sign-in with a password, and codes by text message. */
export function phoneSignUpEndpoints(options: PhoneOptions) {
  return {
    signUpByPhone: signUpByPhone(options),
    signInByPhone: signInByPhone(options),
    requestPhoneCode: requestPhoneCode(options),
    verifyPhone: verifyPhone(options),
  };
}

/** Keeps a sign-up until its code verifies the number. */
const signUpByPhone = (options: PhoneOptions) =>
  createAuthEndpoint(
    "/sign-up/phone",
    {
      method: "POST",
      body: z.strictObject({ phoneNumber, password: z.string(), name: z.string(), captchaToken }),
    },
    async (ctx) => {
      const { pool, pending, hasTexts } = options;
      requireTexts(hasTexts);
      const number = numberFrom(ctx.body.phoneNumber);
      const { password, name } = ctx.body;
      const passwordHash = await ctx.context.password.hash(password);
      const seen = await pending.find(pool, number);
      // Compared even without an earlier sign-up, so that the time reveals nothing.
      const isSame = await ctx.context.password.verify({
        hash: seen?.passwordHash ?? passwordHash,
        password,
      });
      await inTransaction(pool, async (tx) => {
        await lockNumber(tx, number);
        const earlier = await pending.find(tx, number);
        // Of two sign-ups at once, each gets a text, and the phone's owner cannot tell whose code is whose.
        const isOne = isSame && !!seen?.passwordHash && earlier?.passwordHash === seen.passwordHash;
        const agrees = !earlier?.isFresh || isOne;
        await pending.save(tx, number, {
          name,
          passwordHash: agrees ? passwordHash : null,
        });
        await sendSignUpCode(tx, number, options);
      });
      return ctx.json({ status: true });
    },
  );

/** Sign-in with number and password; sends the code of a pending sign-up again. */
const signInByPhone = (options: PhoneOptions) =>
  createAuthEndpoint(
    "/sign-in/phone-number",
    {
      method: "POST",
      body: z.strictObject({
        phoneNumber,
        password: z.string().max(128),
        rememberMe: z.boolean().optional(),
        captchaToken,
      }),
    },
    async (ctx) => {
      const { pool, pending, hasTexts } = options;
      const number = numberFrom(ctx.body.phoneNumber);
      const { password } = ctx.body;
      const check = passwordCheck(ctx.context.password, password);
      const known = await findByNumber(pool, number);
      const waiting = await pending.find(pool, number);
      const isRight = await check(known?.passwordHash);
      const isWaiting = await check(waiting?.passwordHash);
      if (!isRight && isWaiting && hasTexts) {
        // The response is the same when the limit of texts is reached: then the last code must do.
        const isSent = await mayText(pool, number);
        await inTransaction(pool, async (tx) => {
          if (!isSent) return;
          await lockNumber(tx, number);
          await sendSignUpCodeAgain(tx, number, options);
        });
        throw new APIError("FORBIDDEN", {
          code: "PHONE_NOT_VERIFIED",
          message: phoneNotVerified,
        });
      }
      const { internalAdapter } = ctx.context;
      const user = isRight && known ? await internalAdapter.findUserById(known.id) : null;
      if (!user)
        throw new APIError("UNAUTHORIZED", {
          code: "INVALID_PHONE_NUMBER_OR_PASSWORD",
          message: phoneOrPasswordWrong,
        });
      const isShort = ctx.body.rememberMe === false;
      const session = await internalAdapter.createSession(user.id, isShort);
      await setSessionCookie(ctx, { session, user }, isShort);
      return ctx.json({ status: true, user: { id: user.id, name: user.name } });
    },
  );

/** Texts a code for signing in, or the one of a pending sign-up again. */
const requestPhoneCode = (options: PhoneOptions) =>
  createAuthEndpoint(
    "/phone-number/send-otp",
    {
      method: "POST",
      body: z.strictObject({
        phoneNumber,
        channel: z.string().optional(),
        /** "sign-up" sends the code of a pending sign-up again. */
        type: z.enum(["sign-in", "sign-up"]).optional(),
        /** Whether the right code creates an account for a new number. True unless the request says no. */
        createUser: z.boolean().optional(),
        captchaToken,
      }),
    },
    async (ctx) => {
      const { pool, codes, pending, texts, hasTexts } = options;
      requireTexts(hasTexts);
      const { channel = "sms", type, createUser = true } = ctx.body;
      if (channel !== "sms")
        throw new APIError("BAD_REQUEST", { code: "CHANNEL_UNKNOWN", message: channelUnknown });
      const number = numberFrom(ctx.body.phoneNumber);
      await inTransaction(pool, async (tx) => {
        await lockNumber(tx, number);
        const isWaiting = (await pending.find(tx, number)) !== null;
        if (type === "sign-up" && isWaiting) return sendSignUpCodeAgain(tx, number, options);
        const isKnown = (await findByNumber(tx, number)) !== null;
        const usable = type === "sign-up" ? false : isKnown || createUser;
        const note = createUser ? "create" : "";
        const code = await codes.place(tx, targetOf(number), { note, usable });
        const send = () => enqueueText(tx, { to: number, text: codeText(code), texts });
        await (usable ? send() : rolledBack(tx, send));
      });
      return ctx.json({ status: true });
    },
  );

/** The right code signs in to the account of the number, or creates it. */
const verifyPhone = (options: PhoneOptions) =>
  createAuthEndpoint(
    "/phone-number/verify",
    {
      method: "POST",
      body: z.strictObject({
        phoneNumber,
        code: z.string().max(20),
        /** The name of a new person. */
        name: z.string().optional(),
        captchaToken,
      }),
    },
    async (ctx) => {
      const number = numberFrom(ctx.body.phoneNumber);
      const name = ctx.body.name === undefined ? nameOfNewcomers : fitName(ctx.body.name);
      const userId = await inTransaction(options.pool, (tx) =>
        openByCode(tx, { number, name, code: ctx.body.code }, options),
      );
      const { internalAdapter } = ctx.context;
      const user = userId && (await internalAdapter.findUserById(userId));
      if (!user) throw new APIError("UNAUTHORIZED", { code: "CODE_WRONG", message: codeWrong });
      const session = await internalAdapter.createSession(user.id);
      await setSessionCookie(ctx, { session, user });
      return ctx.json({
        status: true,
        user: { id: user.id, name: user.name, phoneNumber: number },
      });
    },
  );

/**
 * The account that a code signs in to: that of the number, or a new one. Null if the code is wrong or there is no
 * account.
 */
async function openByCode(
  tx: Accounts,
  { number, name, code }: { number: string; name: string; code: string },
  { codes, pending }: PhoneOptions,
): Promise<string | null> {
  await lockNumber(tx, number);
  const taken = await codes.take(tx, targetOf(number), code);
  if (!taken) return null;
  const waiting = await pending.find(tx, number);
  await pending.drop(tx, number);
  const known = await findByNumber(tx, number);
  if (known) return known.id;
  if (taken.note === finishesSignUp && waiting) return addByNumber(tx, { number, ...waiting });
  // A person who only requested a code did not choose the password of someone else's sign-up.
  return taken.note === "create" ? addByNumber(tx, { number, name, passwordHash: null }) : null;
}

async function sendSignUpCodeAgain(tx: Accounts, number: string, options: PhoneOptions) {
  await options.pending.refresh(tx, number);
  await sendSignUpCode(tx, number, options);
}

/** Sends the code of a pending sign-up; the owner of a number that has an account gets a notice instead. */
async function sendSignUpCode(
  tx: Accounts,
  number: string,
  { baseUrl, codes, texts }: PhoneOptions,
): Promise<void> {
  if (await findByNumber(tx, number)) {
    const text = alreadyRegisteredText(baseUrl);
    return enqueueText(tx, { to: number, text });
  }
  const code = await codes.place(tx, targetOf(number), { note: finishesSignUp });
  await enqueueText(tx, { to: number, text: codeText(code), texts });
}

function targetOf(number: string): CodeFor {
  return { purpose: "phone sign-in", subject: number };
}
