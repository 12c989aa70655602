const listeners = new Set<() => void>();

/** Listens for procedures refused without a session; the returned function stops listening. */
export function onRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports a refused procedure. Uses listeners because this layer cannot import the account room. */
export function tellRefused(): void {
  for (const listener of listeners) listener();
}
