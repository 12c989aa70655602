import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in prerendered HTML and during hydration, true afterwards: until then, clicks and typing have no effect. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
