import type { AssistantSettings } from "#domain/assistant/settings.ts";
import { answerOf } from "#web/ui/form/check.ts";
import type { Check } from "#web/ui/form/form-state.ts";
import { fieldAt, readInput, type SettingsValues } from "./settings-values.ts";

/** Checks the form by the domain's rules, the same ones that the server goes by. */
export function settingsCheck(
  settings: AssistantSettings,
): Check<SettingsValues, AssistantSettings> {
  return (values) => answerOf(readInput(values, settings), fieldAt);
}
