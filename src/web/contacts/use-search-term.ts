import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { cleanText } from "#domain/kernel/text.ts";

const longest = 200; // the contract's bound of a search
const pauseMs = 120;
const parameter = "q";

type SearchState = { fromSearchBox?: boolean } | null;

/**
 * The search of a page: what the box shows, and the term, which lives in the address (?q=) so that a view can be
 * reloaded, shared and gone back to. Typing replaces the address after a short pause and leaves no trail behind.
 */
export function useSearchTerm() {
  const [parameters, setParameters] = useSearchParams();
  const stored = parameters.get(parameter) ?? "";
  const [typed, setTyped] = useState(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { state } = useLocation();
  const isOwnWriting =
    useNavigationType() === "REPLACE" && Boolean((state as SearchState)?.fromSearchBox);

  const [seen, setSeen] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    // Back, Forward and links set the box; the echo of what was just typed must not.
    if (!isOwnWriting) setTyped(stored);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string, waitMs = pauseMs) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          const term = cleanText(text);
          if (term) next.set(parameter, term);
          else next.delete(parameter);
          return next;
        },
        { replace: true, preventScrollReset: true, state: { fromSearchBox: true } },
      );
    }, waitMs);
  }

  return { typed, term: cleanText(stored).slice(0, longest), search, clear: () => search("", 0) };
}
