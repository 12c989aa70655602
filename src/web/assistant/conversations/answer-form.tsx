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
 * What the professional says in the assistant's place. A line that failed stays and is sent again under the same id, so
 * that it is said once. Enter sends, Shift and Enter begin a new line.
 */
export function AnswerForm({ id, field }: AnswerFormProps) {
  const [text, setText] = useState("");
  const [turnId, setTurnId] = useState(() => newId());
  const [fault, setFault] = useState<string>();
  const { act, busy } = useAct();

  function type(typed: string) {
    setText(typed);
    setFault(undefined);
    // Other words are another line.
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
    // While a word is being composed (Chinese, Japanese), Enter chooses it.
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
