import { useEffect, useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { browserZone } from "#web/ui/browser-zone.ts";

const today = (): Day => wallTimeOf(browserZone(), new Date()).day;

// Timers sleep with the machine, so the day is looked at again rather than waited for.
const lookAgainMs = 60_000;

/** The calendar day for whoever looks at the screen, also on a page that stays open over midnight. */
export function useToday(): Day {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const look = () => setDay(today());
    const timer = setInterval(look, lookAgainMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return day;
}
