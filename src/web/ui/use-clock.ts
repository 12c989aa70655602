import { useEffect, useState } from "react";

/**
 * What a clock shows, looked at again so often (milliseconds): timers sleep with the machine, so it is looked at rather
 * than counted on. Give it the same function each time.
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
