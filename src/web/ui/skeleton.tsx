import clsx from "clsx";

/** A loading placeholder; set its size by class, e.g. "h-4 w-32". It has no accessible name. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx("block animate-pulse rounded-tag bg-line", className)}
    />
  );
}
