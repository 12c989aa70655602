import { type FieldErrors, get, type Resolver, set } from "react-hook-form";
import type { AssistantSettings } from "#domain/assistant/settings.ts";
import { fieldAt, readInput, type SettingsValues } from "./settings-values.ts";

/** Checks the form by the domain's rules, the same ones that the server goes by. */
export function settingsResolver(
  settings: AssistantSettings,
): Resolver<SettingsValues, unknown, AssistantSettings> {
  return (values) => {
    const answer = readInput(values, settings);
    if (answer.success) return { values: answer.data, errors: {} };
    const errors: FieldErrors<SettingsValues> = {};
    for (const { path, code, message } of answer.error.issues) {
      const name = fieldAt(path);
      if (!get(errors, name)) set(errors, name, { type: code, message });
    }
    return { values: {}, errors };
  };
}
