import { useCallback, useState, type ReactNode } from "react";
import { showToast } from "#web/ui/toast/toast.ts";
import { NotConfirmed, useConfirmed } from "../confirm/use-confirmed.tsx";
import { failureText, isGone, isNobody } from "../failure.ts";
import { session } from "../session.ts";
import { useRefreshAccount } from "./queries.ts";

/** What an act says when it is done, and when it could not be done. */
export type ActWords = {
  done?: string;
  doneText?: string;
  failed: string;
  /** It ends or deletes something. Where that is gone already nothing failed: this is said, or the server's words. */
  gone?: true | string;
  /** Told of a failure in place of the toast, e.g. by a field. */
  onFailure?: (text: string, error: unknown) => void;
};

/** What useAct gives. */
export type Act = {
  /** Which act is under way; null when none is. */
  busy: string | null;
  /** Does something to the account; null when it was not done. */
  act: <Result>(
    name: string,
    what: () => Promise<Result>,
    words: ActWords,
  ) => Promise<{ result: Result } | null>;
  /** The question of useConfirmed. */
  question: ReactNode;
};

/** One change of the account at a time: confirmed where that is asked for, told by a toast, shown by the page. */
export function useAct(): Act {
  const { confirmed, question } = useConfirmed();
  const refresh = useRefreshAccount();
  const [busy, setBusy] = useState<string | null>(null);

  const act = useCallback(
    async <Result>(name: string, what: () => Promise<Result>, words: ActWords) => {
      setBusy(name);
      try {
        const result = await confirmed(what);
        if (words.done) showToast({ title: words.done, text: words.doneText, variant: "success" });
        await refresh();
        return { result };
      } catch (error) {
        if (error instanceof NotConfirmed) return null;
        if (isNobody(error)) await session.recheck();
        const text = failureText(error);
        if (words.gone && isGone(error))
          showToast({ title: words.gone === true ? text : words.gone, variant: "success" });
        else if (words.onFailure) words.onFailure(text, error);
        else showToast({ title: words.failed, text, variant: "destructive" });
        // What was refused may have been refused because the page was old.
        void refresh();
        return null;
      } finally {
        setBusy(null);
      }
    },
    [confirmed, refresh],
  );
  return { busy, act, question };
}
