import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Controls that are disabled while something is under way lose the focus. When it is over the focus
 * goes where `onward` puts it, else back to where it was, unless something else took it meanwhile.
 */
export function useFocusBack(isBusy: boolean, onward?: () => void): void {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isBusy) held.current = document.activeElement;
  }, [isBusy]);
  useEffect(() => {
    if (isBusy || !held.current) return;
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement === null;
    // A button that works keeps the focus, which nothing else took then.
    if (onward && (isLost || activeElement === held.current)) onward();
    else if (isLost && held.current instanceof HTMLElement) held.current.focus();
    held.current = null;
  });
}
