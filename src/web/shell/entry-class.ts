import clsx from "clsx";

/** The style of a sidebar entry. */
export const entryClass = clsx(
  "relative flex min-h-9 items-center rounded-control px-3 text-soft no-underline transition-colors",
  "hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink",
  "data-here:font-semibold data-here:text-ink pointer-coarse:min-h-11",
);
