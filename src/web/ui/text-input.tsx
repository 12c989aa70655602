import clsx from "clsx";
import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";
import { useFieldAttributes } from "./field.tsx";

/** Single-line text; takes native attributes and a ref, so `{...register("email")}` works. */
export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return (
    <input
      type="text"
      {...useFieldAttributes()}
      {...rest}
      className={clsx(controlClass, className)}
    />
  );
}
