/*
 * Everything that the browser stores for a person is keyed by their user id, so that a shared computer never shows it
 * to someone else, and a sign-out can delete all of it.
 */
const start = "hearthline:";

/** The key for a person's data in local or session storage. */
export function ownKey(userId: string, name: string): string {
  return `${start}${userId}:${name}`;
}

/** Deletes everything stored for a person. */
export function forgetOwn(userId: string): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(ownKey(userId, ""))) storage.removeItem(key);
  } catch {
    // If storage is disabled, there is nothing to delete.
  }
}
