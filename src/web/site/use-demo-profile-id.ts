import { useEffect, useState } from "react";
import { findDemoProfileId } from "./site-front.ts";

/** The profile whose demo can be booked; null until it has been found, and if there is none. */
export function useDemoProfileId(): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void findDemoProfileId().then((found) => !isGone && setId(found));
    return () => {
      isGone = true;
    };
  }, []);
  return id;
}
