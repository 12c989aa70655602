import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Conversation } from "#contract/assistant/conversations.ts";
import { api } from "#web/client/api.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { conversationOptions } from "../shared/queries.ts";
import { useAct } from "../shared/use-act.ts";
import { removeWords as words } from "./conversation-messages.ts";

/** Props of RemoveConversation. */
export type RemoveConversationProps = {
  talk: Conversation;
  /** Called with true before everything is deleted and false if that failed; meanwhile it must not be requested. */
  onRemoving: (isRemoving: boolean) => void;
  /** Called as soon as everything is deleted. */
  onRemoved: () => void;
};

const questions = {
  words: {
    title: words.wordsTitle,
    description: words.wordsText,
    confirmLabel: words.words,
    done: words.wordsDone,
  },
  all: {
    title: words.allTitle,
    description: words.allText,
    confirmLabel: words.all,
    done: words.allDone,
  },
} as const;

/** Deletes the transcript or the whole conversation, after a confirmation. */
export function RemoveConversation({ talk, onRemoving, onRemoved }: RemoveConversationProps) {
  const { id, keepsTranscript } = talk;
  const [asked, setAsked] = useState<{ what: keyof typeof questions; isOpen: boolean }>({
    what: "words",
    isOpen: false,
  });
  const client = useQueryClient();
  const { act, busy } = useAct();
  const close = () => setAsked(({ what }) => ({ what, isOpen: false }));
  const { done, ...question } = questions[asked.what];

  async function remove() {
    const told = { done, failed: words.failed, gone: true as const };
    if (asked.what === "words")
      await act("words", () => api.assistant.conversations.removeWords({ id }), told);
    else if (await act("all", removeAll, told)) return;
    close();
  }

  async function removeAll() {
    // The live channel can report the deletion before this request is answered.
    onRemoving(true);
    try {
      await api.assistant.conversations.remove({ id });
    } catch (error) {
      onRemoving(false);
      throw error;
    }
    onRemoved();
    client.removeQueries({ queryKey: conversationOptions(id).queryKey });
  }

  return (
    <div className="flex flex-wrap gap-2">
      {keepsTranscript && (
        <Button onClick={() => setAsked({ what: "words", isOpen: true })}>{words.words}</Button>
      )}
      <Button onClick={() => setAsked({ what: "all", isOpen: true })}>{words.all}</Button>
      <ConfirmDialog
        {...question}
        open={asked.isOpen}
        onOpenChange={(isOpen) => !isOpen && close()}
        busy={busy !== null}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
