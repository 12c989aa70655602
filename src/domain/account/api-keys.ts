import * as z from "zod/mini";
import { requiredName } from "#domain/kernel/text.ts";
import { type Scope, scopes } from "./scopes.ts";

/** The most keys one person may have. */
export const apiKeysAtMost = 20;

/** How long a key may be valid, in days; every key expires, so that a forgotten one does not stay valid. */
export const apiKeyDays = [30, 90, 365] as const;

/** A new personal API key: its name, its scopes, its lifetime. */
export const newApiKey = z.strictObject({
  name: requiredName("Name", 60),
  scopes: z
    .array(z.enum(scopes as readonly [Scope, ...Scope[]], "Unknown scope."))
    .check(z.minLength(1, "Choose what the key may do."), z.maxLength(scopes.length)),
  days: z.literal(apiKeyDays, "Choose 30, 90 or 365 days."),
});
export type NewApiKey = z.output<typeof newApiKey>;
