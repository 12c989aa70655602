import { createHmac, randomBytes } from "node:crypto";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { storedToken } from "#server/account/shared/hashed-sessions.ts";
import { newId } from "#server/platform/ids.ts";
import type { TestDatabase } from "./database.ts";

/** Signs the sessions of test servers. */
export const testSecret = "a secret of the tests alone, 32 characters or more";

/** A named person of the tests. */
export type Person = {
  fullName: string;
  email: string;
  businessType: string | null;
  roleInBusiness: string | null;
  /** An incomplete profile was just created at sign-in; the others are past the getting-started checklist. */
  isComplete: boolean;
};

const someone = { isComplete: true };

/** Ana is an agent, Leo a loan officer, Tia a title company; Nia has just signed up. */
export const people = {
  ana: {
    ...someone,
    fullName: "Ana Ruiz",
    email: "ana@agents.test",
    businessType: "Real Estate",
    roleInBusiness: "Broker",
  },
  ben: {
    ...someone,
    fullName: "Ben Okafor",
    email: "ben@agents.test",
    businessType: "Real Estate",
    roleInBusiness: "Licensed Sales Professional",
  },
  leo: {
    ...someone,
    fullName: "Leo Marsh",
    email: "leo@lenders.test",
    businessType: "Mortgage",
    roleInBusiness: "Loan Originator",
  },
  tia: {
    ...someone,
    fullName: "Tia Lindqvist",
    email: "tia@titles.test",
    businessType: "Title Company",
    roleInBusiness: "Owner",
  },
  nia: {
    ...someone,
    fullName: "Nia New",
    email: "nia@agents.test",
    businessType: null,
    roleInBusiness: null,
    isComplete: false,
  },
} satisfies Record<string, Person>;

/** The same person with an address no other test uses. */
export function fresh(person: Person): Person {
  const [name, domain] = person.email.split("@");
  return { ...person, email: `${name}.${randomBytes(6).toString("hex")}@${domain}` };
}

export const testPassword = "correct-horse-7";
/** Its hash in the product's format (password-hashing.ts). */
const testPasswordHash =
  "d56da7acc68938643b0cbce2019f2919:b434d7998a6f60cb3515009769905101586f2daabe64ad7933ac83b0461818c9a31a0aee3acc7f7ab68a9630f6203c1ad72c5ca17933650cd12806f744f6fa89";

/**
 * Inserts a person with a verified account and, unless told otherwise, a profile; with a new id, or one the
 * configuration already names.
 */
export async function addPerson(
  { sql }: TestDatabase,
  person: Person,
  { hasProfile = true, id = newId() as OwnerId }: { hasProfile?: boolean; id?: OwnerId } = {},
): Promise<OwnerId> {
  await sql(
    `insert into account."user" (id, name, email, email_verified, created_at, updated_at)
     values ($1, $2, $3, true, now(), now())`,
    [id, person.fullName, person.email],
  );
  await sql(
    `insert into account.account (id, user_id, account_id, provider_id, password, created_at, updated_at)
     values ($1, $2, $2::uuid::text, 'credential', $3, now(), now())`,
    [newId(), id, testPasswordHash],
  );
  if (hasProfile)
    await sql(
      `insert into profiles (id, email, full_name, business_type, role_in_business, is_profile_complete,
                             phone, company_name, location_city, location_state, time_zone, first_steps)
       values ($1, $2, $3, $4, $5, $6, '(718) 555-0142', 'Hearth & Co', 'Brooklyn', 'NY', 'America/New_York',
               case when $6 then 'ended' else 'new' end)`,
      [
        id,
        person.email,
        person.fullName,
        person.businessType,
        person.roleInBusiness,
        person.isComplete,
      ],
    );
  return id;
}

/** Opens a session without typing a password, and returns its cookie. */
export async function addSession(
  { sql }: TestDatabase,
  user: OwnerId,
): Promise<{ name: string; value: string }> {
  const token = randomBytes(24).toString("base64url");
  await sql(
    `insert into account.session (id, user_id, token, expires_at, created_at, updated_at)
     values ($1, $2, $3, now() + interval '7 days', now(), now())`,
    [newId(), user, storedToken(token)],
  );
  const signature = createHmac("sha256", testSecret).update(token).digest("base64");
  return { name: "hearthline.session", value: encodeURIComponent(`${token}.${signature}`) };
}
