import * as z from "zod";
import { findUnstorable } from "#domain/kernel/storable.ts";
import { createKeys } from "#server/platform/keys.ts";
import type { Log } from "#server/platform/log.ts";
import { codeLastsMinutes, uuidOf } from "../shared/one-time-codes.ts";
import type { Accounts } from "../shared/accounts.ts";

/** A sign-up by phone whose number is not verified yet. */
export type PendingSignUp = {
  name: string;
  /** Null when two sign-ups had different passwords: the person who verifies the number sets one afterward. */
  passwordHash: string | null;
  /** Whether its code may still be valid. */
  isFresh: boolean;
};

export type PendingSignUps = {
  find(queries: Accounts, number: string): Promise<PendingSignUp | null>;
  save(
    tx: Accounts,
    number: string,
    signUp: { name: string; passwordHash: string | null },
  ): Promise<void>;
  /** Records that its code was just sent again. */
  refresh(tx: Accounts, number: string): Promise<void>;
  drop(tx: Accounts, number: string): Promise<void>;
};

const waitsHours = 24;

/**
 * Sign-ups by phone become accounts when the number is verified, so that no one can take another person's number.
 * Numbers that have an account can have a pending sign-up too; otherwise a sign-in with its password would reveal which
 * do (docs/decisions/024).
 */
export function createPendingSignUps(secret: string, log: Pick<Log, "warn">): PendingSignUps {
  const keys = createKeys(secret);
  const rowOf = (number: string) => uuidOf(keys.secretOf("sign-up by phone", number));
  return {
    async find(queries, number) {
      const { rows } = await queries.query<{ value: string; isFresh: boolean }>(
        `select value, updated_at > now() - make_interval(mins => $2) as "isFresh"
           from account.verification where id = $1 and expires_at > now()`,
        [rowOf(number), codeLastsMinutes],
      );
      const [row] = rows;
      const signUp = row && readSignUp(row.value);
      if (row && !signUp) log.warn("a sign-up by phone cannot be read, so it counts as none");
      return row && signUp ? { ...signUp, isFresh: row.isFresh } : null;
    },
    async save(tx, number, { name, passwordHash }) {
      await tx.query(
        `insert into account.verification (id, identifier, value, expires_at, created_at, updated_at)
         values ($1, 'sign-up by phone', $2, now() + make_interval(hours => $3), now(), now())
         on conflict (id) do update
           set value = excluded.value, expires_at = excluded.expires_at, updated_at = excluded.updated_at`,
        [rowOf(number), JSON.stringify({ name, passwordHash }), waitsHours],
      );
    },
    async refresh(tx, number) {
      await tx.query("update account.verification set updated_at = now() where id = $1", [
        rowOf(number),
      ]);
    },
    async drop(tx, number) {
      await tx.query("delete from account.verification where id = $1", [rowOf(number)]);
    },
  };
}

const signUps = z.object({ name: z.string(), passwordHash: z.string().nullable() });

/** Null for an unreadable value, so that one bad row blocks no number. */
function readSignUp(value: string): z.output<typeof signUps> | null {
  try {
    const { data } = signUps.safeParse(JSON.parse(value));
    return data && !findUnstorable(data) ? data : null;
  } catch {
    return null;
  }
}
