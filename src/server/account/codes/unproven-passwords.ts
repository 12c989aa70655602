import type { GenericEndpointContext } from "better-auth";
import { APIError } from "better-auth/api";
import { emailNotVerified, passwordMaxLength } from "#domain/account/credentials.ts";
import { createKeys } from "#server/platform/keys.ts";
import { uuidOf } from "#server/account/ground/codes.ts";
import { passwordCheck } from "#server/account/ground/password-check.ts";
import type { Accounts } from "#server/account/ground/accounts.ts";

export type UnprovenPasswordOptions = {
  accounts: Accounts;
  secret: string;
  /** Writes once more to who has the account, as a sign-in before the proof writes to who has none yet. */
  tellOwner: (user: { email: string; name: string }) => Promise<void>;
};

const kind = "sign-up by email";
const waitsDays = 7; // as long as the sign-up itself: account_keeper.drop_stale_sign_ups

const rowAt = (secret: string, email: string) =>
  uuidOf(createKeys(secret).secretOf(kind, email.toLowerCase()));

/** Forgets the password that waits at an address: its owner has another one, or has proved that it is theirs. */
export async function forgetWaitingPassword(
  accounts: Accounts,
  secret: string,
  email: string,
): Promise<void> {
  await accounts.query("delete from account.verification where id = $1", [rowAt(secret, email)]);
}

/**
 * Keeps a stranger from learning, by signing up and then signing in with the same password, whether the address had an
 * account before (D11): the password of the first sign-up waits at every address, and answers everywhere as it does
 * before an address is proved. It opens nothing.
 */
export function unprovenPasswords({ accounts, secret, tellOwner }: UnprovenPasswordOptions) {
  const rowOf = (email: string) => rowAt(secret, email);

  /** The account at this address, and the hash of its password if it has one. */
  async function findAccount(ctx: GenericEndpointContext, email: string) {
    const found = await ctx.context.internalAdapter.findUserByEmail(email, {
      includeAccounts: true,
    });
    const login = found?.accounts.find(({ providerId }) => providerId === "credential");
    return { found, hash: login?.password };
  }

  return {
    /**
     * Before a sign-in: a password that waits at this address is answered as one that waits for its proof. It is
     * compared where none waits as well, so that the time does not tell who signed up lately.
     */
    async before(ctx: GenericEndpointContext): Promise<void> {
      if (ctx.path !== "/sign-in/email" && ctx.path !== "/sign-up/email") return;
      const { email, password } = readLogin(ctx);
      if (!email || !password || password.length > passwordMaxLength) return;
      await accounts.query("select account_keeper.drop_stale_sign_ups($1)", [email]);
      if (ctx.path !== "/sign-in/email") return;
      const { rows } = await accounts.query<{ hash: string }>(
        "select value as hash from account.verification where id = $1 and expires_at > now()",
        [rowOf(email)],
      );
      const check = passwordCheck(ctx.context.password, password);
      if (!(await check(rows[0]?.hash))) return;
      const { found, hash } = await findAccount(ctx, email);
      // Right, or right before its proof: the account service goes on, and compares it once more.
      if (await check(hash)) return;
      await check(null);
      if (found) await tellOwner(found.user);
      throw new APIError("FORBIDDEN", { code: "EMAIL_NOT_VERIFIED", message: emailNotVerified });
    },
    /** After a sign-up: its password waits at the address, if none waits there yet. */
    async after(ctx: GenericEndpointContext, returned: unknown): Promise<void> {
      if (ctx.path !== "/sign-up/email" || returned instanceof APIError) return;
      const { email, password } = readLogin(ctx);
      if (!email || !password) return;
      await accounts.query(
        `insert into account.verification (id, identifier, value, expires_at, created_at, updated_at)
         values ($1, $2, $3, now() + make_interval(days => $4), now(), now())
         on conflict (id) do update
           set value = excluded.value, expires_at = excluded.expires_at, updated_at = now()
           where verification.expires_at <= now()`,
        [rowOf(email), kind, await ctx.context.password.hash(password), waitsDays],
      );
    },
  };
}

function readLogin(ctx: GenericEndpointContext): { email: string | null; password: string | null } {
  const { email, password } = (ctx.body ?? {}) as Record<string, unknown>;
  return {
    email: typeof email === "string" ? email.trim().toLowerCase() : null,
    password: typeof password === "string" ? password : null,
  };
}
