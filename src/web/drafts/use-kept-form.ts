import { useEffect, useMemo, useState } from "react";
import { v7 as newId } from "uuid";
import type { Check } from "#web/ui/form/form-state.ts";
import { useForm } from "#web/ui/form/use-form.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { useDraftKeeper } from "./draft-keeper.ts";
import { eraseDraft, readDraft } from "./drafts.ts";
import { isSame, mergeValues, type Difference } from "./merge.ts";
import { startedOverTitle, undoLabel } from "./messages.ts";
import { openWith, type FormStart } from "./opening.ts";
import type { Form } from "#web/ui/form/form.ts";
import { valueAt, type FieldPath, type FieldValue } from "#web/ui/form/paths.ts";

/** The options of useKeptForm. */
export type KeptFormOptions<Values, Data, Start extends FormStart<Values>> = {
  /** The name of its draft. */
  draftName: string;
  /** The record's id; the caller creates the id of a new record. */
  id: string;
  /** Whether the form saves a new record. */
  isNew?: boolean;
  /** The empty form, and the paths of all its fields. */
  shape: Values;
  fields: readonly string[];
  /** The stored record. */
  start: Start;
  checkOf: (start: Start) => Check<Values, Data>;
  shouldFocusError?: boolean;
};

/**
 * A form that never loses input (docs/decisions/014): it is stored as a draft and restored when the form opens again.
 * If the record was saved elsewhere in the meantime, the two are merged.
 */
export function useKeptForm<Values, Data, Start extends FormStart<Values>>(
  options: KeptFormOptions<Values, Data, Start>,
) {
  const { draftName, shape, fields, isNew = false, checkOf, shouldFocusError } = options;
  const [draft] = useState(() => readDraft(draftName));
  const [opening] = useState(() => openWith({ shape, fields }, options.start, draft));
  const [start, setStart] = useState(options.start);
  // A draft that was sent may already be saved under its id, so it must not get another.
  const [id, setId] = useState(isNew && draft?.wasSent ? draft.id : options.id);
  const [restoredAt, setRestoredAt] = useState(opening.restoredAt);
  const [differences, setDifferences] = useState(opening.differences);

  const check = useMemo(() => checkOf(start), [checkOf, start]);
  const form = useForm<Values, Data>({ defaultValues: start.values, check, shouldFocusError });
  const keepSent = useDraftKeeper(form, draftName, {
    id,
    version: start.version,
    wasSent: draft?.wasSent === true,
    shape,
    base: start.values,
  });
  useEffect(() => {
    if (opening.restoredAt) fill(form, fields, opening.values);
  }, [form, fields, opening]);

  return {
    form,
    id,
    start,
    restoredAt,
    differences,
    /** Writes the draft at once. Call this before a save, whose answer may be lost. */
    keepSent,
    /** Continues from a newer record and returns the differences. */
    adopt(newest: Start): Difference[] {
      const merged = mergeValues(fields, start.values, form.getValues(), newest.values);
      setStart(newest);
      setDifferences(merged.differences);
      form.reset(newest.values, { keepSubmitCount: true });
      fill(form, fields, merged.values);
      return merged.differences;
    },
    /** Continues from a newer record if it doesn't conflict with the input; conflicts are resolved on saving. */
    follow(newest: Start) {
      const merged = mergeValues(fields, start.values, form.getValues(), newest.values);
      if (merged.differences.some(({ isBoth }) => isBoth)) return;
      setStart(newest);
      form.reset(newest.values, { keepSubmitCount: true });
      fill(form, fields, merged.values);
    },
    /** Continues from the saved record. Input typed during the save is kept as unsaved. */
    settle(saved: Start, sent: Values) {
      const isUntouched = isSame(form.getValues(), sent);
      setStart(saved);
      setDifferences([]);
      setRestoredAt(null);
      form.reset(saved.values, { keepValues: !isUntouched });
      if (isUntouched) eraseDraft(draftName);
    },
    /** Deletes the draft and shows the stored record; the toast can undo it. */
    startOver() {
      const typed = form.getValues();
      eraseDraft(draftName);
      if (isNew) setId(newId());
      setRestoredAt(null);
      setDifferences([]);
      form.reset(start.values);
      const undo = () => fill(form, fields, typed);
      showToast({ title: startedOverTitle, action: { label: undoLabel, run: undo } });
    },
  };
}

/** Sets a form's values as if they had been typed. */
function fill<Values, Data>(
  form: Form<Values, Data>,
  fields: readonly string[],
  values: Values,
): void {
  for (const field of fields as FieldPath<Values>[]) {
    const value = valueAt(values, field);
    if (!isSame(form.getValues(field), value))
      form.setValue(field, value as FieldValue<Values, FieldPath<Values>>);
  }
}
