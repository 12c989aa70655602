import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import Settings from "lucide-react/icons/settings";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { Spinner } from "#web/ui/spinner.tsx";
import { tabClass, TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { Part } from "./shared/part.tsx";
import { settingsPath, tabKeys, type TabKey } from "./shared/paths.ts";
import { settingsOptions } from "./shared/queries.ts";
import { StatePanel } from "./today/state-panel.tsx";
import { pageWords as words } from "./today/today-messages.ts";
import { Today } from "./today/today.tsx";

// Each tab's content loads when the tab opens.
const AskTab = lazy(async () => ({ default: (await import("./ask/ask-tab.tsx")).AskTab }));
const ConversationList = lazy(async () => ({
  default: (await import("./conversations/conversation-list.tsx")).ConversationList,
}));
const OutreachTab = lazy(async () => ({
  default: (await import("./outreach/outreach-tab.tsx")).OutreachTab,
}));
const RehearsalTab = lazy(async () => ({
  default: (await import("./rehearsal/rehearsal-tab.tsx")).RehearsalTab,
}));

const contents: Record<Exclude<TabKey, "today">, ReactNode> = {
  ask: <AskTab />,
  conversations: <ConversationList />,
  outreach: <OutreachTab />,
  try: <RehearsalTab />,
};
const laterTabs = Object.keys(contents) as (keyof typeof contents)[];
const tabs = tabKeys.map((key) => ({ key, label: words.tabs[key] }));

/**
 * The professional's assistant: its state and on/off switch above the tabs. The URL holds the open tab; visited tabs
 * stay mounted, so text typed into them is kept.
 */
export default function AssistantPage() {
  const [params, setParams] = useSearchParams();
  const current = tabKeys.find((key) => key === params.get("tab")) ?? "today";
  const [seen, setSeen] = useState<readonly TabKey[]>([current]);
  if (!seen.includes(current)) setSeen([...seen, current]);
  // On a phone, the tabs are wider than the screen.
  useEffect(() => {
    document
      .getElementById(`assistant-${current}-tab`)
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  const asked = useQuery(settingsOptions());
  const saved = asked.data;
  const isNew = saved?.firstOnAt === null && !saved.settings.isOn;
  const parts = { id: "assistant", current };
  // The address of the settings before they became a tab of all settings.
  if (params.get("tab") === "settings") return <Navigate to={settingsPath} replace />;
  return (
    <div className="flex flex-col gap-4">
      {saved && !isNew && <StatePanel saved={saved} />}
      <div className="flex overflow-x-auto">
        <Tabs
          {...parts}
          label={words.label}
          tabs={tabs}
          onChoose={(tab) => setParams(tab === "today" ? {} : { tab }, { replace: true })}
        />
        <div className="flex flex-1 justify-end border-b border-line">
          <Link to={settingsPath} prefetch="intent" className={clsx("gap-2", tabClass(false))}>
            <Settings size={16} aria-hidden="true" />
            {words.settings}
          </Link>
        </div>
      </div>
      <TabPanel {...parts} tab="today">
        <Part asked={asked} failed={words.failed} lines={6}>
          {(settings) => <Today saved={settings} />}
        </Part>
      </TabPanel>
      {laterTabs.map((tab) => (
        <TabPanel key={tab} {...parts} tab={tab}>
          {seen.includes(tab) && (
            <Suspense fallback={<Spinner className="w-full py-14" />}>{contents[tab]}</Suspense>
          )}
        </TabPanel>
      ))}
    </div>
  );
}
