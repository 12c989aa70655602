import { useEffect, useRef, useState } from "react";
import type { Conversation } from "#contract/assistant/conversations.ts";
import { api } from "#web/client/api.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useAct } from "../shared/use-act.ts";
import { AnswerForm } from "./answer-form.tsx";
import { partWords as words } from "./conversation-messages.ts";

/** The channels on which a professional's typed text reaches the visitor. */
const writtenChannels = ["web", "voice", "rehearsal"];

/** The controls to take over an open conversation, hand it back and end it. */
export function TakePart({ talk: { id, status, channel } }: { talk: Conversation }) {
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { act, busy } = useAct();
  const isMine = status === "taken over";
  const isWritten = writtenChannels.includes(channel);
  const wasMine = useRef(isMine);
  useEffect(() => {
    if (isMine && !wasMine.current) field.current?.focus();
    wasMine.current = isMine;
  }, [isMine]);

  const take = () =>
    void act("take", () => api.assistant.conversations.takeOver({ id }), {
      done: words.taken,
      failed: words.failed,
    });
  const giveBack = () =>
    void act("back", () => api.assistant.conversations.handBack({ id }), {
      done: words.handedBack,
      failed: words.failed,
    });
  async function end() {
    const told = { done: words.ended, failed: words.failed };
    await act("end", () => api.assistant.conversations.end({ id }), told);
    setAsking(false);
  }

  return (
    <section
      aria-label={words.label}
      className="flex flex-col gap-3 border-t border-line px-5 py-4"
    >
      {isMine && <AnswerForm id={id} field={field} />}
      {!isMine && <p className="text-soft">{isWritten ? words.takeOverText : words.notHere}</p>}
      <div className="flex flex-wrap gap-2">
        {!isMine && isWritten && (
          <Button variant="primary" busy={busy === "take"} disabled={busy !== null} onClick={take}>
            {words.takeOver}
          </Button>
        )}
        {isMine && (
          <Button busy={busy === "back"} disabled={busy !== null} onClick={giveBack}>
            {words.handBack}
          </Button>
        )}
        <Button disabled={busy !== null} onClick={() => setAsking(true)}>
          {words.end}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.endTitle}
        description={words.endText}
        confirmLabel={words.end}
        busy={busy === "end"}
        onConfirm={() => void end()}
      />
    </section>
  );
}
