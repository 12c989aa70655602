import clsx from "clsx";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-class.ts";

/** Props of LinkButton; everything a router Link takes is passed on. */
export type LinkButtonProps = ComponentProps<typeof Link> & {
  /** Same looks as Button. */
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** A link that looks like a button. Give `reloadDocument` when it leads to "/" (a full load). */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={clsx(buttonClass(variant, size), className)} />;
}
