import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False in HTML that was written before any script ran and while React takes it over, true from then on: until then
 * nothing that is pressed or typed is heard.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
