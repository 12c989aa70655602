import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { pauseBeforeSearch } from "#domain/links/sought.ts";

type State = { fromSearch?: boolean } | null;

/**
 * What the search box shows, and the term that is searched for. It is kept in the address, so that Back and a reload keep
 * it, and it follows what was typed after a pause.
 */
export function useSearchTerm() {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const isEcho = useNavigationType() !== "POP" && Boolean((state as State)?.fromSearch);
  const term = termIn(search);
  const [typed, setTyped] = useState(term);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // Back, Forward and links set the box; the echo of what was just typed must not.
    if (!isEcho) setTyped(term);
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was typed before somebody went elsewhere must not be written over the place where they are now.
  useEffect(() => {
    if (!isEcho) clearTimeout(timer.current);
  }, [key, isEcho]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = useCallback(
    (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const own: State = { fromSearch: true };
        void navigate(
          { search: searchWith(text.trim()) },
          { replace: true, preventScrollReset: true, state: own },
        );
      }, pauseBeforeSearch);
    },
    [navigate],
  );
  return { typed, term, type };
}

function termIn(search: string): string {
  return (new URLSearchParams(search).get("q") ?? "").trim().slice(0, 200);
}

function searchWith(term: string): string {
  return term ? `?${new URLSearchParams({ q: term })}` : "";
}
