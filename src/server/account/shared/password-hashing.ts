import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import { hashPassword, verifyPassword } from "better-auth/crypto";

/** How passwords are made unreadable, and compared with what was typed. */
export type PasswordHashing = {
  /** The form that is stored, with a salt of its own. */
  hash(password: string): Promise<string>;
  verify(data: { hash: string; password: string }): Promise<boolean>;
  /** 32 bytes of a password and a salt that the caller has, as costly as a hash. */
  derive(password: string, salt: string): Promise<Buffer>;
};

const deriveKey = promisify<string, string, number, object, Buffer>(scrypt);
// Better Auth's parameters; scrypt needs 128 * N * r bytes.
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

/** Scrypt at the cost that guessing shall have: about a tenth of a second for each password. */
export const scryptHashing: PasswordHashing = {
  hash: hashPassword,
  verify: verifyPassword,
  derive: (password, salt) => deriveKey(password.normalize("NFKC"), salt, 32, cost),
};
