import type { PasswordHashing } from "./password-hashing.ts";

type Passwords = Pick<PasswordHashing, "hash" | "verify">;

/** Compares a password with hashes that may be missing, always with the same amount of work. */
export function passwordCheck(passwords: Passwords, password: string) {
  return async (hash: string | null | undefined): Promise<boolean> => {
    if (hash) return passwords.verify({ hash, password });
    await passwords.hash(password);
    return false;
  };
}
