import { Link } from "react-router";
import type { Conversation } from "#contract/assistant/conversations.ts";
import { StatusDot } from "#web/ui/status-dot.tsx";
import { Moment } from "../shared/moment.tsx";
import { channelNames, dot, whoOf } from "../shared/names.ts";
import { conversationPath } from "../shared/paths.ts";
import { listWords as words } from "./conversation-messages.ts";
import { lengthText } from "./length-text.ts";
import { TalkState } from "./talk-state.tsx";

/** A conversation in the list: who, how, when, what came of it. The whole row leads to it. */
export function ConversationRow({ talk }: { talk: Conversation }) {
  const { id, channel, startedAt, durationSeconds, turns, flags, summary } = talk;
  const facts = [
    channelNames[channel],
    durationSeconds !== null && lengthText(durationSeconds),
    words.turns(turns),
  ];
  return (
    <li className="group relative flex flex-wrap gap-x-6 gap-y-1 px-5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <Link
          to={conversationPath(id)}
          className="font-semibold wrap-anywhere outline-none group-hover:underline after:absolute after:inset-0 after:-outline-offset-2 after:outline-green focus-visible:after:outline-2"
        >
          {whoOf(talk)}
        </Link>
        <p className="text-sm text-soft">{facts.filter(Boolean).join(dot)}</p>
        {summary && <p className="line-clamp-2 wrap-anywhere">{summary}</p>}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4">
        {flags.length > 0 && <StatusDot tone="brass">{words.flagged(flags.length)}</StatusDot>}
        <TalkState talk={talk} />
        <Moment at={startedAt} className="text-sm text-soft" />
      </div>
    </li>
  );
}
