import { bilingual, type Translation } from "#web/language/bilingual.ts";
import { messageOf } from "#web/client/failure.ts";
import { retryLabel } from "#web/ui/messages.ts";

/** The texts for a failed request. */
const failure = {
  messageOf: (error: unknown): string => messageOf(error),
  retry: retryLabel,
} as const;
export type FailureWords = Translation<typeof failure>;
export const failureWords = bilingual("failure", failure);
