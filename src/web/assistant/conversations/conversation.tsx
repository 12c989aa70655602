import { ORPCError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { useState } from "react";
import { Link } from "react-router";
import type { AssistantTask } from "#contract/assistant/log.ts";
import type { QueuedAction } from "#contract/assistant/queue.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { channelNames, whoOf } from "../shared/names.ts";
import { Part } from "../shared/part.tsx";
import { tabPath } from "../shared/paths.ts";
import { conversationOptions } from "../shared/queries.ts";
import { DecidedRow } from "../today/decided-list.tsx";
import { LogLine } from "../today/log-line.tsx";
import { ConversationFacts } from "./conversation-facts.tsx";
import { talkWords as words } from "./conversation-messages.ts";
import { RemoveConversation } from "./remove-conversation.tsx";
import { TakePart } from "./take-part.tsx";
import { TalkState } from "./talk-state.tsx";
import { Transcript } from "./transcript.tsx";

/** Props of ConversationView. */
export type ConversationViewProps = {
  id: string;
  /** Called after the conversation was deleted, to leave the page. */
  onRemoved: () => void;
};

/** One conversation: its live transcript, its outcome, and the controls to take part in it. */
export function ConversationView({ id, onRemoved }: ConversationViewProps) {
  const [isRemoved, setRemoved] = useState(false);
  // A deleted conversation is not requested again.
  const asked = useQuery({ ...conversationOptions(id), enabled: !isRemoved });
  const isGone = asked.error instanceof ORPCError && asked.error.status === 404;
  const back = tabPath("conversations");
  if (isGone)
    return (
      <EmptyState
        line={words.gone}
        text={words.goneText}
        action={<LinkButton to={back}>{words.back}</LinkButton>}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <Link
        to={back}
        className="-ml-1 inline-flex min-h-8 items-center gap-1 self-start text-sm text-soft hover:text-ink pointer-coarse:min-h-11"
      >
        <ChevronLeft size={16} aria-hidden="true" />
        {words.back}
      </Link>
      <Part asked={asked} failed={words.failed} lines={8}>
        {({ conversation: talk, turns, actions, tasks }) => (
          <>
            <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <div className="min-w-0">
                <h2 className="text-2xl font-semibold wrap-anywhere">{whoOf(talk)}</h2>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
                  {channelNames[talk.channel]}
                  <TalkState talk={talk} />
                </p>
              </div>
              {talk.status === "ended" && (
                <RemoveConversation talk={talk} onRemoving={setRemoved} onRemoved={onRemoved} />
              )}
            </header>
            <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
              <Panel title={words.transcript}>
                <Transcript talk={talk} turns={turns} />
                {talk.status !== "ended" && <TakePart talk={talk} />}
              </Panel>
              <div className="flex min-w-0 flex-col gap-4">
                <ConversationFacts talk={talk} />
                <WhatCameOfIt actions={actions} tasks={tasks} />
              </div>
            </div>
          </>
        )}
      </Part>
    </div>
  );
}

/** Props of WhatCameOfIt. */
type WhatCameOfItProps = { actions: QueuedAction[]; tasks: AssistantTask[] };

/** What was prepared and done because of a conversation. */
function WhatCameOfIt({ actions, tasks }: WhatCameOfItProps) {
  return (
    <>
      {actions.length > 0 && (
        <Panel title={words.actions}>
          <ul aria-label={words.actions} className="divide-y divide-line">
            {actions.map((action) => (
              <DecidedRow key={action.id} action={action} />
            ))}
          </ul>
        </Panel>
      )}
      {tasks.length > 0 && (
        <Panel title={words.tasks}>
          <ul aria-label={words.tasks} className="divide-y divide-line">
            {tasks.map((task) => (
              <LogLine key={task.id} task={task} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
