import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queries } from "#web/client/api.ts";

/** Typing that goes on within this time (milliseconds) is one question. */
const pause = 80;

/**
 * What a text finds on the server. Each text is a question of its own and calls off the one before it, so that an older
 * answer never stands in for a newer one; until the new one comes the old one stays. `isOld` says so.
 */
export function useFound(text: string) {
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useQuery({
    ...queries.search.find.queryOptions({ input: { text: asked } }),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
    // What was just added is to be found.
    staleTime: 5_000,
    retry: false,
  });
  return {
    data: text === "" ? undefined : found.data,
    error: asked === text ? found.error : null,
    isOld: text !== "" && (asked !== text || found.isFetching),
    refetch: found.refetch,
  };
}
