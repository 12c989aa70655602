import type { Accounts } from "../shared/accounts.ts";

/**
 * Removes what was put into an account before its address was verified (passwords, identities, sessions, passkeys,
 * factors), because it is unknown who did it.
 */
export async function removeUnverified(tx: Accounts, userId: string): Promise<void> {
  for (const table of ["account", "session", "passkey", "authenticator", "recovery_code"])
    await tx.query(`delete from account.${table} where user_id = $1`, [userId]);
}

/**
 * Verifies the mailbox's account and removes what someone else may have put there before. Returns its id, or null if no
 * account has this address. Call it in a transaction.
 */
export async function verifyMailbox(tx: Accounts, email: string): Promise<string | null> {
  const { rows } = await tx.query<{ id: string; proved: boolean }>(
    `select id, email_verified as proved from account."user" where email = $1 for update`,
    [email],
  );
  const [user] = rows;
  if (!user) return null;
  if (!user.proved) {
    await removeUnverified(tx, user.id);
    await tx.query(
      `update account."user" set email_verified = true, second_step_required = false, updated_at = now() where id = $1`,
      [user.id],
    );
  }
  return user.id;
}
