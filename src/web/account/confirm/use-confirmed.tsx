import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from "react";
import { codeOf } from "../failure.ts";

const ConfirmIdentity = lazy(async () => ({
  default: (await import("./confirm-identity.tsx")).ConfirmIdentity,
}));

/** The person took back what asked for a confirmation; nothing is to be said about it. */
export class NotConfirmed extends Error {}

/** What useConfirmed gives. */
export type Confirmed = {
  /** Does something; when it asks for a confirmation, the person is asked, and it is done again. */
  confirmed: <Result>(act: () => Promise<Result>) => Promise<Result>;
  /** The question: put it where the screen that acts stands, inside its dialog if that is one. */
  question: ReactNode;
};

type Asking = { resolve: () => void; reject: (error: Error) => void };

/** Asks who is there where the server wants to know it, and repeats what was asked for: nothing typed is lost. */
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
