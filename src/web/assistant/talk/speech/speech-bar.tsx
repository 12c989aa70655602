import clsx from "clsx";
import { useEffect, useId, useRef, type ReactNode, type RefObject } from "react";
import type { TalkLine } from "#contract/assistant/talk.ts";
import { firstLanguage, type Language } from "#domain/kernel/language.ts";
import { useWords } from "#web/language/use-words.ts";
import { Button } from "#web/ui/button.tsx";
import type { Speech } from "./open-speech.ts";
import { askWords, type SpeechWords, speechWords } from "./speech-messages.ts";
import type { SpeechState } from "./speech-state.ts";
import { TalkButton } from "./talk-button.tsx";

/** Props of SpeechBar. */
export type SpeechBarProps = {
  speech: Speech;
  voice: SpeechState;
  /** The conversation so far, which the microphone draws. */
  lines: readonly TalkLine[];
  /** The language of the conversation, in which it listens; left out where it isn't known. */
  language?: Language | undefined;
  /** Whether the assistant is working on its answer. */
  isWorking: boolean;
  /** Takes focus when the visitor prefers to type. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** The form with the text field. */
  children: ReactNode;
};

/**
 * The microphone with the text field beside it, and the controls for reading aloud. Where the browser can't listen or
 * the microphone is blocked, the field has the place to itself and a text says why.
 */
export function SpeechBar(props: SpeechBarProps) {
  const { speech, voice, lines, isWorking, field, children } = props;
  const words = useWords(speechWords);
  const button = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const { canHear, canSpeak, isListening, isHandsFree, readsAloud, isSpeaking, notice } = voice;
  const note = noteOf(voice, words, props.language ?? firstLanguage);
  const isLarge = notice !== "denied";
  return (
    <div role="group" aria-label={words.controls} className="@container flex flex-col gap-2">
      {notice === "ask" && (
        <BeforeFirstUse
          text={askWords(words, voice)}
          onAgree={() => {
            speech.agree();
            button.current?.focus();
          }}
          onDecline={() => {
            speech.decline();
            field.current?.focus();
          }}
        />
      )}
      <div
        className={clsx(
          "grid items-center gap-x-4 gap-y-3",
          canHear && !isLarge && "grid-cols-[auto_minmax(0,1fr)]",
          canHear && isLarge && "@min-[34rem]:grid-cols-[17rem_minmax(0,1fr)]",
        )}
      >
        {canHear && (
          <TalkButton
            ref={button}
            speech={speech}
            isListening={isListening}
            isMoving={voice.isHeard || voice.isWorking || isSpeaking || isWorking}
            lines={isLarge ? lines : null}
            describedBy={noteId}
          />
        )}
        {children}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div id={noteId} className="text-sm text-soft">
          <p role="status">{note}</p>
          {!note && <p>{words.language[props.language ?? firstLanguage]}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-3">
          {canHear && (
            <VoiceSwitch
              label={words.handsFree}
              isOn={isHandsFree}
              onChange={speech.setHandsFree}
            />
          )}
          {canSpeak && (
            <VoiceSwitch label={words.readAloud} isOn={readsAloud} onChange={speech.setReading} />
          )}
        </div>
      </div>
    </div>
  );
}

/** What happens, or why it can't; empty while the microphone waits. */
function noteOf(state: SpeechState, words: SpeechWords, language: Language): string {
  const { canHear, canSpeak, isListening, isWorking, words: heard, notice } = state;
  if (isListening && isWorking) return words.working;
  if (isListening) return heard ? words.heard(heard) : words.listening[language];
  if (notice !== null && notice !== "ask") return words[notice];
  if (canHear) return "";
  return canSpeak ? words.absent : words.mute;
}

type BeforeFirstUseProps = { text: string; onAgree: () => void; onDecline: () => void };

/** Says where the audio goes before it is sent. */
function BeforeFirstUse({ text, onAgree, onDecline }: BeforeFirstUseProps) {
  const words = useWords(speechWords);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={words.askTitle}
      className="rounded-card bg-sunk p-3 outline-none"
    >
      <p className="text-sm">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={onAgree}>
          {words.agree}
        </Button>
        <Button size="sm" onClick={onDecline}>
          {words.decline}
        </Button>
      </div>
    </div>
  );
}

/** Props of VoiceSwitch. */
type VoiceSwitchProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** A labeled on/off switch. */
function VoiceSwitch({ label, isOn, onChange }: VoiceSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="inline-flex min-h-8 items-center gap-2 rounded-control px-1 text-sm pointer-coarse:min-h-11"
    >
      <span
        aria-hidden="true"
        className={clsx(
          "flex h-7 w-12 shrink-0 items-center rounded-full border p-0.75",
          isOn ? "justify-end border-green bg-green" : "justify-start border-edge bg-surface",
        )}
      >
        <span className={clsx("size-5 rounded-full", isOn ? "bg-on-green" : "bg-edge")} />
      </span>
      {label}
    </button>
  );
}
