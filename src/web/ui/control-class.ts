import clsx from "clsx";

/** The style of all text inputs and selects. */
export const controlClass = clsx(
  "block w-full min-w-0 min-h-10 rounded-control border border-edge bg-surface px-3 py-2",
  "text-base text-ink transition-colors hover:border-soft pointer-coarse:min-h-11",
  "focus-visible:outline-offset-0 focus-visible:border-green",
  "aria-invalid:border-clay disabled:cursor-not-allowed disabled:bg-sunk disabled:text-soft",
  "[&[readonly]]:bg-sunk",
);
