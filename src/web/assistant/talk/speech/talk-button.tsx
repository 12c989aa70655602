import clsx from "clsx";
import Mic from "lucide-react/icons/mic";
import Square from "lucide-react/icons/square";
import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from "react";
import type { TalkLine } from "#contract/assistant/talk.ts";
import { useWords } from "#web/language/use-words.ts";
import type { Speech } from "./open-speech.ts";
import { speechWords } from "./speech-messages.ts";
import { VoiceLine } from "./voice-line.tsx";

/** Props of TalkButton. */
export type TalkButtonProps = {
  speech: Speech;
  isListening: boolean;
  /** Whether someone speaks, or the assistant works, right now. */
  isMoving: boolean;
  /** The conversation so far, which the button draws; without it the button is only the microphone. */
  lines: readonly TalkLine[] | null;
  /** The id of the text below the button. */
  describedBy: string;
  ref: RefObject<HTMLButtonElement | null>;
};

/** A shorter press is a tap, in milliseconds. */
const tapMs = 300;

/**
 * The microphone, drawn as the conversation's line. A tap listens until the speaker pauses; holding it, by pointer or
 * Space, listens until the release.
 */
export function TalkButton(props: TalkButtonProps) {
  const { speech, isListening, isMoving, lines, describedBy, ref } = props;
  const words = useWords(speechWords);
  const downAt = useRef<number | null>(null);

  function press() {
    downAt.current = performance.now();
    speech.press();
  }

  function release() {
    if (downAt.current === null) return;
    const isTap = performance.now() - downAt.current < tapMs;
    downAt.current = null;
    speech.release(isTap);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== " ") return;
    // Otherwise the browser fires a click when the key is released.
    event.preventDefault();
    if (!event.repeat) press();
  }

  /** Handles clicks without a pointer, from Enter and assistive technology. */
  function onClick(event: MouseEvent) {
    if (event.detail > 0) return;
    speech.press();
    speech.release(true);
  }

  return (
    <button
      type="button"
      ref={ref}
      aria-label={isListening ? words.stop : words.mic}
      title={isListening ? words.stop : words.micHint}
      aria-describedby={describedBy}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        press();
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.key === " " && release()}
      onBlur={release}
      onClick={onClick}
      // A long press is for speaking.
      onContextMenu={(event) => event.preventDefault()}
      className={clsx(
        "group flex touch-none items-center select-none",
        lines && "min-h-16 w-full gap-4 overflow-hidden rounded-card border px-2.5",
        isListening ? "border-green bg-green-wash" : "border-edge hover:border-green",
      )}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-green text-on-green transition-colors group-hover:bg-green-deep">
        {isListening ? (
          <Square size={16} aria-hidden="true" className="fill-current" />
        ) : (
          <Mic size={22} aria-hidden="true" />
        )}
      </span>
      {lines && <VoiceLine lines={lines} isMoving={isMoving} />}
    </button>
  );
}
