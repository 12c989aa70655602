import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import type { Conversation } from "#contract/assistant/conversations.ts";
import { messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Moment } from "../shared/moment.tsx";
import { channelNames, dot } from "../shared/names.ts";
import { Part } from "../shared/part.tsx";
import { conversationPath } from "../shared/paths.ts";
import { contactTalksOptions, conversationOptions } from "../shared/queries.ts";
import { contactTalkWords as words, listWords, talkWords } from "./conversation-messages.ts";
import { lengthText } from "./length-text.ts";
import { TalkState } from "./talk-state.tsx";
import { Transcript } from "./transcript.tsx";

/** The assistant's conversations with a contact; nothing if there are none. */
export function ContactConversations({ contactId }: { contactId: string }) {
  const asked = useInfiniteQuery(contactTalksOptions(contactId));
  const { data: talks, error } = asked;
  if (!talks && !error) return null;
  if (talks?.length === 0) return null;
  return (
    <Panel title={listWords.list}>
      {!talks && (
        <ErrorState
          className="py-8"
          title={words.failed}
          text={messageOf(error)}
          onRetry={() => void asked.refetch()}
          retrying={asked.isFetching}
        />
      )}
      <ul aria-label={listWords.list} className="divide-y divide-line">
        {talks?.map((talk) => (
          <Talk key={talk.id} talk={talk} />
        ))}
      </ul>
      {asked.hasNextPage && (
        <div className="flex justify-center border-t border-line px-5 py-3">
          <Button
            size="sm"
            busy={asked.isFetchingNextPage}
            onClick={() => void asked.fetchNextPage()}
          >
            {listWords.more}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** One conversation: what came of it, with its transcript one press away. */
function Talk({ talk }: { talk: Conversation }) {
  const { id, channel, startedAt, durationSeconds, turns, summary } = talk;
  const [isOpen, setOpen] = useState(false);
  const place = useId();
  const facts = [
    channelNames[channel],
    durationSeconds !== null && lengthText(durationSeconds),
    listWords.turns(turns),
  ];
  return (
    <li className="flex flex-col gap-1 px-5 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Moment at={startedAt} className="font-semibold" />
        <TalkState talk={talk} />
      </p>
      <p className="text-sm text-soft">{facts.filter(Boolean).join(dot)}</p>
      {summary && <p className="wrap-anywhere">{summary}</p>}
      <p className="flex flex-wrap gap-x-5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? place : undefined}
          onClick={() => setOpen(!isOpen)}
          className="text-link min-h-6 text-sm pointer-coarse:min-h-11"
        >
          {isOpen ? words.hide : words.show}
        </button>
        <Link
          to={conversationPath(id)}
          className="text-link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
        >
          {words.open}
        </Link>
      </p>
      {isOpen && (
        <div id={place} className="rounded-card border border-line">
          <OpenTranscript id={id} />
        </div>
      )}
    </li>
  );
}

function OpenTranscript({ id }: { id: string }) {
  const asked = useQuery(conversationOptions(id));
  return (
    <Part asked={asked} failed={talkWords.failed}>
      {({ conversation, turns }) => <Transcript talk={conversation} turns={turns} />}
    </Part>
  );
}
