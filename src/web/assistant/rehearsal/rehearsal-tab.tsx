import { useEffect, useRef, useState } from "react";
import { useAuth } from "#web/account/auth-provider.tsx";
import { api } from "#web/client/api.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { LineField } from "../talk/line-field.tsx";
import { SpeechBar } from "../talk/speech/speech-bar.tsx";
import { Suggestions } from "../talk/suggestions.tsx";
import { TalkLog } from "../talk/talk-log.tsx";
import { pageMemory } from "../talk/talk-memory.ts";
import { talkWords } from "../talk/talk-messages.ts";
import { useConversation } from "../talk/use-conversation.ts";
import { BehindPanel } from "./behind-panel.tsx";
import { type Behind, rehearsalCalls } from "./rehearsal-calls.ts";
import { rehearsalWords as words } from "./rehearsal-messages.ts";

/** The professional talks to their own assistant as a client would, and sees beside it how each line was understood. */
export function RehearsalTab() {
  const [behind, setBehind] = useState<readonly Behind[]>([]);
  const [own] = useState(() => ({
    memory: pageMemory(),
    calls: rehearsalCalls(api.assistant.rehearsal, {
      began: () => setBehind([]),
      took: (line) => setBehind((lines) => [...lines, line]),
    }),
  }));
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-[60ch]">
        <p className="text-soft">{words.hint}</p>
        <p>{words.nothingReal}</p>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <Rehearsal own={own} />
        <BehindPanel lines={behind} />
      </div>
    </div>
  );
}

function Rehearsal({ own }: { own: Parameters<typeof useConversation>[1] }) {
  const { talk, speech, say, state, voice } = useConversation("rehearsal", own);
  const { phase, sent, suggestions } = state;
  const { profile } = useAuth();
  const field = useRef<HTMLTextAreaElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  // After starting over, focus moves to the field.
  const isStartingOver = useRef(false);
  useEffect(() => {
    if (phase !== "open" || !isStartingOver.current) return;
    isStartingOver.current = false;
    field.current?.focus();
  }, [phase]);

  function begin() {
    isStartingOver.current = true;
    speech.hush();
    void talk.startOver();
  }

  function send(said?: string, byTouch = false) {
    void say(said);
    if (!byTouch) field.current?.focus();
    else whole.current?.querySelector<HTMLElement>("[role=log]")?.focus();
  }

  const startOver = (
    <Button size="sm" onClick={begin}>
      {words.startOver}
    </Button>
  );
  return (
    <Panel title={words.title} aside={startOver}>
      <div ref={whole} className="flex h-[min(42rem,calc(100dvh-12rem))] min-h-120 flex-col">
        {phase === "closed" ? (
          <ErrorState
            title={talkWords.english.openFailed}
            text={state.trouble ?? undefined}
            onRetry={() => void talk.start()}
          />
        ) : (
          <>
            {phase === "opening" ? (
              <Spinner className="w-full flex-1" />
            ) : (
              <TalkLog state={state} professional={profile?.fullName ?? ""}>
                {phase === "open" && !sent && (
                  <Suggestions suggestions={suggestions} onChoose={send} />
                )}
              </TalkLog>
            )}
            <div className="flex flex-col gap-3 border-t border-line px-5 py-3 sm:px-6">
              {phase === "over" || phase === "off" ? (
                <p role="status">{talkWords.english.over}</p>
              ) : (
                <SpeechBar
                  speech={speech}
                  voice={voice}
                  lines={state.lines}
                  isWorking={state.sent !== null && !state.isTakenOver}
                  field={field}
                >
                  <LineField
                    state={state}
                    field={field}
                    onType={(draft) => {
                      speech.hush();
                      talk.type(draft);
                    }}
                    onSend={() => send()}
                  />
                </SpeechBar>
              )}
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}
