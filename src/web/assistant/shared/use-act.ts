import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { queries } from "#web/client/api.ts";
import { isGone, isSignedOut, messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";

/** What an act says when it is done, and when it could not be done. */
export type ActWords = {
  done?: string;
  doneText?: string;
  failed: string;
  /** It ends or deletes something. Where that is gone already nothing failed: this is said, or the server's words. */
  gone?: true | string;
  /** Told of a failure in place of the toast, e.g. by a field. */
  onFailure?: (text: string) => void;
};

/** What useAct gives. */
export type Act = {
  /** Which act is under way; null when none is. */
  busy: string | null;
  /** Does something; null when it was not done. */
  act: <Result>(
    name: string,
    what: () => Promise<Result>,
    words: ActWords,
  ) => Promise<{ result: Result } | null>;
};

/** One act of the professional at a time, told by a toast. Worked or not, what is shown is asked for again. */
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
        // Until the newer state is here, the buttons of the older one stay shut.
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
