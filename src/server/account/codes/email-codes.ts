import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import * as z from "zod";
import { isPlaceholderEmail } from "#domain/account/placeholder-email.ts";
import { codeWrong } from "#domain/account/second-step.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { newId } from "#server/platform/ids.ts";
import type { CodeFor, Codes } from "../shared/one-time-codes.ts";
import { signInCode } from "../shared/emails.ts";
import type { AccountPool, Accounts } from "../shared/accounts.ts";
import { fitAddress, fitName } from "../shared/request-rules.ts";
import { inTransaction, rolledBack } from "../shared/transaction.ts";
import { verifyMailbox } from "./unverified-accounts.ts";
import type { Texts } from "#server/platform/sealed/texts.ts";

const captchaToken = z.string().optional();

/**
 * Sign-in by an emailed code, at the paths of Better Auth's email-otp plugin, which does not meet our requirements for
 * such codes (docs/decisions/058).
 */
export function emailCodeEndpoints({
  pool,
  codes,
  texts,
}: {
  pool: AccountPool;
  codes: Codes;
  texts: Texts;
}) {
  return {
    requestEmailCode: createAuthEndpoint(
      "/email-otp/send-verification-otp",
      {
        method: "POST",
        body: z.strictObject({
          email: z.string(),
          type: z.literal("sign-in").optional(),
          /** Whether the right code creates an account for a new address. True unless the request says no. */
          createUser: z.boolean().optional(),
          captchaToken,
        }),
      },
      async (ctx) => {
        const email = fitAddress(ctx.body.email);
        const mayCreate = ctx.body.createUser !== false;
        await inTransaction(pool, async (tx) => {
          const isKnown = await isUser(tx, email);
          const usable = (isKnown || mayCreate) && !isPlaceholderEmail(email);
          const note = mayCreate ? "create" : "";
          const code = await codes.place(tx, targetOf(email), { note, usable });
          const send = () => enqueueMail(tx, signInCode(email, code), { texts });
          await (usable ? send() : rolledBack(tx, send));
        });
        return ctx.json({ success: true });
      },
    ),
    signInByEmailCode: createAuthEndpoint(
      "/sign-in/email-otp",
      {
        method: "POST",
        body: z.strictObject({
          email: z.string(),
          otp: z.string().max(20),
          /** The name of a new person; defaults to the part before the @. */
          name: z.string().optional(),
          captchaToken,
        }),
      },
      async (ctx) => {
        const email = fitAddress(ctx.body.email);
        const { otp } = ctx.body;
        const name = ctx.body.name === undefined ? email.split("@")[0]! : fitName(ctx.body.name);
        const userId = await inTransaction(pool, async (tx) => {
          const taken = await codes.take(tx, targetOf(email), otp);
          if (!taken) return null;
          const known = await verifyMailbox(tx, email);
          if (known || taken.note !== "create") return known;
          return addByMailbox(tx, { email, name });
        });
        const { internalAdapter } = ctx.context;
        const user = userId && (await internalAdapter.findUserById(userId));
        if (!user) throw new APIError("UNAUTHORIZED", { code: "CODE_WRONG", message: codeWrong });
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ status: true, user: { id: user.id, name: user.name, email } });
      },
    ),
  };
}

function targetOf(email: string): CodeFor {
  return { purpose: "email sign-in", subject: email };
}

async function isUser(tx: Accounts, email: string): Promise<boolean> {
  const { rowCount } = await tx.query(`select from account."user" where email = $1`, [email]);
  return rowCount === 1;
}

async function addByMailbox(tx: Accounts, { email, name }: { email: string; name: string }) {
  const id = newId();
  const { rowCount } = await tx.query(
    `insert into account."user" (id, name, email, email_verified, created_at, updated_at)
     values ($1, $2, $3, true, now(), now()) on conflict (email) do nothing`,
    [id, name, email],
  );
  // Someone signed up with this address at the same moment, but the mailbox was verified here.
  return rowCount === 1 ? id : verifyMailbox(tx, email);
}
