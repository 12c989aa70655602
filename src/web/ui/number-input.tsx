import clsx from "clsx";
import type { ComponentProps, WheelEvent } from "react";
import { controlClass } from "./control-class.ts";
import { useFieldAttributes } from "./field.tsx";

/** Props of NumberInput; the value stays text until the form's schema reads it. */
export type NumberInputProps = Omit<ComponentProps<"input">, "type" | "prefix"> & {
  /** Stands before the number, e.g. "$". */
  prefix?: string;
  /** Stands after the number, e.g. "%". */
  suffix?: string;
};

// A wheel over a focused number must scroll the form, not change the money.
const letGo = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur();

/** A number. step is "any" unless the spec names one (SPEC §5). */
export function NumberInput({ prefix, suffix, className, ...rest }: NumberInputProps) {
  return (
    <div className={clsx("relative", className)}>
      {prefix && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-3 grid place-items-center text-soft"
        >
          {prefix}
        </span>
      )}
      <input
        inputMode="decimal"
        step="any"
        autoComplete="off"
        onWheel={letGo}
        {...useFieldAttributes()}
        {...rest}
        type="number"
        className={clsx(controlClass, "number-plain", prefix && "pl-7", suffix && "pr-8")}
      />
      {suffix && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 right-3 grid place-items-center text-soft"
        >
          {suffix}
        </span>
      )}
    </div>
  );
}
