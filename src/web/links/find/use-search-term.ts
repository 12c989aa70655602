import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { pauseBeforeSearch } from "#domain/links/sought.ts";

type State = { fromSearch?: boolean } | null;

/**
 * The text in the search box and the term to search for. The term is kept in the address, for Back and reloads, and
 * follows the text after a pause.
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
    // Back, Forward and links set the box, but not the address change that typing itself causes.
    if (!isEcho) setTyped(term);
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // After navigating elsewhere, pending input must not overwrite the new address.
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
