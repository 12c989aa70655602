import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { createKeys } from "#server/platform/keys.ts";
import type { Accounts } from "./accounts.ts";

export type CodePurpose =
  | "confirm"
  | "email sign-in"
  | "phone sign-in"
  | "phone password"
  | "phone change";

/** Purpose and subject: an address, a number or a person. */
export type CodeFor = { purpose: CodePurpose; subject: string };

export const codeLastsMinutes = 10;
export const triesPerCode = 5;
const digits = 6;

export type Codes = {
  /**
   * Creates the one valid code of a purpose and subject, replacing an older one. `note` is returned with the right
   * code. With `usable: false` the work is the same, but no code is right.
   */
  place(
    queries: Accounts,
    target: CodeFor,
    options?: { note?: string; usable?: boolean },
  ): Promise<string>;
  /** Uses up the right code and returns its note; null for a wrong one. Each call is one of five attempts. */
  take(queries: Accounts, target: CodeFor, typed: string): Promise<{ note: string } | null>;
};

/**
 * One-time codes of six digits. They are stored as keyed hashes, so the table alone reveals none. The row's id is
 * derived from purpose and subject, so PostgreSQL itself allows only one valid code.
 */
export function createCodes(secret: string): Codes {
  const keys = createKeys(secret);
  const hashOf = ({ purpose, subject }: CodeFor, code: string) =>
    keys.secretOf("one-time code", `${purpose} ${subject} ${code}`);
  const rowOf = ({ purpose, subject }: CodeFor) =>
    uuidOf(keys.secretOf("one-time code's row", `${purpose} ${subject}`));
  return {
    async place(queries, target, { note = "", usable = true } = {}) {
      const code = String(randomInt(10 ** digits)).padStart(digits, "0");
      const hash = hashOf(target, usable ? code : `none ${code}`);
      await queries.query(
        `insert into account.verification as v (id, identifier, value, expires_at, created_at, updated_at)
         values ($1, $2, $3, now() + make_interval(mins => $4), now(), now())
         on conflict (id) do update
           set value = excluded.value, expires_at = excluded.expires_at, updated_at = excluded.updated_at`,
        [rowOf(target), `code to ${target.purpose}`, `${hash}:0:${note}`, codeLastsMinutes],
      );
      return code;
    },
    async take(queries, target, typed) {
      // Counted before the code is compared, so that many requests at once get no more attempts.
      const { rows } = await queries.query<{ value: string }>(
        `update account.verification
            set value = split_part(value, ':', 1) || ':' || (split_part(value, ':', 2)::int + 1) || ':' ||
                        split_part(value, ':', 3)
          where id = $1 and expires_at > now() and split_part(value, ':', 2)::int < $2
          returning value`,
        [rowOf(target), triesPerCode],
      );
      const [hash = "", , note = ""] = rows[0]?.value.split(":") ?? [];
      const given = hashOf(target, typed.replaceAll(/\s/g, ""));
      if (!isSame(hash, given)) return null;
      const { rowCount } = await queries.query(
        "delete from account.verification where id = $1 and split_part(value, ':', 1) = $2",
        [rowOf(target), hash],
      );
      return rowCount === 1 ? { note } : null;
    },
  };
}

/** A UUID (RFC 9562, version 8) derived from a secret. */
export function uuidOf(secret: string): string {
  const hex = createHmac("sha256", "uuid").update(secret).digest("hex");
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
