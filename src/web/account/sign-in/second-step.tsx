import { useEffect, useState } from "react";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { findSecondStep, type SecondStepState } from "../auth-calls.ts";
import { secondStepWords as words } from "../messages.ts";
import { SecondStepProof } from "./second-step-proof.tsx";
import { SecondStepSetUp } from "./second-step-set-up.tsx";

/** Between the first step of signing in and everything else: proof by a factor, or setting up the first one. */
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
