import { Panel } from "#web/ui/panel.tsx";
import { resultWords as words } from "./result-messages.ts";

/** In place of results while a field shows no amount that counts: those of another amount would be taken for its own. */
export function UnreadResults() {
  return (
    <Panel title={words.title}>
      <p role="status" className="min-h-40 px-5 py-4 text-soft">
        {words.unread}
      </p>
    </Panel>
  );
}
