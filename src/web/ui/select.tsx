import clsx from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";
import { useFieldAttributes } from "./field.tsx";

/** Props of Select: give `options`, or `<option>` children. */
export type SelectProps = ComponentProps<"select"> & {
  /** The options; a plain string is both value and label. */
  options?: readonly (string | { value: string; label: string })[];
  /** The label of the empty option; without it there is none. */
  placeholder?: string;
};

/** A native select in our style, because phones have the best lists for it. */
export function Select({ options, placeholder, className, children, ...rest }: SelectProps) {
  return (
    <div className={clsx("relative", className)}>
      <select
        {...useFieldAttributes()}
        {...rest}
        className={clsx(controlClass, "appearance-none truncate pr-8")}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => {
          const { value, label } =
            typeof option === "string" ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {label}
            </option>
          );
        })}
        {children}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-soft"
      />
    </div>
  );
}
