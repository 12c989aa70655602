import { lazy, Suspense } from "react";
import { Spinner } from "#web/ui/spinner.tsx";

const SettingsTab = lazy(async () => ({
  default: (await import("./settings/settings-tab.tsx")).SettingsTab,
}));

/** What the assistant does on its own, and what it can say and spend. */
export default function AssistantSettingsPage() {
  return (
    <Suspense fallback={<Spinner className="w-full py-14" />}>
      <SettingsTab />
    </Suspense>
  );
}
