import { getOAuthState } from "better-auth/api";
import type { OAuth2UserInfo } from "better-auth/oauth2";
import { cleanName } from "#domain/kernel/clean-text.ts";
import { findUnstorable, storableText } from "#domain/kernel/storable.ts";
import type { ProviderId } from "#domain/account/sign-in-methods.ts";
import { emailNotVerified } from "#domain/account/credentials.ts";
import { emailKey, isEmail } from "#domain/kernel/is-email.ts";
import type { Accounts } from "../shared/accounts.ts";
import { refusalOf } from "../shared/provider-callback.ts";

/** A person as a provider describes them. */
export type ProviderPerson = {
  /** The provider's permanent id for the person. */
  subject: string;
  email: string | null;
  name: string | null;
  /** Whether the provider has verified that the address belongs to the person. */
  vouched: boolean;
};

export type AcceptOptions = {
  accounts: Accounts;
  /** Notifies the owner of an account that someone used its address. */
  notifyOwner: (user: { email: string }) => Promise<void>;
  /** Sends the verification email again. */
  sendVerification: (user: { email: string }) => Promise<void>;
};

/** Checks a person from a provider by our rules, and returns the shape that Better Auth expects. */
export type AcceptIdentity = (
  provider: ProviderId,
  person: ProviderPerson,
) => Promise<{ user: OAuth2UserInfo; data: { sub: string } } | null>;

type Known = { email: string; proven: boolean };

/** People who must verify an address before this sign-in can continue, by OAuth state. */
const waiting = new WeakMap<object, { provider: ProviderId; subject: string }>();

/** The person who must verify an address first, in the current request. */
export async function findUnverifiedPerson(): Promise<{
  provider: ProviderId;
  subject: string;
} | null> {
  const state = await getOAuthState();
  return (state && waiting.get(state)) ?? null;
}

/**
 * The rules for provider sign-in (docs/decisions/023). An account is opened by an identity that its owner linked, never
 * by an address alone. An unverified sign-up gives way to a person whose address the provider vouches for; anyone else
 * learns only by email whether the address has an account.
 */
export function identityRules({
  accounts,
  notifyOwner,
  sendVerification,
}: AcceptOptions): AcceptIdentity {
  async function findByIdentity(provider: ProviderId, subject: string) {
    const { rows } = await accounts.query<Known>(
      `select u.email, u.email_verified or u.phone_number_verified as proven
         from account.account a join account."user" u on u.id = a.user_id
        where a.provider_id = $1 and a.account_id = $2`,
      [provider, subject],
    );
    return rows[0] ?? null;
  }

  async function checkStranger(
    provider: ProviderId,
    { subject, vouched }: ProviderPerson,
    email: string,
  ) {
    const known = await findByIdentity(provider, subject);
    if (known?.proven) return;
    if (known && !vouched) {
      await sendVerification(known);
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
    await notifyOwner(rows[0]);
    throw await refusalOf("EMAIL_NOT_VERIFIED", emailNotVerified);
  }

  return async (provider, person) => {
    const { subject, vouched } = person;
    if (!/^[\x21-\x7e]{1,255}$/.test(subject)) return null;
    const email = emailKey(person.email ?? "");
    const usable = isEmail(email) && !findUnstorable(email) ? email : undefined;
    const state = await getOAuthState();
    // Linking trusts the session that started it, not the address.
    const isLink = state?.link !== undefined;
    if (state && !isLink) waiting.set(state, { provider, subject });
    if (!isLink && usable) await checkStranger(provider, person, usable);
    return {
      user: {
        name: nameOf(person.name, usable),
        email: usable,
        emailVerified: isLink || vouched,
      },
      data: { sub: subject },
    };
  };
}

/** A name that is valid in a profile; if the provider has none, the part of the address before the @. */
function nameOf(name: string | null, email: string | undefined): string {
  const plain = cleanName(storableText(name ?? ""));
  return Array.from(plain || email?.split("@")[0] || "")
    .slice(0, 100)
    .join("");
}
