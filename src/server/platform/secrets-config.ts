import * as z from "zod";
import { parseMasterKeys } from "./sealed/master-keys.ts";
import { setting } from "./setting.ts";

/** Environment variables of the installation's own secrets. */
export const secretKeys = {
  AUTH_SECRET: setting(
    z
      .string()
      .min(32, "must have at least 32 characters; `openssl rand -base64 32` makes one")
      .optional(),
  ),
  MASTER_KEY: setting(
    z
      .string()
      .refine(
        (text) => parseMasterKeys(text) !== null,
        "must be 32 bytes in base64; `openssl rand -base64 32` makes one",
      )
      .optional(),
  ),
  MASTER_KEY_FILE: setting(z.string().optional()),
};

type Values = z.infer<z.ZodObject<typeof secretKeys>>;

export type SecretsConfig = {
  /** Signs sessions and links; null creates one at the first start and stores it in the database, encrypted. */
  authSecret: string | null;
  /**
   * The master keys, newest first, or the file that has them; the first counts if both are set. Null makes a file in the
   * data folder, for the embedded database only.
   */
  masterKey: { text: string } | { file: string } | null;
};

export function readSecrets(values: Values): SecretsConfig {
  const { AUTH_SECRET, MASTER_KEY: text, MASTER_KEY_FILE: file } = values;
  return { authSecret: AUTH_SECRET ?? null, masterKey: text ? { text } : file ? { file } : null };
}
