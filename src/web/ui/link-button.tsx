import clsx from "clsx";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-class.ts";

/** Props of LinkButton; other props of a router Link are passed on. */
export type LinkButtonProps = ComponentProps<typeof Link> & {
  /** The same styles as Button. */
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** A link that looks like a button. Pass `reloadDocument` for links to "/", which need a full load. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={clsx(buttonClass(variant, size), className)} />;
}
