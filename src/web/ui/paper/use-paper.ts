import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";

/**
 * Prints something that is not on the screen: `load` fetches its data and returns the print view, which shows when it
 * was printed. The caller reports errors.
 */
export function usePaper(
  load: (done: () => void) => Promise<ReactNode>,
  onFailed: (error: unknown) => void,
) {
  const [paper, setPaper] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const isGone = useRef(false);
  const done = useCallback(() => setPaper(null), []);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  async function print() {
    if (isBusy) return;
    setBusy(true);
    try {
      const loaded = await load(done);
      if (!isGone.current) setPaper(loaded);
    } catch (error) {
      if (!isGone.current) onFailed(error);
    } finally {
      setBusy(false);
    }
  }

  return { print: () => void print(), isBusy, paper };
}
