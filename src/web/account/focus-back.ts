import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Controls that are disabled while something is under way lose the focus. When it is over and nothing
 * else took the focus, it goes back to where it was.
 */
export function useFocusBack(isBusy: boolean): void {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isBusy) held.current = document.activeElement;
  }, [isBusy]);
  useEffect(() => {
    if (isBusy || !held.current) return;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost && held.current instanceof HTMLElement) held.current.focus();
    held.current = null;
  }, [isBusy]);
}
