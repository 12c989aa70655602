import { randomBytes, scryptSync } from "node:crypto";
import { type PasswordHashing, scryptHashing } from "#server/account/shared/password-hashing.ts";

// A stored hash names its cost, so the product's hashes, which have no such name, are compared at the product's
// cost.
const mark = "cheap";
const derive = (password: string, salt: string) =>
  scryptSync(password.normalize("NFKC"), salt, 32, { N: 16, r: 1, p: 1 });

/** Results of comparisons at the product's cost, by hash and password, so that each is computed once. */
const compared = new Map<string, Promise<boolean>>();

/**
 * Scrypt at a ten-thousandth of the product's cost, for tests that sign in often. It also accepts the product's
 * hashes, and compares each pair of hash and password once.
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
