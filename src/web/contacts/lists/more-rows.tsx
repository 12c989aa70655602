import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { loadMoreLabel } from "./list-messages.ts";

// About a screen and a half ahead, so that the next rows are usually loaded before they are needed.
const ahead = "1200px";

/** Props of MoreRows. */
export type MoreRowsProps = {
  /** The number of loaded rows, to check after each load whether the end is still in view. */
  loads: number;
  isBusy: boolean;
  /** Off during a request, and after a failure, when only the button retries. */
  isAutomatic: boolean;
  onMore: () => void;
};

/** Loads the next rows when the end of the list is near, or when its button is clicked. */
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
