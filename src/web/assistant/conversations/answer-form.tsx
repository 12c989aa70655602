import { useState, type FormEvent, type KeyboardEvent, type RefObject } from "react";
import { v7 as newId } from "uuid";
import { api } from "#web/client/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useAct } from "../shared/use-act.ts";
import { partWords as words } from "./conversation-messages.ts";

/** Props of AnswerForm. */
export type AnswerFormProps = { id: string; field: RefObject<HTMLTextAreaElement | null> };

/**
 * The professional's reply in place of the assistant. A failed line stays and is sent again under the same id, so that
 * it is said only once. Enter sends, Shift+Enter starts a new line.
 */
export function AnswerForm({ id, field }: AnswerFormProps) {
  const [text, setText] = useState("");
  const [turnId, setTurnId] = useState(() => newId());
  const [fault, setFault] = useState<string>();
  const { act, busy } = useAct();

  function type(typed: string) {
    setText(typed);
    setFault(undefined);
    // A different text is a different line.
    setTurnId(newId());
  }

  async function send() {
    if (busy) return;
    const said = text.trim();
    if (!said) return setFault(words.required);
    const done = await act(
      "say",
      () => api.assistant.conversations.say({ id, turnId, words: said }),
      { failed: words.failed, onFailure: setFault },
    );
    if (done) type("");
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // During text composition (Chinese, Japanese), Enter selects a word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
      <Field label={words.field} error={fault}>
        <TextArea
          ref={field}
          rows={2}
          maxLength={2_000}
          value={text}
          placeholder={words.placeholder}
          readOnly={busy !== null}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          className="min-h-16"
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={busy !== null}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
