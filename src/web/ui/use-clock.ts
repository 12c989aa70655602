import { useEffect, useState } from "react";

/**
 * A value that depends on the time, read again every `everyMs` milliseconds, because timers stop while the machine
 * sleeps. Pass a stable function.
 */
export function useClock<Shown>(read: () => Shown, everyMs: number): Shown {
  const [shown, setShown] = useState(read);
  useEffect(() => {
    const look = () => setShown(read());
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [read, everyMs]);
  return shown;
}
