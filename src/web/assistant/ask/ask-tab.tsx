import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { v7 as newId } from "uuid";
import { api, queries } from "#web/client/api.ts";
import { Panel } from "#web/ui/panel.tsx";
import { LineField } from "../talk/line-field.tsx";
import { openTalk } from "../talk/open-talk.ts";
import { Suggestions } from "../talk/suggestions.tsx";
import { TalkLog } from "../talk/talk-log.tsx";
import { pageMemory } from "../talk/talk-memory.ts";
import { AnswerItems } from "./answer-items.tsx";
import { askCalls, type Under } from "./ask-calls.ts";
import { askWords as words } from "./ask-messages.ts";

/** The professional asks about their own day and contacts; drafts wait under Today. */
export function AskTab() {
  const client = useQueryClient();
  const [{ talk, under }] = useState(() => openAsking(client));
  const state = useSyncExternalStore(talk.subscribe, talk.state);
  const field = useRef<HTMLTextAreaElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => void talk.start(), [talk]);

  function send(said?: string, byTouch = false) {
    void talk.say(said);
    // After a touch, focusing the field would open the on-screen keyboard.
    if (!byTouch) field.current?.focus();
    else whole.current?.querySelector<HTMLElement>("[role=log]")?.focus();
  }

  return (
    <Panel title={words.title} className="max-w-[60rem]">
      <div ref={whole} className="flex h-[min(42rem,calc(100dvh-12rem))] min-h-96 flex-col">
        <TalkLog
          state={state}
          professional=""
          under={({ seq }) => {
            const more = under.get(seq);
            return more && <AnswerItems {...more} />;
          }}
        >
          {!state.sent && <Suggestions suggestions={state.suggestions} onChoose={send} />}
        </TalkLog>
        <div className="flex flex-col gap-3 border-t border-line px-5 py-3 sm:px-6">
          <LineField state={state} field={field} onType={talk.type} onSend={() => send()} />
          <p className="text-sm text-soft">{words.hint}</p>
        </div>
      </div>
    </Panel>
  );
}

function openAsking(client: QueryClient) {
  const under = new Map<number, Under>();
  const calls = askCalls(api.assistant.ask.say, (seq, { items, page, isDrafted }) => {
    if (items.length > 0 || page) under.set(seq, { items, page });
    // A new draft waits under Today.
    if (isDrafted) void client.invalidateQueries({ queryKey: queries.assistant.key() });
  });
  const talk = openTalk({
    profileId: "ask",
    calls,
    memory: pageMemory(),
    // Unused: the server uses the profile's time zone.
    timeZone: "UTC",
    newId,
  });
  return { talk, under };
}
