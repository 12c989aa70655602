import type { SavedSettings } from "#contract/assistant/settings.ts";
import { FirstTime } from "./first-time.tsx";
import { LivePanel } from "./live-panel.tsx";
import { LogPanel } from "./log-panel.tsx";
import { QueuePanel } from "./queue-panel.tsx";
import { ReachPanel } from "./reach-panel.tsx";

/** What needs the professional now, what goes on, and what was done. */
export function Today({ saved }: { saved: SavedSettings }) {
  if (saved.firstOnAt === null && !saved.settings.isOn) return <FirstTime saved={saved} />;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <LivePanel />
        <QueuePanel />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <ReachPanel saved={saved} />
        <LogPanel />
      </div>
    </div>
  );
}
