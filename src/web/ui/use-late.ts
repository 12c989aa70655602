import { useEffect, useState } from "react";

/** Whether something has been true for this many milliseconds; resets as soon as it is false. */
export function useLate(isSo: boolean, ms: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isSo, ms]);
  return isSo && isLate;
}
