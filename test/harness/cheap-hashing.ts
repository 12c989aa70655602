import { randomBytes, scryptSync } from "node:crypto";
import { type PasswordHashing, scryptHashing } from "#server/account/shared/password-hashing.ts";

// A stored hash names its cost, so that those of the product, which have no such name, are compared as there.
const mark = "cheap";
const derive = (password: string, salt: string) =>
  scryptSync(password.normalize("NFKC"), salt, 32, { N: 16, r: 1, p: 1 });

/** What a comparison at the product's cost said, by the hash and the password: it says the same again. */
const compared = new Map<string, Promise<boolean>>();

/**
 * Scrypt ten thousand times cheaper than the product's, for tests that sign in again and again. Knows the product's hashes
 * too, and compares each pair of hash and password once.
 */
export const cheapHashing: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(16).toString("hex");
    return `${mark}:${salt}:${derive(password, salt).toString("hex")}`;
  },
  async verify(data) {
    const [kind, salt, key] = data.hash.split(":");
    if (kind === mark) return derive(data.password, salt!).toString("hex") === key;
    const pair = JSON.stringify([data.hash, data.password]);
    const found = compared.get(pair) ?? scryptHashing.verify(data);
    compared.set(pair, found);
    return found;
  },
  derive: async (password, salt) => derive(password, salt),
};
