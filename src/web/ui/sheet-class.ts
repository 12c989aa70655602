import clsx from "clsx";

export type SheetWidth = "sm" | "md" | "lg";

/** The maximum widths of a dialog from 640 px up; below, every dialog is as wide as the screen. */
export const sheetWidths: Record<SheetWidth, string> = {
  sm: "sm:max-w-[26rem]",
  md: "sm:max-w-[36rem]",
  lg: "sm:max-w-[56rem]",
};

/** The backdrop of a dialog. */
export const veilClass = clsx(
  "fixed inset-0 z-50 bg-veil transition-opacity duration-200",
  "data-ending-style:opacity-0 data-starting-style:opacity-0",
);

const placed = clsx(
  "fixed z-50 flex flex-col overflow-hidden border-line bg-surface text-ink shadow-float outline-none",
  "transition-[opacity,translate] duration-200 ease-calm",
  "data-ending-style:opacity-0 data-starting-style:opacity-0",
);

/** The classes of a dialog: a full-height sheet on a phone, a centered card from 640 px up. */
export function popupClass(width: string): string {
  return clsx(
    placed,
    "inset-0 data-ending-style:translate-y-4 data-starting-style:translate-y-4",
    "sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-h-[calc(100dvh-3rem)]",
    "sm:-translate-y-1/2 sm:rounded-card sm:border",
    "sm:data-ending-style:translate-y-[calc(-50%+1rem)]",
    "sm:data-starting-style:translate-y-[calc(-50%+1rem)]",
    width,
  );
}

/** The classes of a confirmation: never a full sheet; on a phone it is at the bottom, within the thumb's reach. */
export function questionClass(): string {
  return clsx(
    placed,
    "inset-x-4 bottom-4 rounded-card border sm:top-1/2 sm:bottom-auto sm:mx-auto sm:-translate-y-1/2",
    sheetWidths.sm,
  );
}
