import type { GenericEndpointContext } from "better-auth";
import type { SecondStep } from "#domain/account/second-step.ts";
import { reachableEmail } from "#domain/account/placeholder-email.ts";
import { accessTokenSeconds, signAccessToken } from "./access-tokens.ts";
import type { Accounts } from "../shared/accounts.ts";
import { startRefreshTokens } from "./refresh-tokens.ts";
import { owedStep } from "../multi-factor/new-session.ts";

/** A session as API clients receive it (docs/behavior/account.md#programs). */
export type TokenResponse = {
  access_token: string;
  token_type: "bearer";
  /** How many seconds the access token is valid, and when it expires in seconds since 1970. */
  expires_in: number;
  expires_at: number;
  /** Works once, for the next pair. */
  refresh_token: string;
  user: ApiUser;
  /** What a pending session has to do. */
  second_step: SecondStep | null;
};

type ApiUser = {
  id: string;
  email: string | null;
  phone: string | null;
  name: string;
  user_metadata: { full_name: string };
  identities: { id: string; provider: string; created_at: string }[];
  factors: { id: string; type: "totp" | "passkey"; name: string | null; created_at: string }[];
};

/** The tokens of a session that was just opened or refreshed; null when it has ended. */
export async function tokenResponse(
  ctx: GenericEndpointContext,
  accounts: Accounts,
  { sessionId, refreshToken }: { sessionId: string; refreshToken?: string },
): Promise<TokenResponse | null> {
  const { rows } = await accounts.query<{ userId: string; pending: boolean }>(
    `select user_id as "userId", pending from account.session where id = $1 and expires_at > now()`,
    [sessionId],
  );
  const [session] = rows;
  if (!session) return null;
  const { userId, pending } = session;
  const user = await findApiUser(accounts, userId);
  const { token, expiresAt } = await signAccessToken(ctx, { id: sessionId, userId });
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken ?? (await startRefreshTokens(accounts, sessionId)),
    user,
    second_step: pending ? await owedStep(accounts, userId) : null,
  };
}

async function findApiUser(accounts: Accounts, userId: string): Promise<ApiUser> {
  const { rows } = await accounts.query<Omit<ApiUser, "user_metadata">>(
    `select u.id, u.email, case when u.phone_number_verified then u.phone_number end as phone, u.name,
            (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'provider', l.provider_id,
                                                          'created_at', l.created_at)
                                       order by l.created_at, l.id), '[]')
               from account.account l where l.user_id = u.id) as identities,
            (select coalesce(jsonb_agg(f order by f.created_at, f.id), '[]')
               from (select id, 'totp' as type, name, created_at from account.authenticator
                      where user_id = u.id and verified_at is not null
                      union all
                     select id, 'passkey', name, created_at from account.passkey where user_id = u.id) f) as factors
       from account."user" u where u.id = $1`,
    [userId],
  );
  const { email, ...rest } = rows[0]!;
  return {
    ...rest,
    email: email && reachableEmail(email),
    user_metadata: { full_name: rest.name },
  };
}
