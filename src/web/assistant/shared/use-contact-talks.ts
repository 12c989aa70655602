import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ContactEvent } from "#contract/contacts/page.ts";
import { channelNames, dot, outcomeNames } from "./names.ts";
import { conversationPath } from "./paths.ts";
import { contactTalksOptions } from "./queries.ts";

/** The assistant's conversations with a contact as entries of the timeline, each with a link to its transcript. */
export function useContactTalks(contactId: string, { enabled }: { enabled: boolean }) {
  const { data } = useInfiniteQuery({ ...contactTalksOptions(contactId), enabled });
  return useMemo(
    () =>
      data?.map(({ id, channel, outcome, startedAt, summary }) => {
        const facts = [channelNames[channel], outcome && outcomeNames[outcome]];
        const event: ContactEvent = {
          id,
          happenedAt: startedAt,
          kind: "conversation",
          actor: "owner",
          text: [facts.filter(Boolean).join(dot), summary].filter(Boolean).join("\n"),
          changes: [],
          version: 1,
          editedAt: null,
        };
        return { event, to: conversationPath(id), label: transcriptLabel };
      }),
    [data],
  );
}

const transcriptLabel = "Open transcript";
