import type { SavedSettings } from "#contract/assistant/settings.ts";
import { phoneHref } from "#web/ui/contact-hrefs.ts";
import { CopyField } from "#web/ui/copy-field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { numberText } from "../shared/number-text.ts";
import { FirstTime } from "./first-time.tsx";
import { LivePanel } from "./live-panel.tsx";
import { LogPanel } from "./log-panel.tsx";
import { QueuePanel } from "./queue-panel.tsx";
import { reachWords as words } from "./today-messages.ts";

/** What needs the professional now, what is in progress, and what was done. */
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

/** Where clients reach the assistant: a link to share, and a phone line if there is one. */
function ReachPanel({ saved: { talkLink, line } }: { saved: SavedSettings }) {
  return (
    <Panel title={words.title}>
      <div className="flex flex-col gap-4 px-5 py-4">
        <CopyField label={words.link} value={talkLink} hint={words.linkHint} />
        <div>
          <p className="text-sm font-semibold">{words.line}</p>
          {line ? (
            <a
              href={phoneHref(line)}
              className="text-link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {numberText(line)}
            </a>
          ) : (
            <p className="text-soft">{words.noLine}</p>
          )}
        </div>
      </div>
    </Panel>
  );
}
