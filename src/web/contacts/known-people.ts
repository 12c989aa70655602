import type { QueryClient } from "@tanstack/react-query";
import { isEmail } from "#domain/kernel/email.ts";
import type { KnownContact } from "#contract/contacts/saved.ts";
import { queries } from "#web/client/api.ts";

/** By what somebody is recognised. */
export type KnownBy = "email" | "phoneNumber";

const fewestDigits = 7;

/** Who else has this email or phone; asked only for what can be one. */
export function knownOptions(by: KnownBy, typed: string, exceptId: string) {
  const text = typed.trim();
  const isWhole = by === "email" ? isEmail(text) : text.replace(/\D/g, "").length >= fewestDigits;
  return queries.contacts.findKnown.queryOptions({
    input: { [by]: text, exceptId },
    enabled: isWhole && text.length <= 254,
    retry: false,
  });
}

/**
 * Those whom nobody has heard of yet while a form is saved: the questions that have no answer. Called before the save,
 * it answers after it with the first one known.
 */
export function findUnseen(
  client: QueryClient,
  typed: Partial<Record<KnownBy, string>>,
  exceptId: string,
): () => Promise<KnownContact | undefined> {
  const unseen = (["email", "phoneNumber"] as const)
    .map((by) => knownOptions(by, typed[by] ?? "", exceptId))
    .filter(({ enabled, queryKey }) => enabled && !client.getQueryData(queryKey));
  return async () => {
    const answers = await Promise.all(unseen.map((options) => client.fetchQuery(options)));
    return answers.flat()[0];
  };
}
