import { useCallback, useState, type ReactNode } from "react";
import { showToast } from "#web/ui/toast/toast.ts";
import { NotConfirmed, useConfirmed } from "../confirm/use-confirmed.tsx";
import { failureText, isGone, isNobody } from "../failure.ts";
import { session } from "../session.ts";
import { useRefreshAccount } from "./queries.ts";

/** The texts after an action succeeded or failed. */
export type ActWords = {
  done?: string;
  doneText?: string;
  failed: string;
  /** For deletions: what to say if it was already gone, which is not a failure. `true` shows the server's message. */
  gone?: true | string;
  /** Gets the failure instead of the toast, for example to show it at a field. */
  onFailure?: (text: string, error: unknown) => void;
};

/** What useAct returns. */
export type Act = {
  /** The name of the running action, or null. */
  busy: string | null;
  /** Runs a change of the account; resolves to null if it was not made. */
  act: <Result>(
    name: string,
    what: () => Promise<Result>,
    words: ActWords,
  ) => Promise<{ result: Result } | null>;
  /** The confirmation dialog of useConfirmed. */
  question: ReactNode;
};

/** Runs one account change at a time: confirms it if needed, reports it in a toast and reloads the account. */
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
        // It may have failed because the page was out of date.
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
