import clsx from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { entryClass } from "./entry-class.ts";
import { shellWords } from "./messages.ts";

/** Props of CrmMenuButton; other button props are passed on. */
export type CrmMenuButtonProps = ComponentProps<"button"> & {
  /** Whether one of its pages is open. */
  isHere: boolean;
  side: "right" | "bottom";
};

/** The sidebar entry that opens the CRM menu. */
export function CrmMenuButton({ isHere, side, ...rest }: CrmMenuButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      data-here={isHere || undefined}
      className={clsx(entryClass, "mt-4 mb-6 w-full data-popup-open:text-ink")}
    >
      <span className="flex-1 text-left">{shellWords.crmMenu}</span>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className={clsx(side === "right" && "-rotate-90")}
      />
    </button>
  );
}
