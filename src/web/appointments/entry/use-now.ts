import { useEffect, useState } from "react";

const now = () => new Date();

// Timers sleep with the machine, so the clock is looked at again rather than counted on.
const lookAgainMs = 30_000;

/** The moment, as fresh as a clock without seconds needs it. */
export function useNow(): Date {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const look = () => setMoment(now());
    const timer = setInterval(look, lookAgainMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return moment;
}
