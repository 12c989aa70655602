import Plus from "lucide-react/icons/plus";
import type { ComponentProps } from "react";
import { addWords as words } from "./add-messages.ts";

/** The button that opens the Add menu; on a phone only its icon shows. */
export function AddTrigger(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label={words.add}
      {...props}
      className="flex min-h-9 items-center gap-1.5 rounded-control px-2 text-soft hover:bg-sunk hover:text-ink data-popup-open:text-ink lg:border lg:border-line lg:px-3 pointer-coarse:min-h-11 pointer-coarse:px-3"
    >
      <Plus size={19} aria-hidden="true" />
      <span className="hidden text-sm lg:block">{words.add}</span>
    </button>
  );
}
