import type { SavedSettings } from "#contract/assistant/settings.ts";
import { CopyField } from "#web/ui/copy-field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { phoneHref } from "#web/ui/contact-hrefs.ts";
import { numberText } from "../shared/number-text.ts";
import { reachWords as words } from "./today-messages.ts";

/** Where clients reach the assistant: a link to share, and a telephone line where there is one. */
export function ReachPanel({ saved: { talkLink, line } }: { saved: SavedSettings }) {
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
