import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { searchOf, termOf, viewOf, type ListView } from "./list-view.ts";

// Browsers refuse more than a hundred addresses in half a minute, and the router draws the whole frame for each.
const pauseMs = 300;

type State = { fromList?: boolean } | null;

/**
 * The view of a list: what the search box shows, and what is asked for. Typing asks at once; the address follows after
 * a pause and leaves no trail behind. Order and filters are steps of their own, so that Back takes them back.
 */
export function useListView() {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const isEcho = useNavigationType() !== "POP" && Boolean((state as State)?.fromList);
  const [typed, setTyped] = useState(() => viewOf(search).term);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // Back, Forward and links set the box; the echo of what was just typed must not.
    if (!isEcho) setTyped(viewOf(search).term);
  }
  // The same view stays the same object while its address follows what was typed.
  const address = searchOf("", { ...viewOf(search), term: termOf(typed) });
  const view = useMemo(() => viewOf(address), [address]);

  const latest = useRef({ search, view });
  useEffect(() => {
    latest.current = { search, view };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  // What was typed before somebody went elsewhere must not be written over the place where they are now.
  useEffect(() => {
    if (!isEcho) stop();
  }, [key, isEcho, stop]);
  useEffect(() => stop, [stop]);

  const go = useCallback(
    (part: Partial<ListView> = {}) => {
      stop();
      const { search: here, view: now } = latest.current;
      const next = { ...now, ...part };
      const there = searchOf(here, next);
      if (there === here) return;
      const replace = apartFromTerm(viewOf(here)) === apartFromTerm(next);
      const own: State = { fromList: true };
      void navigate({ search: there }, { replace, preventScrollReset: true, state: own });
    },
    [navigate, stop],
  );

  /** What the search box holds now. */
  const type = useCallback(
    (text: string) => {
      setTyped(text);
      stop();
      timer.current = setTimeout(go, pauseMs);
    },
    [go, stop],
  );
  /** Typing is over for now: the address need not wait. */
  const settle = useCallback(() => {
    if (timer.current !== undefined) go();
  }, [go]);
  /** Another order, other filters. */
  const change = useCallback(
    (part: Partial<ListView>) => {
      if (part.term !== undefined) setTyped(part.term);
      go(part);
    },
    [go],
  );
  return { typed, view, type, settle, change };
}

function apartFromTerm(view: ListView): string {
  return searchOf("", { ...view, term: "" });
}
