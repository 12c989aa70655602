import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useForm, useFormState } from "#web/ui/form/use-form.tsx";
import type { FieldPath } from "#web/ui/form/paths.ts";
import type { SavedSettings } from "#contract/assistant/settings.ts";
import type { AssistantSettings } from "#domain/assistant/settings.ts";
import { api } from "#web/client/api.ts";
import { faultsOf, isSignedOut, messageOf } from "#web/client/failure.ts";
import { useDraftKeeper } from "#web/contacts/forms/draft-keeper.ts";
import { eraseDraft, readDraft } from "#web/contacts/forms/drafts.ts";
import { fill } from "#web/contacts/forms/form-acts.ts";
import { openWith } from "#web/contacts/forms/form-opening.ts";
import { isSame, mergeValues } from "#web/contacts/forms/merge.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { settingsOptions } from "../desk/queries.ts";
import { newestIn } from "../desk/switching.ts";
import { formWords as words } from "./settings-messages.ts";
import { settingsCheck } from "./settings-check.ts";
import {
  fieldAt,
  mergedFields as fields,
  settingsShape as shape,
  type SettingsValues,
  valuesOf,
} from "./settings-values.ts";

const draftName = "draft:assistant";

/**
 * The form of the settings: what was typed is kept through tabs, reloads and lost answers. When somebody else saved
 * meanwhile, what only they changed is taken over; about what both changed the person decides.
 */
export function useSettingsForm(saved: SavedSettings, element: RefObject<HTMLFormElement | null>) {
  const client = useQueryClient();
  const [start, setStart] = useState(saved);
  const startValues = useMemo(() => valuesOf(start.settings), [start]);
  const [opening] = useState(() => {
    const from = { version: saved.version, values: valuesOf(saved.settings), toInput: () => null };
    return openWith({ shape, fields }, from, readDraft(draftName));
  });
  const [differences, setDifferences] = useState(opening.differences);
  const [restoredAt, setRestoredAt] = useState(opening.restoredAt);
  const [isSaving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const isBusy = useRef(false);

  const check = useMemo(() => settingsCheck(start.settings), [start]);
  const form = useForm<SettingsValues, AssistantSettings>({
    defaultValues: startValues,
    check,
    shouldFocusError: false,
  });
  const { submitCount } = useFormState(form);
  const about = { id: draftName, version: start.version, wasSent: false };
  const keepSent = useDraftKeeper(form, draftName, { ...about, shape, base: startValues });

  useEffect(() => {
    if (opening.restoredAt) fill(form, fields, opening.values);
  }, [form, opening]);
  useEffect(() => {
    if (submitCount + refusals > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, refusals, element]);

  async function submit(settings: AssistantSettings) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    keepSent();
    await attempt(settings, start);
    isBusy.current = false;
    setSaving(false);
  }

  async function attempt(settings: AssistantSettings, from: SavedSettings): Promise<void> {
    const sent = structuredClone(form.getValues());
    try {
      done(await api.assistant.settings.save({ settings, version: from.version }), sent);
    } catch (error) {
      const newest = newestIn(error);
      if (!newest) return refuse(error);
      if (adopt(newest)) return;
      // Nothing to choose: what others changed, such as the switch, goes along.
      const { isOn, pausedUntil } = newest.settings;
      return attempt({ ...settings, isOn, pausedUntil }, newest);
    }
  }

  function done(now: SavedSettings, sent: SettingsValues) {
    // What was typed while the answer was on its way stays, and is not saved yet.
    const isUntouched = isSame(form.getValues(), sent);
    setStart(now);
    setDifferences([]);
    setRestoredAt(null);
    form.reset(valuesOf(now.settings), { keepValues: !isUntouched });
    if (isUntouched) eraseDraft(draftName);
    client.setQueryData(settingsOptions().queryKey, now);
    showToast({ title: words.saved, text: words.savedText, variant: "success" });
  }

  /** Takes newer settings for what the form began with; tells whether there is something to choose. */
  function adopt(newest: SavedSettings): boolean {
    const theirs = valuesOf(newest.settings);
    const merged = mergeValues(fields, startValues, form.getValues(), theirs);
    setStart(newest);
    setDifferences(merged.differences);
    form.reset(theirs, { keepSubmitCount: true });
    fill(form, fields, merged.values);
    return merged.differences.length > 0;
  }

  function refuse(error: unknown) {
    if (isSignedOut(error)) return;
    for (const { path, message } of faultsOf(error)) {
      const name = fieldAt(path.split(".").filter((part) => part !== "settings"));
      form.setError(name as FieldPath<SettingsValues>, message);
    }
    setRefusals((before) => before + 1);
    showToast({ title: words.saveFailed, text: messageOf(error), variant: "destructive" });
  }

  function startOver() {
    eraseDraft(draftName);
    setRestoredAt(null);
    setDifferences([]);
    form.reset(startValues);
  }

  return { form, submit, isSaving, differences, restoredAt, startOver };
}
