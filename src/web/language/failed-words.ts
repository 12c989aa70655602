import { failedPage, retryLabel } from "#web/ui/messages.ts";
import { bilingual, type Translation } from "./bilingual.ts";

const failed = { ...failedPage, retry: retryLabel } as const;

/** The page that stands in for a visitor's page that failed. */
export const failedWords = bilingual("failed", failed);
export type FailedWords = Translation<typeof failed>;
