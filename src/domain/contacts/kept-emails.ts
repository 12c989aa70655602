import { cleanEmail, isEmail } from "#domain/kernel/is-email.ts";

/** The parts of a contact that have email addresses. */
export type Addressed = {
  email?: string | null | undefined;
  dealParties?: readonly { email?: string | null | undefined }[] | undefined;
};

/**
 * The paths of an edited contact's fields with an invalid email. What the record had before is accepted however it got
 * there: someone who edits a phone number need not fix an old address first.
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
