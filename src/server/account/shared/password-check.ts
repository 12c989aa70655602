type Passwords = {
  verify(data: { hash: string; password: string }): Promise<boolean>;
};

/** Of the shape that the account service writes, and no password's: comparing with it takes as long as with any. */
const nobodysHash = `${"0".repeat(32)}:${"0".repeat(128)}`;

/** Compares a password with hashes that may not be there, always with the same work. */
export function passwordCheck(passwords: Passwords, password: string) {
  return async (hash: string | null | undefined): Promise<boolean> => {
    const isRight = await passwords.verify({ hash: hash ?? nobodysHash, password });
    return isRight && !!hash;
  };
}
