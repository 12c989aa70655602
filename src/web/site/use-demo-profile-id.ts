import { useEffect, useState, useSyncExternalStore } from "react";
import { findDemoProfileId, writtenDemoProfileId } from "./site-front.ts";

const never = () => () => {};
const unknown = () => undefined;

/** The profile whose demo can be booked: null if there is none, undefined until it is known. */
export function useDemoProfileId(): string | null | undefined {
  const written = useSyncExternalStore(never, writtenDemoProfileId, unknown);
  const [found, setFound] = useState<string | null>();
  useEffect(() => {
    let isGone = false;
    void findDemoProfileId().then((id) => !isGone && setFound(id));
    return () => {
      isGone = true;
    };
  }, []);
  return written === undefined ? found : written;
}
