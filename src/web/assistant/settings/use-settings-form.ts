import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { SavedSettings } from "#contract/assistant/settings.ts";
import type { AssistantSettings } from "#domain/assistant/settings.ts";
import { api } from "#web/client/api.ts";
import { faultsOf, isSignedOut, messageOf } from "#web/client/failure.ts";
import type { FormStart } from "#web/drafts/opening.ts";
import { useKeptForm } from "#web/drafts/use-kept-form.ts";
import { answerOf } from "#web/ui/form/check.ts";
import type { Check } from "#web/ui/form/form-state.ts";
import type { FieldPath } from "#web/ui/form/paths.ts";
import { useFormState } from "#web/ui/form/use-form.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { settingsOptions } from "../shared/queries.ts";
import { newestIn } from "../shared/switch-assistant.ts";
import { formWords as words } from "./settings-messages.ts";
import {
  fieldAt,
  mergedFields as fields,
  settingsShape as shape,
  type SettingsValues,
  valuesOf,
  readInput,
} from "./settings-values.ts";

const draftName = "draft:assistant";

type SettingsStart = FormStart<SettingsValues> & Pick<SavedSettings, "settings" | "version">;

const startOf = ({ settings, version }: SavedSettings): SettingsStart => ({
  settings,
  version,
  values: valuesOf(settings),
});
/** Validates the form with the same domain rules as the server. */
const checkOf =
  ({ settings }: SettingsStart): Check<SettingsValues, AssistantSettings> =>
  (values) =>
    answerOf(readInput(values, settings), fieldAt);

/**
 * The settings form. Typed values survive tab changes, reloads and lost responses. If someone else saved in the
 * meantime, their changes are taken over, and the person decides about fields that both changed.
 */
export function useSettingsForm(saved: SavedSettings, element: RefObject<HTMLFormElement | null>) {
  const client = useQueryClient();
  const [first] = useState(() => startOf(saved));
  const kept = useKeptForm<SettingsValues, AssistantSettings, SettingsStart>({
    draftName,
    id: draftName,
    shape,
    fields,
    start: first,
    checkOf,
    shouldFocusError: false,
  });
  const { form, start, differences, restoredAt, startOver } = kept;
  const [isSaving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const isBusy = useRef(false);
  const { submitCount } = useFormState(form);

  useEffect(() => {
    if (submitCount + refusals > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, refusals, element]);

  async function submit(settings: AssistantSettings) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    kept.keepSent();
    await attempt(settings, start);
    isBusy.current = false;
    setSaving(false);
  }

  async function attempt(settings: AssistantSettings, from: SettingsStart): Promise<void> {
    const sent = structuredClone(form.getValues());
    try {
      done(await api.assistant.settings.save({ settings, version: from.version }), sent);
    } catch (error) {
      const newest = newestIn(error);
      if (!newest) return refuse(error);
      const next = startOf(newest);
      if (kept.adopt(next).length > 0) return;
      // No conflicts: save again, with others' changes such as the on/off switch.
      const { isOn, pausedUntil } = newest.settings;
      return attempt({ ...settings, isOn, pausedUntil }, next);
    }
  }

  function done(now: SavedSettings, sent: SettingsValues) {
    kept.settle(startOf(now), sent);
    client.setQueryData(settingsOptions().queryKey, now);
    showToast({ title: words.saved, text: words.savedText, variant: "success" });
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

  return { form, submit, isSaving, differences, restoredAt, startOver };
}
