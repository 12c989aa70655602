import ChevronDown from "lucide-react/icons/chevron-down";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Permissions } from "#contract/assistant/outreach.ts";
import { api } from "#web/client/api.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatusDot } from "#web/ui/status-dot.tsx";
import { wayNames } from "../shared/names.ts";
import { Part } from "../shared/part.tsx";
import { permissionsOptions } from "../shared/queries.ts";
import { useAct } from "../shared/use-act.ts";
import { Verdict } from "../shared/verdict.tsx";
import { ConsentDialog } from "./consent-dialog.tsx";
import { PermissionHistory } from "./permission-history.tsx";
import { liftWords, reachWords as words, stopWords } from "./stop-messages.ts";
import { WayRow } from "./way-row.tsx";
import { WordsDialog } from "./words-dialog.tsx";
import "./reaching-panel.css";

/** Props of ReachingPanel. */
export type ReachingPanelProps = {
  contactId: string;
  /** When the contact was last changed, because its phone numbers and emails may be different since. */
  changedAt: Date;
};

/** How the assistant can contact this person now, as one line that opens to the reasons and what can be done. */
export function ReachingPanel({ contactId, changedAt }: ReachingPanelProps) {
  const asked = useQuery(permissionsOptions(contactId, changedAt));
  if (asked.data)
    return (
      <Panel label={words.title}>
        <Reaching permissions={asked.data} />
      </Panel>
    );
  return (
    <Panel title={words.title}>
      <Part asked={asked} failed={words.failed} lines={1}>
        {() => null}
      </Part>
    </Panel>
  );
}

function Reaching({ permissions }: { permissions: Permissions }) {
  const { contactId, isStopped, ways } = permissions;
  return (
    <details className="reaching">
      <summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
        <h2 className="font-semibold">{words.title}</h2>
        {isStopped ? (
          <StatusDot tone="clay">{stopWords.isStopped}</StatusDot>
        ) : (
          ways.map(({ channel, service }) => (
            <span key={channel} className="inline-flex items-center gap-1.5 text-sm">
              <span className="text-soft">{wayNames[channel]}</span>
              {service ? <Verdict is={service.verdict} /> : words.noAddress[channel]}
            </span>
          ))
        )}
        <ChevronDown size={18} aria-hidden="true" className="reaching-sign ml-auto text-soft" />
      </summary>
      <div className="divide-y divide-line border-t border-line">
        {isStopped ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 bg-clay-wash px-5 py-4">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold text-clay">{stopWords.isStopped}</p>
              <p>{stopWords.isStoppedText}</p>
            </div>
            <LiftDialog contactId={contactId} />
          </div>
        ) : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
            <p className="min-w-0 flex-1 basis-64 text-soft">{words.text}</p>
            <div className="flex flex-wrap gap-2">
              <ConsentDialog permissions={permissions} />
              <StopButton contactId={contactId} />
            </div>
          </div>
        )}
        <ul aria-label={words.title} className="divide-y divide-line">
          {ways.map((way) => (
            <WayRow key={way.channel} way={way} />
          ))}
        </ul>
        <PermissionHistory permissions={permissions} />
      </div>
    </details>
  );
}

/** Stops all calls and messages from the assistant to this contact. */
function StopButton({ contactId }: { contactId: string }) {
  const [isAsking, setAsking] = useState(false);
  const { act, busy } = useAct();
  async function stop() {
    const told = { done: stopWords.done, failed: stopWords.failed };
    await act("stop", () => api.assistant.outreach.stop({ contactId }), told);
    setAsking(false);
  }
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {stopWords.stop}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={stopWords.title}
        description={stopWords.question}
        confirmLabel={stopWords.stop}
        busy={busy !== null}
        onConfirm={() => void stop()}
      />
    </>
  );
}

/** Lifts an opt-out, which takes the contact's own words; they are stored. */
function LiftDialog({ contactId }: { contactId: string }) {
  const { act, busy } = useAct();
  return (
    <WordsDialog
      words={liftWords}
      isBusy={busy !== null}
      opener={(open) => (
        <Button size="sm" onClick={open}>
          {liftWords.lift}
        </Button>
      )}
      onSave={async (typed, _, onFailure) => {
        const told = { done: liftWords.done, failed: liftWords.failed, onFailure };
        const lift = () => api.assistant.outreach.lift({ contactId, words: typed });
        return (await act("lift", lift, told)) !== null;
      }}
    />
  );
}
