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
    // The button that was pressed keeps the focus while it works; a field has it because it was led there.
    const isAtButton = activeElement instanceof HTMLButtonElement && activeElement === held.current;
    if (onward && (isLost || isAtButton)) onward();
    else if (isLost && held.current instanceof HTMLElement) held.current.focus();
    held.current = null;
  });
}
