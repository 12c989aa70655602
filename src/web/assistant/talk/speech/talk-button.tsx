import clsx from "clsx";
import Mic from "lucide-react/icons/mic";
import Square from "lucide-react/icons/square";
import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from "react";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Speech } from "./open-speech.ts";
import { speechWords as words } from "./speech-messages.ts";

/** Props of TalkButton. */
export type TalkButtonProps = {
  speech: Speech;
  isListening: boolean;
  ref: RefObject<HTMLButtonElement | null>;
};

/** A shorter press is a tap, in milliseconds. */
const tapMs = 300;

/** A tap listens until the speaker pauses; holding it, by pointer or Space, listens until the release. */
export function TalkButton({ speech, isListening, ref }: TalkButtonProps) {
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
    <IconButton
      ref={ref}
      label={isListening ? words.stop : words.mic}
      title={isListening ? words.stop : words.micHint}
      icon={
        isListening ? (
          <Square size={16} aria-hidden="true" className="fill-current text-on-green" />
        ) : (
          <Mic size={20} aria-hidden="true" />
        )
      }
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
        "touch-none border select-none",
        isListening ? "border-green bg-green hover:bg-green-deep" : "border-edge",
      )}
    />
  );
}
