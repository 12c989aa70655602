import { APIError, createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import * as z from "zod";
import { lastSignInMethod } from "#domain/account/return-errors.ts";
import type { AccountPool, Accounts } from "../shared/accounts.ts";
import { inTransaction } from "../shared/transaction.ts";

type Ways = { password: boolean; identities: number; passkeys: number };

/** Removes a linked provider; /link-social adds one. */
export function identityEndpoints(pool: AccountPool) {
  return {
    /**
     * Replaces Better Auth's own endpoint, which does not count passkeys and lets two requests at once remove the last
     * two methods.
     */
    unlinkAccount: createAuthEndpoint(
      "/unlink-account",
      {
        method: "POST",
        use: [sessionMiddleware],
        body: z.strictObject({ accountId: z.string().max(100) }),
      },
      async (ctx) => {
        const id = z.uuid().safeParse(ctx.body.accountId);
        const outcome = id.success
          ? await unlink(pool, ctx.context.session.user.id, id.data)
          : "missing";
        if (outcome === "last")
          throw new APIError("CONFLICT", { code: "LAST_WAY_IN", message: lastSignInMethod });
        if (outcome === "missing")
          throw new APIError("NOT_FOUND", {
            code: "NO_IDENTITY",
            message: "This account is already unlinked.",
          });
        return ctx.json({ status: true });
      },
    ),
  };
}

/** Removes an identity, as long as a password, another identity or a passkey remains. */
function unlink(
  pool: AccountPool,
  userId: string,
  id: string,
): Promise<"done" | "last" | "missing"> {
  return inTransaction(pool, async (tx) => {
    // One removal at a time, so that the next one counts what is left.
    await tx.query(`select from account."user" where id = $1 for update`, [userId]);
    const { rows } = await tx.query(
      "select from account.account where id = $1 and user_id = $2 and provider_id <> 'credential'",
      [id, userId],
    );
    if (rows.length === 0) return "missing";
    const { password, identities, passkeys } = await countMethods(tx, userId);
    if (!password && identities + passkeys === 1) return "last";
    await tx.query("delete from account.account where id = $1", [id]);
    return "done";
  });
}

/** Refuses to remove the only passkey of a person who has neither password nor identity. */
export async function refuseLastSignInMethod(accounts: Accounts, userId: string) {
  const { password, identities, passkeys } = await countMethods(accounts, userId);
  if (passkeys === 1 && !password && identities === 0)
    throw new APIError("CONFLICT", { code: "LAST_WAY_IN", message: lastSignInMethod });
}

/** Sign-in methods that need no mailbox. */
async function countMethods(accounts: Accounts, userId: string): Promise<Ways> {
  const { rows } = await accounts.query<Ways>(
    `select exists (select from account.account where user_id = $1 and password is not null) as password,
            (select count(*)::int from account.account where user_id = $1 and provider_id <> 'credential') as identities,
            (select count(*)::int from account.passkey where user_id = $1) as passkeys`,
    [userId],
  );
  return rows[0]!;
}

/**
 * A reset by email verifies the address. Everything else in an unverified account is removed, because someone else may
 * have put it there.
 */
export async function verifyByReset(
  accounts: Accounts,
  user: { id: string; emailVerified: boolean },
): Promise<void> {
  if (user.emailVerified) return;
  await accounts.query(
    "delete from account.account where user_id = $1 and provider_id <> 'credential'",
    [user.id],
  );
  for (const table of ["passkey", "authenticator", "recovery_code"])
    await accounts.query(`delete from account.${table} where user_id = $1`, [user.id]);
  await accounts.query(
    `update account."user" set email_verified = true, second_step_required = false where id = $1`,
    [user.id],
  );
}
