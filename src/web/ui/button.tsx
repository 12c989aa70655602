import clsx from "clsx";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-class.ts";
import { Tone } from "./tone.tsx";

/** Props of Button; other native button props are passed on. */
export type ButtonProps = ComponentProps<"button"> & {
  /**
   * primary: a place's one main action; secondary: the others; quiet: in rows and toolbars; danger: removes something.
   */
  variant?: ButtonVariant;
  /** md is 40 px (44 px on touch), sm is 32 px, lg is 48 px for visitors' pages. */
  size?: ButtonSize;
  /** Shows the working tone mark, keeps the width, sets aria-busy and ignores clicks. */
  busy?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
};

/** A button. Its type defaults to "button", so that it does not submit a form by accident. */
export function Button(props: ButtonProps) {
  const { variant, size, busy = false, icon, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      // Not disabled while busy, because it would lose focus.
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
      {/* The label stays for its width and accessible name; only its ink is hidden. */}
      <span className={clsx("inline-flex items-center gap-2", busy && "opacity-0")}>
        {icon}
        {children}
      </span>
    </button>
  );
}

/** Stops a click, or Enter in a field, from submitting the form again. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
