import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { api } from "#web/client/api.ts";
import { Part } from "../shared/part.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { formWords as words } from "./settings-messages.ts";

/** The settings as they are when the tab opens: a newer answer must not change what is being typed. */
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
