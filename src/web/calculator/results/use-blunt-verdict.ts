import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { doesConcessionCount } from "#domain/calculator/concession.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import type { Limits } from "#domain/calculator/verdict.ts";
import { queries } from "#web/client/api.ts";

/** How long the inputs must be unchanged before the server is asked (milliseconds). */
const pauseMs = 600;

/**
 * The server's verdict where the finances are hidden. It is requested after a pause in typing, because the number of
 * requests is limited. To never show a wrong "within limits", a verdict for other inputs or limits, or one that could
 * not be refreshed, is not shown.
 */
export function useBluntVerdict(
  dealId: string,
  scenario: Scenario,
  { limits, isHeld, isAsked }: { limits: Limits; isHeld: boolean; isAsked: boolean },
) {
  const terms = termsOf(scenario, limits);
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
      // Never cached, because the finances may have changed before the next request.
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

/** The inputs that the verdict depends on; other inputs must not cause a new request. */
function termsOf(scenario: Scenario, limits: Limits): string {
  const sellersConcession = doesConcessionCount(limits) ? scenario.sellersConcession : 0;
  return JSON.stringify({ ...scenario, propertyAddress: null, sellersConcession });
}
