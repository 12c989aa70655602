import clsx from "clsx";
import type { ComponentProps } from "react";
import { tidyAmount } from "#domain/kernel/typed-amounts.ts";
import { controlClass } from "./control-class.ts";
import { useFieldAttributes } from "./field.tsx";

/**
 * US dollars as people type them: "450k", "$350,000", "1.2m". Leaving the field groups the digits; invalid text stays
 * as typed, so that the form can show an error. Takes a ref and native attributes, so `{...register("budget")}` works;
 * the form value is plain digits ("450000").
 */
export function MoneyInput({ className, onBlur, ...rest }: ComponentProps<"input">) {
  return (
    <div className={clsx("relative", className)}>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-3 grid place-items-center text-soft"
      >
        $
      </span>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...useFieldAttributes()}
        {...rest}
        type="text"
        data-amount="dollars"
        onBlur={(event) => {
          const { currentTarget: field } = event;
          const text = tidyAmount(field.value);
          if (field.value !== text) field.value = text;
          onBlur?.(event);
        }}
        className={clsx(controlClass, "pl-7")}
      />
    </div>
  );
}
