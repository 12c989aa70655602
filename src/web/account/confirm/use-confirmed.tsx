import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from "react";
import { codeOf } from "../failure.ts";

const ConfirmIdentity = lazy(async () => ({
  default: (await import("./confirm-identity.tsx")).ConfirmIdentity,
}));

/** The person cancelled the confirmation, so there is no error to show. */
export class NotConfirmed extends Error {}

/** What useConfirmed returns. */
export type Confirmed = {
  /** Runs an action; if the server requires a confirmation, asks the person and runs it again. */
  confirmed: <Result>(act: () => Promise<Result>) => Promise<Result>;
  /** The confirmation dialog. Render it beside the action, inside the same dialog if there is one. */
  question: ReactNode;
};

type Asking = { resolve: () => void; reject: (error: Error) => void };

/** Asks for a confirmation when the server requires one, then repeats the action, so that no input is lost. */
export function useConfirmed(): Confirmed {
  const [wasAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const asking = useRef<Asking | null>(null);

  const confirmed = useCallback(async <Result,>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act();
    } catch (error) {
      if (codeOf(error) !== "CONFIRMATION_NEEDED") throw error;
    }
    await new Promise<void>((resolve, reject) => {
      asking.current = { resolve, reject };
      setAsked(true);
      setOpen(true);
    });
    return act();
  }, []);

  const answer = (isConfirmed: boolean) => {
    setOpen(false);
    if (isConfirmed) asking.current?.resolve();
    else asking.current?.reject(new NotConfirmed());
    asking.current = null;
  };

  const question = wasAsked && (
    <Suspense>
      <ConfirmIdentity open={isOpen} onAnswer={answer} />
    </Suspense>
  );
  return { confirmed, question };
}
