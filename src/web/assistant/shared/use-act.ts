import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { queries } from "#web/client/api.ts";
import { isGone, isSignedOut, messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";

/** The texts for an action's success and failure. */
export type ActWords = {
  done?: string;
  doneText?: string;
  failed: string;
  /**
   * For actions that end or delete something: the success text if it was already gone; true shows the server's message.
   */
  gone?: true | string;
  /** Called with the error text instead of showing a toast, for example to show it at a field. */
  onFailure?: (text: string) => void;
};

/** The result of useAct. */
export type Act = {
  /** The name of the running action; null if there is none. */
  busy: string | null;
  /** Runs an action; resolves to null if it failed. */
  act: <Result>(
    name: string,
    what: () => Promise<Result>,
    words: ActWords,
  ) => Promise<{ result: Result } | null>;
};

/** Runs one action at a time and reports it in a toast. Either way, the shown data reloads. */
export function useAct(): Act {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const act = useCallback(
    async <Result>(name: string, what: () => Promise<Result>, words: ActWords) => {
      const askAgain = () => client.invalidateQueries({ queryKey: queries.assistant.key() });
      setBusy(name);
      try {
        const result = await what();
        if (words.done) showToast({ title: words.done, text: words.doneText, variant: "success" });
        // Wait for the new data, so that the old buttons stay disabled until then.
        await askAgain();
        return { result };
      } catch (error) {
        void askAgain();
        if (isSignedOut(error)) return null;
        const text = messageOf(error);
        if (words.gone && isGone(error))
          showToast({ title: words.gone === true ? text : words.gone, variant: "success" });
        else if (words.onFailure) words.onFailure(text);
        else showToast({ title: words.failed, text, variant: "destructive" });
        return null;
      } finally {
        setBusy(null);
      }
    },
    [client],
  );
  return { busy, act };
}
