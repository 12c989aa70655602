import { useEffect, useRef } from "react";

/** Tells whoever has waited whether the component has left the page meanwhile. */
export function useIsGone(): () => boolean {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return () => gone.current;
}
