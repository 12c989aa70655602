import { APIError, createAuthEndpoint } from "better-auth/api";
import * as z from "zod";
import { codeWrong } from "#domain/account/second-step.ts";
import { enqueueText } from "#server/sms/outbox.ts";
import type { CodeFor } from "../shared/one-time-codes.ts";
import { numberFrom, requireTexts } from "../shared/phone-number.ts";
import { findByNumber, lockNumber, setPassword } from "./phone-store.ts";
import type { PhoneOptions } from "./phone-sign-up.ts";
import { codeText, resetByMailText } from "./texts.ts";
import { inTransaction, rolledBack } from "../shared/transaction.ts";

const phoneNumber = z.string().max(40);

/**
 * A new password by a texted code, for people without a mailbox. Everyone else resets by email, because a number is
 * easier to take over than a mailbox (docs/decisions/024).
 */
export function phonePasswordEndpoints({
  pool,
  codes,
  texts,
  baseUrl,
  hasTexts,
}: Pick<PhoneOptions, "pool" | "codes" | "texts" | "baseUrl" | "hasTexts">) {
  return {
    requestPasswordByPhone: createAuthEndpoint(
      "/phone-number/request-password-reset",
      {
        method: "POST",
        body: z.strictObject({ phoneNumber, captchaToken: z.string().optional() }),
      },
      async (ctx) => {
        requireTexts(hasTexts);
        const number = numberFrom(ctx.body.phoneNumber);
        await inTransaction(pool, async (tx) => {
          const user = await findByNumber(tx, number);
          const usable = user !== null && !user.emailVerified;
          const code = await codes.place(tx, targetOf(number), { usable });
          const text = user?.emailVerified ? resetByMailText(baseUrl) : codeText(code);
          const send = () => enqueueText(tx, { to: number, text, texts });
          await (user ? send() : rolledBack(tx, send));
        });
        return ctx.json({ status: true });
      },
    ),
    resetPasswordByPhone: createAuthEndpoint(
      "/phone-number/reset-password",
      {
        method: "POST",
        body: z.strictObject({
          phoneNumber,
          otp: z.string().max(20),
          newPassword: z.string().min(1),
          captchaToken: z.string().optional(),
        }),
      },
      async (ctx) => {
        const number = numberFrom(ctx.body.phoneNumber);
        const hash = await ctx.context.password.hash(ctx.body.newPassword);
        const isDone = await inTransaction(pool, async (tx) => {
          await lockNumber(tx, number);
          const taken = await codes.take(tx, targetOf(number), ctx.body.otp);
          const user = taken && (await findByNumber(tx, number));
          if (!user || user.emailVerified) return false;
          await setPassword(tx, user.id, hash);
          await tx.query("delete from account.session where user_id = $1", [user.id]);
          return true;
        });
        if (!isDone) throw new APIError("UNAUTHORIZED", { code: "CODE_WRONG", message: codeWrong });
        return ctx.json({ status: true });
      },
    ),
  };
}

function targetOf(number: string): CodeFor {
  return { purpose: "phone password", subject: number };
}
