import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/** Puts a page back where it was left, and a new one to its top; what the framework's own adds is for servers. */
export function ScrollMemory(): null {
  useScrollRestoration();
  return null;
}
