import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import type { Sort } from "#domain/contacts/list-order.ts";
import { searchOf, termOf, viewOf, type ListView } from "./list-view.ts";

// Browsers allow about a hundred address changes in 30 seconds, and the router rerenders the whole frame for each.
const pauseMs = 300;

type State = { fromList?: boolean } | null;

/**
 * The view of a list: the text in the search box, and the view to load. Typing searches at once; the address follows
 * after a pause and replaces the history entry. Sorting and filters add history entries, so that Back undoes them.
 */
export function useListView(usualSort?: Sort) {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const isEcho = useNavigationType() !== "POP" && Boolean((state as State)?.fromList);
  const [typed, setTyped] = useState(() => viewOf(search).term);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // Back, Forward and links set the box, but not the address change that typing itself causes.
    if (!isEcho) setTyped(viewOf(search).term);
  }
  // An unchanged view stays the same object while its address catches up with the input.
  const address = searchOf("", { ...viewOf(search), term: termOf(typed) }, usualSort);
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
  // After navigating elsewhere, pending input must not overwrite the new address.
  useEffect(() => {
    if (!isEcho) stop();
  }, [key, isEcho, stop]);
  useEffect(() => stop, [stop]);

  const go = useCallback(
    (part: Partial<ListView> = {}) => {
      stop();
      const { search: here, view: now } = latest.current;
      const next = { ...now, ...part };
      const there = searchOf(here, next, usualSort);
      if (there === here) return;
      const apartFromTerm = (one: ListView) => searchOf("", { ...one, term: "" }, usualSort);
      const replace = apartFromTerm(viewOf(here)) === apartFromTerm(next);
      const own: State = { fromList: true };
      void navigate({ search: there }, { replace, preventScrollReset: true, state: own });
    },
    [navigate, stop, usualSort],
  );

  /** Sets the text of the search box. */
  const type = useCallback(
    (text: string) => {
      setTyped(text);
      stop();
      timer.current = setTimeout(go, pauseMs);
    },
    [go, stop],
  );
  /** Updates the address without waiting for the pause. */
  const settle = useCallback(() => {
    if (timer.current !== undefined) go();
  }, [go]);
  /** Changes the sorting or the filters. */
  const change = useCallback(
    (part: Partial<ListView>) => {
      if (part.term !== undefined) setTyped(part.term);
      go(part);
    },
    [go],
  );
  return { typed, view, type, settle, change };
}
