import type { QueryClient } from "@tanstack/react-query";
import { cleanEmail, isEmail } from "#domain/kernel/is-email.ts";
import type { KnownContact } from "#contract/contacts/saved.ts";
import { api, queries } from "#web/client/api.ts";

/** The fields that identify a person. */
export type KnownBy = "email" | "phoneNumber";

const fewestDigits = 7;
const longest: Record<KnownBy, number> = { email: 254, phoneNumber: 40 };

/** Whether the text is a complete email or phone number, so that a lookup makes sense. */
function isWhole(by: KnownBy, text: string): boolean {
  if (text.length > longest[by]) return false;
  return by === "email"
    ? isEmail(cleanEmail(text))
    : text.replace(/\D/g, "").length >= fewestDigits;
}

/** The other contacts with this email or phone number. */
export function knownOptions(by: KnownBy, typed: string, exceptId: string) {
  const text = typed.trim();
  return queries.contacts.findKnown.queryOptions({
    input: { [by]: text, exceptId },
    enabled: isWhole(by, text),
    retry: false,
  });
}

/** Another contact, and what it has in common with the input. */
export type Resembling = { contact: KnownContact; by: KnownBy[] };

/**
 * Finds a matching contact that the form hasn't shown yet, because its lookup was still pending at the save. Call this
 * before the save and the returned function after it. The lookups are sent again, since the form's own end with it.
 */
export function findUnseen(
  client: QueryClient,
  typed: Partial<Record<KnownBy, string>>,
  exceptId: string,
): () => Promise<Resembling | null> {
  const unseen = (["email", "phoneNumber"] as const)
    .map((by) => ({ by, text: (typed[by] ?? "").trim() }))
    .filter(({ by, text }) => isWhole(by, text))
    .filter(({ by, text }) => !client.getQueryData(knownOptions(by, text, exceptId).queryKey));
  return async () => {
    const answers = await Promise.all(
      unseen.map(async ({ by, text }) => {
        const known = await api.contacts.findKnown({ [by]: text, exceptId });
        return known.map((contact) => ({ contact, by }));
      }),
    );
    const found = answers.flat();
    const [first] = found;
    if (!first) return null;
    const ofFirst = found.filter(({ contact }) => contact.id === first.contact.id);
    return { contact: first.contact, by: ofFirst.map(({ by }) => by) };
  };
}
