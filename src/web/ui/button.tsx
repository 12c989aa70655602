import clsx from "clsx";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-class.ts";
import { Tone } from "./tone.tsx";

/** Props of Button; everything a native button takes is passed on. */
export type ButtonProps = ComponentProps<"button"> & {
  /** primary: the one act of a place; secondary: the others; quiet: in rows and toolbars; danger: removes. */
  variant?: ButtonVariant;
  /** md is 40 px (44 px on touch), sm is 32 px, lg is 48 px for visitors' pages. */
  size?: ButtonSize;
  /** Shows the tone at work, keeps the width, tells aria-busy and refuses a second press. */
  busy?: boolean;
  /** An icon before the words. */
  icon?: ReactNode;
};

/** A button. Its type is "button" unless given, so that no form is sent by accident. */
export function Button(props: ButtonProps) {
  const { variant, size, busy = false, icon, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      // Not disabled while it works: it would lose the focus.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : onClick}
      className={clsx(buttonClass(variant, size), className)}
    >
      {busy && (
        <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
          <Tone working className="h-4" plain />
        </span>
      )}
      {/* The words stay for their width and their name; only their ink goes. */}
      <span className={clsx("inline-flex items-center gap-2", busy && "opacity-0")}>
        {icon}
        {children}
      </span>
    </button>
  );
}

/** A press, or the Enter of a field, that would send a form once more. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
