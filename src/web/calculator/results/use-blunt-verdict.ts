import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Scenario } from "#domain/calculator/scenario.ts";
import type { Limits } from "#domain/calculator/verdict.ts";
import { queries } from "#web/client/api.ts";

/** The inputs rest so long before the server is asked (milliseconds). */
const pauseMs = 600;

/**
 * The server's verdict where the finances are hidden. Asked once the inputs rest, because questions are counted; the
 * answer to another question is never shown, nor one under other limits than those on the screen, nor an old one that
 * could not be asked for again: rather none than a wrong "within limits".
 */
export function useBluntVerdict(
  dealId: string,
  scenario: Scenario,
  { limits, isHeld, isAsked }: { limits: Limits; isHeld: boolean; isAsked: boolean },
) {
  const terms = termsOf(scenario);
  const [rested, setRested] = useState(terms);
  useEffect(() => {
    if (isHeld || terms === rested) return;
    const timer = setTimeout(() => setRested(terms), pauseMs);
    return () => clearTimeout(timer);
  }, [terms, rested, isHeld]);

  const input = { dealId, scenario: JSON.parse(rested) as Scenario };
  const { judge } = queries.calculator;
  const answer = useQuery(
    judge.queryOptions({
      input,
      queryKey: [...judge.queryKey({ input }), limits],
      enabled: isAsked,
      // An answer is forgotten with its question: the finances may have changed before it is asked again.
      gcTime: 0,
    }),
  );
  const isCurrent = rested === terms;
  const isDoubtful = answer.isError || answer.failureReason !== null;
  return {
    verdict: isAsked && isCurrent && !isDoubtful ? (answer.data ?? null) : null,
    error: isCurrent && !answer.isFetching ? answer.error : null,
    isChecking: isAsked && (!isCurrent || answer.isFetching),
    retry: () => void answer.refetch(),
  };
}

/** What of a scenario the verdict depends on: other inputs must not make another question of it. */
function termsOf(scenario: Scenario): string {
  return JSON.stringify({ ...scenario, propertyAddress: null, sellersConcession: 0 });
}
