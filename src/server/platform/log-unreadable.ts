import type { Log } from "./log.ts";
import type { OnUnreadable, Place } from "./sealed/vault.ts";

/** Enough for every value of a damaged page of a table; beyond it, some are logged again. */
const mostRemembered = 10_000;

/**
 * Logs a value that does not open, with its place and without its content: once in this process, because a list that
 * shows it is read again and again.
 */
export function logUnreadable(log: Log): OnUnreadable {
  const logged = new Set<string>();
  return ({ table, column, id }: Place, error) => {
    const place = `${table}.${column} ${id}`;
    if (logged.has(place)) return;
    if (logged.size >= mostRemembered) logged.clear();
    logged.add(place);
    log.error({ table, column, id, reason: error.name }, "an encrypted value does not open");
  };
}
