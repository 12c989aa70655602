import { createHash, randomInt } from "node:crypto";
import type { Accounts } from "../shared/accounts.ts";
import { plainRecoveryCode, recoveryCodeCount } from "#domain/account/second-step.ts";

export type Authenticator = { id: string; name: string; secret: string; verified: boolean };

export async function findAuthenticators(accounts: Accounts, userId: string) {
  const { rows } = await accounts.query<Authenticator>(
    `select id, name, secret, verified_at is not null as verified from account.authenticator
      where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows;
}

/** How many of each factor a person has: active authenticators, passkeys, unused recovery codes. */
export async function countFactors(accounts: Accounts, userId: string) {
  const { rows } = await accounts.query<{ apps: number; passkeys: number; codes: number }>(
    `select (select count(*)::int from account.authenticator where user_id = $1 and verified_at is not null) as apps,
            (select count(*)::int from account.passkey where user_id = $1) as passkeys,
            (select count(*)::int from account.recovery_code where user_id = $1 and used_at is null) as codes`,
    [userId],
  );
  return rows[0]!;
}

/**
 * Starts an authenticator and returns the secret stored under its id, which comes from the other request if two started
 * it at once. Null when it is active already, because its secret is never shown again.
 */
export async function addAuthenticator(
  accounts: Accounts,
  userId: string,
  { id, name, secret }: { id: string; name: string; secret: string },
): Promise<string | null> {
  // Replaces one that was never finished.
  await accounts.query(
    "delete from account.authenticator where user_id = $1 and verified_at is null and id <> $2",
    [userId, id],
  );
  // The update changes nothing; it makes the statement return the existing row.
  const { rows } = await accounts.query<{ secret: string }>(
    `insert into account.authenticator as begun (id, user_id, name, secret) values ($1, $2, $3, $4)
       on conflict (id) do update set name = begun.name
       where begun.user_id = excluded.user_id and begun.verified_at is null
     returning secret`,
    [id, userId, name, secret],
  );
  return rows[0]?.secret ?? null;
}

/**
 * Accepts the code of a time step once. A later request with the same or an older code gets false, so a code that
 * someone saw being typed cannot be used again. The first accepted code activates the authenticator.
 */
export async function takeStep(
  accounts: Accounts,
  userId: string,
  { id, step }: { id: string; step: number },
): Promise<boolean> {
  const { rowCount } = await accounts.query(
    `update account.authenticator set last_step = $3, verified_at = coalesce(verified_at, now())
      where user_id = $1 and id = $2 and (last_step is null or last_step < $3)`,
    [userId, id, step],
  );
  return rowCount === 1;
}

export async function removeAuthenticator(accounts: Accounts, userId: string, id: string) {
  const { rowCount } = await accounts.query(
    "delete from account.authenticator where user_id = $1 and id = $2",
    [userId, id],
  );
  return rowCount === 1;
}

/** Sets whether every sign-in of this person requires a second step. */
export async function requireSecondStep(accounts: Accounts, userId: string, required: boolean) {
  await accounts.query(
    `update account."user" set second_step_required = $2 where id = $1 and second_step_required <> $2`,
    [userId, required],
  );
}

export async function endOtherSessions(accounts: Accounts, userId: string, sessionId: string) {
  await accounts.query("delete from account.session where user_id = $1 and id <> $2", [
    userId,
    sessionId,
  ]);
}

const letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789"; // without characters that look alike
const codeLength = 12; // 30^12, about 58 bits

/** Replaces all recovery codes. The new ones are shown only this once. */
export async function makeRecoveryCodes(accounts: Accounts, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]);
    return code.join("").replaceAll(/(.{4})(?=.)/g, "$1-");
  });
  await accounts.query(
    `with gone as (delete from account.recovery_code where user_id = $1)
     insert into account.recovery_code (user_id, hash) select $1, unnest($2::text[])`,
    [userId, codes.map(hashOf)],
  );
  return codes;
}

export async function takeRecoveryCode(accounts: Accounts, userId: string, typed: string) {
  const { rowCount } = await accounts.query(
    "update account.recovery_code set used_at = now() where user_id = $1 and hash = $2 and used_at is null",
    [userId, hashOf(typed)],
  );
  return rowCount === 1;
}

function hashOf(code: string): string {
  return createHash("sha256").update(plainRecoveryCode(code)).digest("base64url");
}
