import { getOAuthState } from "better-auth/api";
import type { OAuth2UserInfo } from "better-auth/oauth2";
import { cleanName } from "#domain/kernel/clean-text.ts";
import { findUnstorable, storableText } from "#domain/kernel/storable.ts";
import type { ProviderId } from "#domain/account/ways-in.ts";
import { emailNotVerified } from "#domain/account/credentials.ts";
import { emailKey, isEmail } from "#domain/kernel/is-email.ts";
import type { Accounts } from "../shared/accounts.ts";
import { refusalOf } from "../shared/provider-callback.ts";

/** Somebody whom a provider sends, as that provider tells it. */
export type Arrival = {
  /** The provider's own lasting id of the person. */
  subject: string;
  email: string | null;
  name: string | null;
  /** Whether the provider has proved that the address is the person's. */
  vouched: boolean;
};

export type ArrivalOptions = {
  accounts: Accounts;
  /** Tells the owner of an account that somebody came with the address from elsewhere. */
  tellOwner: (user: { email: string }) => Promise<void>;
  /** Sends the verification mail again. */
  askForProof: (user: { email: string }) => Promise<void>;
};

/** Lets somebody in as the account service wants to hear it: our rules come before its own. */
export type Admit = (
  provider: ProviderId,
  arrival: Arrival,
) => Promise<{ user: OAuth2UserInfo; data: { sub: string } } | null>;

type Known = { email: string; proven: boolean };

/** Who waits for a mail before the sign-in can go on, by the state of the way back. */
const waiting = new WeakMap<object, { provider: ProviderId; subject: string }>();

/** Whoever had to prove an address first on this way back. */
export async function findWaiting(): Promise<{ provider: ProviderId; subject: string } | null> {
  const state = await getOAuthState();
  return (state && waiting.get(state)) ?? null;
}

/**
 * The rules of arrival (docs/decisions/023). An account is opened by the identity that its owner linked, never by an
 * address alone. A sign-up that nobody proved makes room for whoever a provider vouches for; somebody whom nobody
 * vouches for learns by mail whether the address has an account.
 */
export function admission({ accounts, tellOwner, askForProof }: ArrivalOptions): Admit {
  async function findByIdentity(provider: ProviderId, subject: string) {
    const { rows } = await accounts.query<Known>(
      `select u.email, u.email_verified or u.phone_number_verified as proven
         from account.account a join account."user" u on u.id = a.user_id
        where a.provider_id = $1 and a.account_id = $2`,
      [provider, subject],
    );
    return rows[0] ?? null;
  }

  async function checkStranger(provider: ProviderId, { subject, vouched }: Arrival, email: string) {
    const known = await findByIdentity(provider, subject);
    if (known?.proven) return;
    if (known && !vouched) {
      await askForProof(known);
      throw await refusalOf("EMAIL_NOT_VERIFIED", emailNotVerified);
    }
    if (known) return;
    if (vouched) {
      await accounts.query("select account_keeper.drop_unproven($1)", [email]);
      return;
    }
    const { rows } = await accounts.query<Known>(
      `select email from account."user" where email = $1`,
      [email],
    );
    if (!rows[0]) return;
    await tellOwner(rows[0]);
    throw await refusalOf("EMAIL_NOT_VERIFIED", emailNotVerified);
  }

  return async (provider, arrival) => {
    const { subject, vouched } = arrival;
    if (!/^[\x21-\x7e]{1,255}$/.test(subject)) return null;
    const email = emailKey(arrival.email ?? "");
    const usable = isEmail(email) && !findUnstorable(email) ? email : undefined;
    const state = await getOAuthState();
    // Linking trusts the session that began it, not the address.
    const isLink = state?.link !== undefined;
    if (state && !isLink) waiting.set(state, { provider, subject });
    if (!isLink && usable) await checkStranger(provider, arrival, usable);
    return {
      user: {
        name: nameOf(arrival.name, usable),
        email: usable,
        emailVerified: isLink || vouched,
      },
      data: { sub: subject },
    };
  };
}

/** A name that fits the profile; the address's first part where the provider tells none. */
function nameOf(name: string | null, email: string | undefined): string {
  const plain = cleanName(storableText(name ?? ""));
  return Array.from(plain || email?.split("@")[0] || "")
    .slice(0, 100)
    .join("");
}
