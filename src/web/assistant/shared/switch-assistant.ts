import { ORPCError } from "@orpc/client";
import type { SavedSettings } from "#contract/assistant/settings.ts";
import { api } from "#web/client/api.ts";

/** The current settings from a CHANGED refusal, which the server sends when the save started from an older version. */
export function newestIn(error: unknown): SavedSettings | null {
  if (!(error instanceof ORPCError) || error.code !== "CHANGED") return null;
  return (error.data as { current?: SavedSettings } | undefined)?.current ?? null;
}

const mostTries = 3;

/** Turns the assistant on or off and changes nothing else, even if other settings were just saved elsewhere. */
export async function switchTo(isOn: boolean, saved: SavedSettings): Promise<SavedSettings> {
  let from = saved;
  for (let tries = 1; ; tries += 1)
    try {
      const { settings, version } = from;
      return await api.assistant.settings.save({ settings: { ...settings, isOn }, version });
    } catch (error) {
      const newer = newestIn(error);
      if (!newer || tries === mostTries) throw error;
      from = newer;
    }
}
