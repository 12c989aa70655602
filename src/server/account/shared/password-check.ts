type Passwords = {
  verify(data: { hash: string; password: string }): Promise<boolean>;
};

/** A hash in Better Auth's format that no password has. Comparing with it takes as long as with any other. */
const nobodysHash = `${"0".repeat(32)}:${"0".repeat(128)}`;

/** Compares a password with hashes that may be missing, always with the same work. */
export function passwordCheck(passwords: Passwords, password: string) {
  return async (hash: string | null | undefined): Promise<boolean> => {
    const isRight = await passwords.verify({ hash: hash ?? nobodysHash, password });
    return isRight && !!hash;
  };
}
