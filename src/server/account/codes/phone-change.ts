import { APIError, createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import * as z from "zod";
import { phoneIsLastSignInMethod } from "#domain/account/phone.ts";
import { codeWrong } from "#domain/account/second-step.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { enqueueText } from "#server/sms/outbox.ts";
import type { CodeFor } from "../shared/one-time-codes.ts";
import { numberFrom, requireTexts } from "../shared/phone-number.ts";
import type { PhoneOptions } from "./phone-sign-up.ts";
import { findByNumber, lockNumber, numberOf, setNumber } from "./phone-store.ts";
import { codeText, numberGoneText, numberWantedText } from "./texts.ts";
import { inTransaction } from "../shared/transaction.ts";

const phoneNumber = z.string().max(40);

/** Changing and removing one's own phone number. Both need a recent confirmation (multi-factor/reauthentication.ts). */
export function phoneChangeEndpoints({ pool, codes, pending, texts, hasTexts }: PhoneOptions) {
  return {
    changePhone: createAuthEndpoint(
      "/phone-number/change",
      { method: "POST", use: [sessionMiddleware], body: z.strictObject({ phoneNumber }) },
      async (ctx) => {
        requireTexts(hasTexts);
        const { user } = ctx.context.session;
        const number = numberFrom(ctx.body.phoneNumber);
        await inTransaction(pool, async (tx) => {
          const owner = await findByNumber(tx, number);
          const isTaken = owner !== null && owner.id !== user.id;
          const code = await codes.place(tx, targetOf(user.id, number), { usable: !isTaken });
          const text = isTaken ? numberWantedText : codeText(code);
          await enqueueText(tx, { to: number, text, texts });
        });
        return ctx.json({ status: true });
      },
    ),
    verifyPhoneChange: createAuthEndpoint(
      "/phone-number/change/verify",
      {
        method: "POST",
        use: [sessionMiddleware],
        body: z.strictObject({ phoneNumber, code: z.string().max(20) }),
      },
      async (ctx) => {
        const { user } = ctx.context.session;
        const number = numberFrom(ctx.body.phoneNumber);
        const isDone = await inTransaction(pool, async (tx) => {
          await lockNumber(tx, number);
          if (!(await codes.take(tx, targetOf(user.id, number), ctx.body.code))) return false;
          const owner = await findByNumber(tx, number);
          if (owner && owner.id !== user.id) return false;
          const before = await numberOf(tx, user.id);
          await pending.drop(tx, number);
          await setNumber(tx, user.id, number);
          if (before && before !== number && hasTexts)
            await enqueueText(tx, { to: before, text: numberGoneText, owner: user.id as OwnerId });
          return true;
        });
        if (!isDone) throw new APIError("UNAUTHORIZED", { code: "CODE_WRONG", message: codeWrong });
        return ctx.json({ status: true });
      },
    ),
    removePhone: createAuthEndpoint(
      "/phone-number/remove",
      { method: "POST", use: [sessionMiddleware] },
      async (ctx) => {
        const { user } = ctx.context.session;
        const isGone = await inTransaction(pool, async (tx) => {
          // Prevents a simultaneous change of the email, so that a person never loses both at once.
          const { rows } = await tx.query<{ proved: boolean; number: string | null }>(
            `select email_verified as proved, phone_number as number from account."user" where id = $1 for update`,
            [user.id],
          );
          const [row] = rows;
          if (!row?.proved) return false;
          await setNumber(tx, user.id, null);
          if (row.number && hasTexts)
            await enqueueText(tx, {
              to: row.number,
              text: numberGoneText,
              owner: user.id as OwnerId,
            });
          return true;
        });
        if (!isGone)
          throw new APIError("CONFLICT", { code: "LAST_WAY_IN", message: phoneIsLastSignInMethod });
        return ctx.json({ status: true });
      },
    ),
  };
}

function targetOf(userId: string, number: string): CodeFor {
  return { purpose: "phone change", subject: `${userId} ${number}` };
}
