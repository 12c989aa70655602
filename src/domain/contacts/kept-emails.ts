import { cleanEmail, isEmail } from "#domain/kernel/is-email.ts";

/** What of a contact has addresses. */
export type Addressed = {
  email?: string | null | undefined;
  dealParties?: readonly { email?: string | null | undefined }[] | undefined;
};

/**
 * Where an edited contact has something that is no address, as paths of its fields. What stood in the record before
 * stays, however it was let in: whoever edits a phone number is not asked to mend an old address first.
 */
export function findUnfitEmails(edited: Addressed, stored: Addressed | null): string[] {
  const kept = new Set(stored ? emailsOf(stored).map(([, email]) => email) : []);
  return emailsOf(edited)
    .filter(([, email]) => !kept.has(email) && !isEmail(email))
    .map(([path]) => path);
}

function emailsOf({ email, dealParties = [] }: Addressed): [path: string, email: string][] {
  const all: [string, string | null | undefined][] = [
    ["email", email],
    ...dealParties.map((party, at): [string, typeof party.email] => [
      `dealParties.${at}.email`,
      party.email,
    ]),
  ];
  return all
    .map(([path, address]): [string, string] => [path, cleanEmail(address ?? "")])
    .filter(([, address]) => address !== "");
}
