import clsx from "clsx";
import { useEffect, useRef, type RefObject } from "react";
import { Button } from "#web/ui/button.tsx";
import { Tone } from "#web/ui/tone.tsx";
import type { Speech, SpeechState } from "./open-speech.ts";
import { speechWords as words } from "./speech-messages.ts";
import { TalkButton } from "./talk-button.tsx";

/** Props of SpeechBar. */
export type SpeechBarProps = {
  speech: Speech;
  voice: SpeechState;
  /** Takes focus when the visitor prefers to type. */
  field: RefObject<HTMLTextAreaElement | null>;
};

/** The controls for speaking and reading aloud, with a text for what this browser does not support. */
export function SpeechBar({ speech, voice, field }: SpeechBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { canHear, canSpeak, isListening, isHandsFree, readsAloud, isSpeaking } = voice;
  if (!canHear && !canSpeak) return <p className="text-sm text-soft">{words.mute}</p>;
  return (
    <div role="group" aria-label={words.controls} className="flex flex-col gap-2">
      {voice.notice === "ask" && (
        <BeforeFirstUse
          isLocal={voice.isLocal}
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
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {canHear && <TalkButton ref={button} speech={speech} isListening={isListening} />}
        {canHear && (
          <VoiceSwitch label={words.handsFree} isOn={isHandsFree} onChange={speech.setHandsFree} />
        )}
        {canSpeak && (
          <VoiceSwitch label={words.readAloud} isOn={readsAloud} onChange={speech.setReading} />
        )}
        {isSpeaking && <Tone working className="h-4" />}
      </div>
      <p role="status" className="text-sm text-soft empty:hidden">
        {noteOf(voice)}
      </p>
    </div>
  );
}

function noteOf({ canHear, isListening, words: heard, notice }: SpeechState): string {
  if (isListening) return heard ? words.heard(heard) : words.listening;
  if (notice !== null && notice !== "ask") return words[notice];
  return canHear ? "" : words.absent;
}

type BeforeFirstUseProps = { isLocal: boolean; onAgree: () => void; onDecline: () => void };

/** Says where the audio goes before it is sent. */
function BeforeFirstUse({ isLocal, onAgree, onDecline }: BeforeFirstUseProps) {
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
      <p className="text-sm">{isLocal ? words.askLocal : words.askMaker}</p>
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
