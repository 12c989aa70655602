import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Scenario } from "#domain/calculator/scenario.ts";
import { queries } from "#web/client/api.ts";

/** The inputs rest so long before the server is asked (milliseconds). */
const pauseMs = 600;

/**
 * The server's verdict where the finances are hidden. Asked once the inputs rest, because questions are counted; the
 * answer to another question is never shown.
 */
export function useBluntVerdict(
  dealId: string,
  scenario: Scenario,
  { isHeld, isAsked }: { isHeld: boolean; isAsked: boolean },
) {
  const terms = termsOf(scenario);
  const [rested, setRested] = useState(terms);
  useEffect(() => {
    if (isHeld || terms === rested) return;
    const timer = setTimeout(() => setRested(terms), pauseMs);
    return () => clearTimeout(timer);
  }, [terms, rested, isHeld]);

  const input = { dealId, scenario: JSON.parse(rested) as Scenario };
  const answer = useQuery(
    // An answer is forgotten with its question: the limits may have changed before it is asked again.
    queries.calculator.judge.queryOptions({ input, enabled: isAsked, gcTime: 0 }),
  );
  const isCurrent = rested === terms;
  return {
    verdict: isAsked && isCurrent ? (answer.data ?? null) : null,
    error: isCurrent && !answer.isFetching ? answer.error : null,
    isChecking: isAsked && (!isCurrent || answer.isFetching),
    retry: () => void answer.refetch(),
  };
}

/** What of a scenario the verdict depends on: other inputs must not make another question of it. */
function termsOf(scenario: Scenario): string {
  return JSON.stringify({ ...scenario, propertyAddress: null, sellersConcession: 0 });
}
