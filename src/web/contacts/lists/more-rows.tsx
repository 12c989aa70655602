import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { loadMoreLabel } from "./list-messages.ts";

// About a screen and a half ahead, so that the next rows are mostly there before they are wanted.
const ahead = "1200px";

/** Props of MoreRows. */
export type MoreRowsProps = {
  /** How many rows there are: after each load the end may still be in sight. */
  loads: number;
  isBusy: boolean;
  /** Off while something is loading, and after a failure: then only the button asks again. */
  isAutomatic: boolean;
  onMore: () => void;
};

/** Loads the next rows when the end of the list comes near, or at the press of its button. */
export function MoreRows({ loads, isBusy, isAutomatic, onMore }: MoreRowsProps) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (!isAutomatic || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: ahead },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isAutomatic, loads]);
  return (
    <div ref={end} className="flex justify-center pb-4">
      <Button busy={isBusy} onClick={onMore}>
        {loadMoreLabel}
      </Button>
    </div>
  );
}
