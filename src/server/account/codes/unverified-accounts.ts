import type { Accounts } from "../shared/accounts.ts";

/**
 * Takes away what somebody put into an account before its address was proved: passwords and identities, sessions,
 * passkeys, factors. Nobody knows who that was.
 */
export async function dropUnproven(tx: Accounts, userId: string): Promise<void> {
  for (const table of ["account", "session", "passkey", "authenticator", "recovery_code"])
    await tx.query(`delete from account.${table} where user_id = $1`, [userId]);
}

/**
 * Whoever shows that the mailbox is theirs gets its account, and nothing that someone put there before that proof: no
 * password, no identity, no session. Null where no account has this address. In a transaction.
 */
export async function proveMailbox(tx: Accounts, email: string): Promise<string | null> {
  const { rows } = await tx.query<{ id: string; proved: boolean }>(
    `select id, email_verified as proved from account."user" where email = $1 for update`,
    [email],
  );
  const [user] = rows;
  if (!user) return null;
  if (!user.proved) {
    await dropUnproven(tx, user.id);
    await tx.query(
      `update account."user" set email_verified = true, second_step_required = false, updated_at = now() where id = $1`,
      [user.id],
    );
  }
  return user.id;
}
