import { fit } from "#web/ui/form/shape.ts";
import type { Draft } from "./drafts.ts";
import { isSame, mergeValues, type Difference } from "./merge.ts";

/** A form's initial state: filled from a record, or blank. */
export type FormStart<Values> = {
  /** The version of the record; null if there is none yet. */
  version: number | null;
  values: Values;
};

/** What a form shows when it opens. */
export type Opening<Values> = {
  values: Values;
  /** What has changed on the server since the draft was started. */
  differences: Difference[];
  /** When the restored draft was written; null if nothing was restored. */
  restoredAt: number | null;
};

/** Opens a form with its draft, merged with the record if that is newer. */
export function openWith<Values>(
  { shape, fields }: { shape: Values; fields: readonly string[] },
  start: FormStart<Values>,
  draft: Draft | null,
): Opening<Values> {
  const untouched = { values: start.values, differences: [], restoredAt: null };
  if (!draft) return untouched;
  const typed = fit(shape, draft.values);
  const { values, differences } =
    draft.version === start.version
      ? { values: typed, differences: [] }
      : mergeValues(fields, fit(shape, draft.base), typed, start.values);
  return isSame(values, start.values) ? untouched : { values, differences, restoredAt: draft.at };
}
