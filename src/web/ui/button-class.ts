import clsx from "clsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-green text-on-green border-transparent hover:bg-green-deep",
  secondary: "bg-surface text-ink border-line hover:border-edge",
  quiet: "bg-transparent text-ink border-transparent hover:bg-sunk",
  danger: "bg-clay text-on-clay border-transparent hover:bg-clay-deep",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-8 px-3 text-sm pointer-coarse:min-h-11",
  md: "min-h-10 px-4 text-base pointer-coarse:min-h-11",
  lg: "min-h-12 px-6 text-base",
};

/** The classes of a button, shared by buttons and by links that look like one. */
export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = "md"): string {
  return clsx(
    "relative inline-flex shrink-0 items-center justify-center rounded-control border py-1",
    "font-semibold text-center no-underline select-none transition-colors duration-150",
    "disabled:cursor-not-allowed disabled:opacity-60 aria-busy:opacity-100",
    variants[variant],
    sizes[size],
  );
}
