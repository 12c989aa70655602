import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import { hashPassword, verifyPassword } from "better-auth/crypto";

/** How passwords are hashed and compared. */
export type PasswordHashing = {
  /** The stored form, with a salt of its own. */
  hash(password: string): Promise<string>;
  verify(data: { hash: string; password: string }): Promise<boolean>;
  /** 32 bytes derived from a password and a given salt, as costly as a hash. */
  derive(password: string, salt: string): Promise<Buffer>;
};

const deriveKey = promisify<string, string, number, object, Buffer>(scrypt);
// Better Auth's parameters; scrypt needs 128 * N * r bytes.
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

/** Scrypt with its production cost: about a tenth of a second per password. */
export const scryptHashing: PasswordHashing = {
  hash: hashPassword,
  verify: verifyPassword,
  derive: (password, salt) => deriveKey(password.normalize("NFKC"), salt, 32, cost),
};
