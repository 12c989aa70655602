import clsx from "clsx";
import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";
import { useFieldAttributes } from "./field.tsx";

/** Multi-line text; grows with its content if the browser supports it. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      {...useFieldAttributes()}
      {...rest}
      className={clsx(controlClass, "field-sizing-content max-h-80 min-h-24 resize-y", className)}
    />
  );
}
