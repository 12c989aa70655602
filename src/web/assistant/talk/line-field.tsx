import { useWords } from "#web/language/use-words.ts";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import clsx from "clsx";
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from "react";
import { Button } from "#web/ui/button.tsx";
import { controlClass } from "#web/ui/control-class.ts";
import { helpWith } from "./field-help.ts";
import { talkWords } from "./talk-messages.ts";
import type { TalkState } from "./talk-state.ts";

/** Props of LineField. */
export type LineFieldProps = {
  state: TalkState;
  field: RefObject<HTMLTextAreaElement | null>;
  onType: (draft: string) => void;
  onSend: () => void;
};

/** The longest line that the assistant understands, in characters (contract/assistant/talk.ts allows more). */
const longest = 2_000;

/** The visitor's text field. Enter sends, Shift+Enter starts a new line; a failed line stays and can be sent again. */
export function LineField({ state, field, onType, onSend }: LineFieldProps) {
  const words = useWords(talkWords);
  const { draft, sent, trouble, expecting, phase } = state;
  const id = useId();

  function submit(event?: FormEvent) {
    event?.preventDefault();
    onSend();
  }

  function onKeyDown(event: KeyboardEvent) {
    // During text composition (Chinese, Japanese), Enter selects a word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      {trouble && (
        <p role="alert" className="text-sm text-clay">
          {trouble}
        </p>
      )}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {words.field}
        </label>
        <textarea
          id={id}
          ref={field}
          name="line"
          rows={1}
          maxLength={longest}
          placeholder={words.placeholder}
          enterKeyHint="send"
          value={draft}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          {...helpWith(expecting)}
          className={clsx(controlClass, "field-sizing-content max-h-32 resize-none")}
        />
        <Button
          type="submit"
          variant="primary"
          icon={trouble ? undefined : <SendHorizontal size={16} aria-hidden="true" />}
          // Not disabled while a line is being sent, so that it keeps focus.
          aria-disabled={sent !== null || phase !== "open" || undefined}
        >
          {trouble ? words.again : words.send}
        </Button>
      </div>
    </form>
  );
}
