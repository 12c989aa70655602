import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { QueuedAction } from "#contract/assistant/queue.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Part } from "../shared/part.tsx";
import { queueOptions } from "../shared/queries.ts";
import { DecidedList } from "./decided-list.tsx";
import { DraftCard } from "./draft-card.tsx";
import { queueWords as words } from "./today-messages.ts";
import { WaitingCard } from "./waiting-card.tsx";

/** What waits for the professional's approval, drafts to send themselves, and recent decisions. */
export function QueuePanel() {
  const asked = useQuery(queueOptions());
  return (
    <Panel title={words.title}>
      <Part asked={asked} failed={words.failed}>
        {({ open, decided }) => <Queue open={open} decided={decided} />}
      </Part>
    </Panel>
  );
}

function Queue({ open, decided }: { open: QueuedAction[]; decided: QueuedAction[] }) {
  const drafts = open.filter(({ status }) => status === "draft");
  const waiting = open.filter(({ status }) => status !== "draft");
  return (
    <div className="divide-y divide-line">
      {open.length === 0 && (
        <div>
          <EmptyState level={3} className="py-8" line={words.none} text={words.noneText} />
        </div>
      )}
      <Cards label={words.title}>
        {waiting.map((action) => (
          <WaitingCard key={action.id} action={action} />
        ))}
      </Cards>
      {drafts.length > 0 && <h3 className="px-5 pt-4 pb-2 font-semibold">{words.drafts}</h3>}
      <Cards label={words.drafts}>
        {drafts.map((action) => (
          <DraftCard key={action.id} action={action} />
        ))}
      </Cards>
      {decided.length > 0 && <DecidedList actions={decided} />}
    </div>
  );
}

function Cards({ label, children }: { label: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {children}
    </ul>
  );
}
