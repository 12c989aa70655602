import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { SavedSettings } from "#contract/assistant/settings.ts";
import { api } from "#web/client/api.ts";
import { Part } from "../shared/part.tsx";
import { settingsOptions } from "../shared/queries.ts";
import { StatePanel } from "../today/state-panel.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { formWords as words } from "./settings-messages.ts";

/** The state and the switch, and below them the settings, loaded once per opening: a refetch must not overwrite what the person is typing. */
export function SettingsTab() {
  const opening = useId();
  const asked = useQuery({
    queryKey: ["assistant settings", opening],
    queryFn: () => api.assistant.settings.read(),
    staleTime: "static",
    gcTime: 0,
  });
  const { data: current } = useQuery(settingsOptions());
  return (
    <Part asked={asked} failed={words.failed} lines={8}>
      {(saved) => (
        <div className="flex flex-col gap-4">
          {!isNew(current ?? saved) && <StatePanel saved={current ?? saved} />}
          <SettingsForm saved={saved} />
        </div>
      )}
    </Part>
  );
}

/** The assistant's page has the button that turns it on for the first time. */
const isNew = ({ firstOnAt, settings }: SavedSettings) => firstOnAt === null && !settings.isOn;
