import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Controls lose the focus when a request disables them. Afterwards, this calls `onward` to place the focus or returns
 * it to the same control, unless something else has taken it.
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
    // A busy button keeps the focus; a field has it only if something moved it there.
    const isAtButton = activeElement instanceof HTMLButtonElement && activeElement === held.current;
    if (onward && (isLost || isAtButton)) onward();
    else if (isLost && held.current instanceof HTMLElement) held.current.focus();
    held.current = null;
  });
}
