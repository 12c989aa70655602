import type { QueryClient } from "@tanstack/react-query";
import { cleanEmail, isEmail } from "#domain/kernel/is-email.ts";
import type { KnownContact } from "#contract/contacts/saved.ts";
import { api, queries } from "#web/client/api.ts";

/** By what somebody is recognized. */
export type KnownBy = "email" | "phoneNumber";

const fewestDigits = 7;
const longest: Record<KnownBy, number> = { email: 254, phoneNumber: 40 };

/** Whether it can be a whole email or phone: only then it is worth asking whose it is. */
function isWhole(by: KnownBy, text: string): boolean {
  if (text.length > longest[by]) return false;
  return by === "email"
    ? isEmail(cleanEmail(text))
    : text.replace(/\D/g, "").length >= fewestDigits;
}

/** Who else has this email or phone. */
export function knownOptions(by: KnownBy, typed: string, exceptId: string) {
  const text = typed.trim();
  return queries.contacts.findKnown.queryOptions({
    input: { [by]: text, exceptId },
    enabled: isWhole(by, text),
    retry: false,
  });
}

/** Somebody known, and what they have in common with what was typed. */
export type Resembling = { contact: KnownContact; by: KnownBy[] };

/**
 * Those whom nobody has heard of yet while a form is saved: the questions that have no answer. Called before the save,
 * it answers after it with the first one known. The form's own queries end with the form, so they are sent again.
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
