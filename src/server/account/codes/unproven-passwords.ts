import type { GenericEndpointContext } from "better-auth";
import { APIError } from "better-auth/api";
import { emailNotVerified } from "#domain/account/credentials.ts";
import { createKeys } from "#server/platform/keys.ts";
import { uuidOf } from "#server/account/ground/codes.ts";
import type { Accounts } from "#server/account/ground/accounts.ts";

export type UnprovenPasswordOptions = {
  accounts: Accounts;
  secret: string;
  /** Writes once more to who has the account, as a sign-in before the proof writes to who has none yet. */
  tellOwner: (user: { email: string; name: string }) => Promise<void>;
};

const kind = "sign-up by email";
const waitsDays = 7; // as long as the sign-up itself: account_keeper.drop_stale_sign_ups

/**
 * Keeps a stranger from learning, by signing up and then signing in with the same password, whether the address had an
 * account before (D11): the password of the first sign-up waits at every address, and answers everywhere as it does
 * before an address is proved. It opens nothing.
 */
export function unprovenPasswords({ accounts, secret, tellOwner }: UnprovenPasswordOptions) {
  const keys = createKeys(secret);
  const rowOf = (email: string) => uuidOf(keys.secretOf(kind, email));

  /** The password of the account at this address, if it has one that the password opens. */
  async function isOwn(ctx: GenericEndpointContext, email: string, password: string) {
    const { internalAdapter, password: passwords } = ctx.context;
    const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
    const hash = found?.accounts.find(({ providerId }) => providerId === "credential")?.password;
    return { found, isRight: !!hash && (await passwords.verify({ hash, password })) };
  }

  return {
    /** Before a sign-in: a password that waits at this address is answered as one that waits for its proof. */
    async before(ctx: GenericEndpointContext): Promise<void> {
      if (ctx.path !== "/sign-in/email" && ctx.path !== "/sign-up/email") return;
      const { email, password } = readLogin(ctx);
      if (!email || !password) return;
      await accounts.query("select account_keeper.drop_stale_sign_ups($1)", [email]);
      if (ctx.path !== "/sign-in/email") return;
      const { rows } = await accounts.query<{ hash: string }>(
        "select value as hash from account.verification where id = $1 and expires_at > now()",
        [rowOf(email)],
      );
      const hash = rows[0]?.hash;
      if (!hash || !(await ctx.context.password.verify({ hash, password }))) return;
      const { found, isRight } = await isOwn(ctx, email, password);
      // Right, or right before its proof: the account service goes on, and compares it once more.
      if (isRight) return;
      await ctx.context.password.verify({ hash, password });
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
