import { emailKey } from "#domain/kernel/is-email.ts";
import type { GenericEndpointContext } from "better-auth";
import { APIError } from "better-auth/api";
import { emailNotVerified, passwordMaxLength } from "#domain/account/credentials.ts";
import { keptFor } from "#domain/kernel/kept-for.ts";
import { createKeys } from "#server/platform/keys.ts";
import { passwordCheck } from "../shared/password-check.ts";
import type { Accounts } from "../shared/accounts.ts";
import type { PasswordHashing } from "../shared/password-hashing.ts";

type Owner = { email: string };

export type UnverifiedPasswordOptions = {
  accounts: Accounts;
  secret: string;
  passwordHashing: PasswordHashing;
  /** Notifies the owner of an account that someone signed up with its address. */
  notifyOwner: (user: Owner) => Promise<void>;
  /** Sends a new verification link to an account that is not verified yet. */
  sendVerification: (user: Owner) => Promise<void>;
};

// account_keeper.drop_waiting_passwords has both values too (docs/schema.sql).
const kind = "sign-up by email";
const waitsDays = keptFor.unverifiedSignUp.days; // as long as the sign-up itself
/** More sign-ups with other passwords at one address remove the oldest. */
const atMost = 16;

/**
 * Without this, a stranger could sign up, then sign in with the same password, and learn from the response whether the
 * address has an account. So the passwords of recent sign-ups are kept for every address, and a sign-in with one of
 * them gets the response of an unverified address. They give no access. PostgreSQL deletes them when the address is
 * verified, gets another password, or its account is deleted (account_keeper.drop_waiting_passwords).
 */
export function unverifiedPasswords(options: UnverifiedPasswordOptions) {
  const { accounts, secret, passwordHashing, notifyOwner, sendVerification } = options;
  const keys = createKeys(secret);

  /** A password as stored. The salt depends on the address, so one hash is enough to compare with all of them. */
  async function markOf(email: string, password: string): Promise<string> {
    const salt = keys.secretOf(kind, email);
    return (await passwordHashing.derive(password, salt)).toString("base64url");
  }

  /** The account with this address, and the hash of its password if it has one. */
  async function findAccount(ctx: GenericEndpointContext, email: string) {
    const found = await ctx.context.internalAdapter.findUserByEmail(email, {
      includeAccounts: true,
    });
    const login = found?.accounts.find(({ providerId }) => providerId === "credential");
    return { user: found?.user, hash: login?.password };
  }

  return {
    /**
     * Before a sign-in: a kept password gets the response of an unverified address. It is hashed even if none is kept,
     * so that the time does not reveal recent sign-ups.
     */
    async before(ctx: GenericEndpointContext): Promise<void> {
      if (ctx.path !== "/sign-in/email" && ctx.path !== "/sign-up/email") return;
      const { email, password } = readLogin(ctx);
      if (!email || !password || password.length > passwordMaxLength) return;
      await accounts.query("select account_keeper.drop_stale_sign_ups($1)", [email]);
      if (ctx.path !== "/sign-in/email") return;
      const mark = await markOf(email, password);
      const { rowCount } = await accounts.query(
        `select from account.verification
          where id = account_keeper.sign_up_id($1) and expires_at > now()
            and $2 = any (string_to_array(value, ' '))`,
        [email, mark],
      );
      if (!rowCount) return;
      const check = passwordCheck(ctx.context.password, password);
      const { user, hash } = await findAccount(ctx, email);
      // The account's own password, verified or not: Better Auth continues, and compares it again.
      if (await check(hash)) return;
      await check(null);
      if (user) await (user.emailVerified ? notifyOwner(user) : sendVerification(user));
      throw new APIError("FORBIDDEN", { code: "EMAIL_NOT_VERIFIED", message: emailNotVerified });
    },
    /** After a sign-up: its password becomes the newest that is kept. */
    async after(ctx: GenericEndpointContext, returned: unknown): Promise<void> {
      if (ctx.path !== "/sign-up/email" || returned instanceof APIError) return;
      const { email, password } = readLogin(ctx);
      if (!email || !password) return;
      const { rows } = await accounts.query<{ count: number }>(
        `insert into account.verification as waiting (id, identifier, value, expires_at, created_at, updated_at)
         values (account_keeper.sign_up_id($1), $2, $3, now() + make_interval(days => $4), now(), now())
         on conflict (id) do update
           set value = case when waiting.expires_at <= now() then excluded.value
                 else array_to_string((excluded.value
                   || array_remove(string_to_array(waiting.value, ' '), excluded.value))[1:$5], ' ') end,
               expires_at = excluded.expires_at, updated_at = now()
         returning cardinality(string_to_array(value, ' ')) as count`,
        [email, kind, await markOf(email, password), waitsDays, atMost],
      );
      // The next one would remove the oldest, and an unverified account's own password would then be answered
      // differently from the others.
      if (rows[0]!.count >= atMost) await removeUnverifiedPassword(accounts, email);
    },
  };
}

/** Removes the password of an unverified account; its owner sets one with the emailed link. */
async function removeUnverifiedPassword(accounts: Accounts, email: string): Promise<void> {
  await accounts.query(
    `delete from account.account a using account."user" u
      where u.id = a.user_id and u.email = $1 and not u.email_verified and a.provider_id = 'credential'`,
    [email],
  );
}

function readLogin(ctx: GenericEndpointContext): { email: string | null; password: string | null } {
  const { email, password } = (ctx.body ?? {}) as Record<string, unknown>;
  return {
    email: typeof email === "string" ? emailKey(email) : null,
    password: typeof password === "string" ? password : null,
  };
}
