import clsx from "clsx";

/** The place of something that is on its way; size it by class, e.g. "h-4 w-32". Carries no name. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx("block animate-pulse rounded-tag bg-line", className)}
    />
  );
}
