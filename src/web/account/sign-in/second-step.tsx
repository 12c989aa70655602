import { useEffect, useState } from "react";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { findSecondStep, type SecondStepState } from "../auth-calls.ts";
import { AuthenticatorSetUp } from "../authenticator-set-up.tsx";
import { secondStepWords as words } from "../messages.ts";
import { RecoveryCodes } from "../recovery-codes.tsx";
import { session } from "../session.ts";
import { SecondStepProof } from "./second-step-proof.tsx";

/** The second step of signing in: use a factor, or set up the first one. */
export function SecondStep() {
  const [state, setState] = useState<SecondStepState | "loading" | "failed">("loading");
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    findSecondStep().then(
      (found) => isCurrent && setState(found),
      () => isCurrent && setState("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [turn]);

  const again = () => {
    setState("loading");
    setTurn((before) => before + 1);
  };
  return (
    <>
      {state === "loading" && <Skeleton className="h-40" />}
      {state === "failed" && <ErrorState title={words.notFound} onRetry={again} />}
      {typeof state === "object" &&
        (state.needs === "enrolment" ? <SecondStepSetUp /> : <SecondStepProof ways={state} />)}
    </>
  );
}

/** Sets up the first factor when the admin requires two-step sign-in of everyone; nothing opens before that. */
function SecondStepSetUp() {
  const [codes, setCodes] = useState<string[] | null>(null);
  // The session opens only now, because the codes are shown once and must not be skipped.
  const enter = () => void session.changed();
  return (
    <div className="flex flex-col gap-5">
      <p className="font-semibold">{words.setUpTitle}</p>
      <p className="text-soft">{words.setUpSubtitle}</p>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={enter} />
      ) : (
        <AuthenticatorSetUp onDone={(made) => (made ? setCodes(made) : enter())} />
      )}
    </div>
  );
}
