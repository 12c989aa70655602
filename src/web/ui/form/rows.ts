/** The keys of a form's list rows, so that each row keeps its key when it moves. */
export function rowKeys() {
  const held = new Map<string, readonly string[]>();
  let last = 0;
  const next = () => `row-${++last}`;

  const of = (list: string, rows: readonly unknown[]): readonly string[] => {
    const keys = held.get(list) ?? rows.map(next);
    held.set(list, keys);
    return keys;
  };

  return {
    of,
    append(list: string, rows: readonly unknown[]) {
      held.set(list, [...of(list, rows), next()]);
    },
    remove(list: string, rows: readonly unknown[], index: number) {
      held.set(list, of(list, rows).toSpliced(index, 1));
    },
    /** Forgets the keys of the lists at a path and below it; of all lists without a path. */
    forget(path?: string) {
      for (const list of held.keys())
        if (path === undefined || list === path || list.startsWith(`${path}.`)) held.delete(list);
    },
  };
}

/** The errors after a row was removed: those of later rows move with their rows. */
export function withoutRow<Errors extends object>(
  errors: Errors,
  list: string,
  index: number,
): Errors {
  const left = Object.entries(errors).flatMap(([path, message]) => {
    const [at = "", ...rest] = path.startsWith(`${list}.`)
      ? path.slice(list.length + 1).split(".")
      : [];
    const place = Number(at || Number.NaN);
    // NaN compares as false, so errors outside the list's rows stay the same.
    if (!(place >= index)) return [[path, message]];
    return place === index ? [] : [[[list, place - 1, ...rest].join("."), message]];
  });
  return Object.fromEntries(left) as Errors;
}
