import { useEffect, useState } from "react";
import { type Day, dayOf } from "#domain/kernel/day.ts";

/** The browser's own time zone: what "today" is for whoever looks at the screen. */
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

// Timers sleep with the machine, so the day is looked at again rather than waited for.
const lookAgainMs = 60_000;

/** The calendar day, also on a page that stays open over midnight. */
export function useToday(): Day {
  const [today, setToday] = useState(() => dayOf(new Date(), zone));
  useEffect(() => {
    const look = () => setToday(dayOf(new Date(), zone));
    const timer = setInterval(look, lookAgainMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return today;
}
