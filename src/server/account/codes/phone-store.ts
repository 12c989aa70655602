import { placeholderEmail } from "#domain/account/placeholder-email.ts";
import { newId } from "#server/platform/ids.ts";
import type { Accounts } from "../shared/accounts.ts";

/** A person with a verified number. */
export type PhoneUser = {
  id: string;
  emailVerified: boolean;
  passwordHash: string | null;
};

/** Serializes changes of one number until the transaction ends. */
export async function lockNumber(tx: Accounts, number: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`phone ${number}`]);
}

export async function findByNumber(queries: Accounts, number: string): Promise<PhoneUser | null> {
  const { rows } = await queries.query<PhoneUser>(
    `select u.id, u.email_verified as "emailVerified",
            (select a.password from account.account a
              where a.user_id = u.id and a.provider_id = 'credential' limit 1) as "passwordHash"
       from account."user" u where u.phone_number = $1 and u.phone_number_verified`,
    [number],
  );
  return rows[0] ?? null;
}

/** Creates an account for a number that was just verified. */
export async function addByNumber(
  tx: Accounts,
  { number, name, passwordHash }: { number: string; name: string; passwordHash: string | null },
): Promise<string> {
  const id = newId();
  await tx.query(
    `insert into account."user" (id, name, email, email_verified, phone_number, phone_number_verified, created_at, updated_at)
     values ($1, $2, $3, false, $4, true, now(), now())`,
    [id, name, placeholderEmail(id), number],
  );
  if (passwordHash) await setPassword(tx, id, passwordHash);
  return id;
}

/** Sets the password of an account. */
export async function setPassword(tx: Accounts, userId: string, hash: string): Promise<void> {
  const { rowCount } = await tx.query(
    "update account.account set password = $2, updated_at = now() where user_id = $1 and provider_id = 'credential'",
    [userId, hash],
  );
  if (rowCount) return;
  await tx.query(
    `insert into account.account (id, user_id, account_id, provider_id, password, created_at, updated_at)
     values ($1, $2, $2::uuid::text, 'credential', $3, now(), now())`,
    [newId(), userId, hash],
  );
}

/** The verified number of a person, or null. */
export async function numberOf(queries: Accounts, userId: string): Promise<string | null> {
  const { rows } = await queries.query<{ number: string | null }>(
    `select phone_number as number from account."user" where id = $1 and phone_number_verified`,
    [userId],
  );
  return rows[0]?.number ?? null;
}

/** Sets a verified number, or removes it. */
export async function setNumber(
  tx: Accounts,
  userId: string,
  number: string | null,
): Promise<void> {
  await tx.query(
    `update account."user" set phone_number = $2, phone_number_verified = $2::text is not null, updated_at = now()
      where id = $1`,
    [userId, number],
  );
}
