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

/** What a form that loses nothing is made of. */
export type KeptFormOptions<Values, Data, Start extends FormStart<Values>> = {
  /** The name of its draft. */
  draftName: string;
  /** The record's id; a new record's is made by the caller. */
  id: string;
  /** The form saves a record that is not stored yet. */
  isNew?: boolean;
  /** The form while nothing has been typed, and the paths of all its fields. */
  shape: Values;
  fields: readonly string[];
  /** The record as it is stored. */
  start: Start;
  checkOf: (start: Start) => Check<Values, Data>;
  shouldFocusError?: boolean;
};

/**
 * A form that loses nothing (docs/decisions/014): what is typed is kept as a draft and comes back when the form is
 * opened again; a record that was saved elsewhere meanwhile is merged with it.
 */
export function useKeptForm<Values, Data, Start extends FormStart<Values>>(
  options: KeptFormOptions<Values, Data, Start>,
) {
  const { draftName, shape, fields, isNew = false, checkOf, shouldFocusError } = options;
  const [draft] = useState(() => readDraft(draftName));
  const [opening] = useState(() => openWith({ shape, fields }, options.start, draft));
  const [start, setStart] = useState(options.start);
  // What may have been stored under the draft's id already is not stored again under another.
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
    /** Writes the draft at once: a save is sent whose answer may be lost. */
    keepSent,
    /** Takes a newer record for what the form began with; tells what differs. */
    adopt(newest: Start): Difference[] {
      const merged = mergeValues(fields, start.values, form.getValues(), newest.values);
      setStart(newest);
      setDifferences(merged.differences);
      form.reset(newest.values, { keepSubmitCount: true });
      fill(form, fields, merged.values);
      return merged.differences;
    },
    /** Takes over a newer record of which nothing clashes with what is typed; the rest is asked about on saving. */
    follow(newest: Start) {
      const merged = mergeValues(fields, start.values, form.getValues(), newest.values);
      if (merged.differences.some(({ isBoth }) => isBoth)) return;
      setStart(newest);
      form.reset(newest.values, { keepSubmitCount: true });
      fill(form, fields, merged.values);
    },
    /** Goes on from what was saved. What was typed while the answer was on its way stays, and is not saved yet. */
    settle(saved: Start, sent: Values) {
      const isUntouched = isSame(form.getValues(), sent);
      setStart(saved);
      setDifferences([]);
      setRestoredAt(null);
      form.reset(saved.values, { keepValues: !isUntouched });
      if (isUntouched) eraseDraft(draftName);
    },
    /** Forgets the draft and shows what is stored; the toast takes it back. */
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

/** Puts values into a form as if they had been typed. */
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
