const listeners = new Set<() => void>();

/** Hears when a procedure was refused for want of a session; the answer ends it. */
export function onRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that a procedure was refused. The client lies below the account room, which listens. */
export function tellRefused(): void {
  for (const listener of listeners) listener();
}
