import { useEffect, useRef, type RefObject } from "react";
import { Link } from "react-router";
import { useLanguage, useWords } from "#web/language/use-words.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LineField } from "./line-field.tsx";
import { SpeechBar } from "./speech/speech-bar.tsx";
import { Suggestions } from "./suggestions.tsx";
import { TalkLog } from "./talk-log.tsx";
import { talkWords } from "./talk-messages.ts";
import { useConversation } from "./use-conversation.ts";

/** Props of TalkView. */
export type TalkViewProps = {
  profileId: string;
  /** The name of the assistant's owner. */
  professional: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Called when an appointment was booked, moved or canceled in this conversation. */
  onChanged?: () => void;
};

/** A conversation with the assistant: the captions, and a text field that is always available. */
export function TalkView({ profileId, professional, field, onChanged }: TalkViewProps) {
  const language = useLanguage();
  const words = useWords(talkWords);
  const { talk, speech, say, state, voice } = useConversation(profileId, { language });
  const { phase, manageLink, outcome, suggestions, sent } = state;
  useOnChanged(`${manageLink} ${outcome}`, phase, onChanged);
  const whole = useRef<HTMLDivElement>(null);
  // The button that started over has disappeared, so focus needs another place.
  const isStartingOver = useRef(false);
  useEffect(() => {
    if (phase !== "open" || !isStartingOver.current) return;
    isStartingOver.current = false;
    field.current?.focus();
  }, [phase, field]);

  if (phase === "closed")
    return (
      <ErrorState
        title={words.openFailed}
        text={state.trouble ?? undefined}
        onRetry={() => void talk.start()}
      />
    );

  function send(said?: string, byTouch = false) {
    void say(said);
    if (!byTouch) field.current?.focus();
    else whole.current?.querySelector<HTMLElement>("[role=log]")?.focus();
  }

  return (
    <div ref={whole} className="flex min-h-0 flex-1 flex-col">
      {phase === "opening" ? (
        <Opening />
      ) : (
        <TalkLog state={state} professional={professional}>
          {manageLink && <BookedCard link={manageLink} />}
          {phase === "open" && !sent && (
            <Suggestions suggestions={suggestions} lang={state.language} onChoose={send} />
          )}
        </TalkLog>
      )}
      <div className="flex flex-col gap-3 border-t border-line px-5 py-3 sm:px-6">
        {state.isTakenOver && phase === "open" && (
          <p role="status" className="text-sm text-soft">
            {words.takenOver(professional)}
          </p>
        )}
        {phase === "over" || phase === "off" ? (
          <Ended
            text={phase === "over" ? words.over : words.off}
            onStartOver={
              phase === "over"
                ? () => {
                    isStartingOver.current = true;
                    void talk.startOver();
                  }
                : undefined
            }
            profileId={profileId}
          />
        ) : (
          <SpeechBar
            speech={speech}
            voice={voice}
            lines={state.lines}
            language={state.language}
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
    </div>
  );
}

/** Reports changes made in this conversation, but not the state that a reload restores. */
function useOnChanged(now: string, phase: string, tell: (() => void) | undefined): void {
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (phase === "opening") return;
    if (known.current !== null && known.current !== now) tell?.();
    known.current = now;
  }, [now, phase, tell]);
}

type EndedProps = { text: string; onStartOver: (() => void) | undefined; profileId: string };

function Ended({ text, onStartOver, profileId }: EndedProps) {
  const words = useWords(talkWords);
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3">
      <p>{text}</p>
      {onStartOver ? (
        <Button onClick={onStartOver}>{words.startOver}</Button>
      ) : (
        <Link
          to={`/book/${profileId}`}
          className="text-link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
        >
          {words.book}
        </Link>
      )}
    </div>
  );
}

function Opening() {
  const words = useWords(talkWords);
  return (
    <div
      role="status"
      aria-label={words.opening}
      className="flex min-h-0 flex-1 flex-col gap-3 p-5 sm:px-6"
    >
      <Skeleton className="h-17 w-4/5 rounded-card" />
      <Skeleton className="h-10 w-2/5 rounded-card" />
    </div>
  );
}

/** A link to the booking made in this conversation. */
function BookedCard({ link }: { link: string }) {
  const words = useWords(talkWords);
  return (
    <section aria-label={words.booked} className="rounded-card border border-line bg-surface p-4">
      <h2 className="font-semibold">{words.booked}</h2>
      <p className="mt-1 text-soft">{words.bookedText}</p>
      <a href={link} className={`${buttonClass()} mt-3`}>
        {words.manage}
      </a>
    </section>
  );
}
