/*
 * What the browser keeps for one person stands under that person's id: a shared computer shows it to nobody else, and
 * a sign-out takes all of it away.
 */
const start = "hearthline:";

/** The key under which something of a person is kept in the local or session storage. */
export function ownKey(userId: string, name: string): string {
  return `${start}${userId}:${name}`;
}

/** Forgets everything kept for a person. */
export function forgetOwn(userId: string): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(ownKey(userId, ""))) storage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
