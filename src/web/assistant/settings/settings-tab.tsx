import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { api } from "#web/client/api.ts";
import { Part } from "../shared/part.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { formWords as words } from "./settings-messages.ts";

/** The settings, loaded once per opening: a refetch must not overwrite what the person is typing. */
export function SettingsTab() {
  const opening = useId();
  const asked = useQuery({
    queryKey: ["assistant settings", opening],
    queryFn: () => api.assistant.settings.read(),
    staleTime: "static",
    gcTime: 0,
  });
  return (
    <Part asked={asked} failed={words.failed} lines={8}>
      {(saved) => <SettingsForm saved={saved} />}
    </Part>
  );
}
