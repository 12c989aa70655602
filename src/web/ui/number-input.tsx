import clsx from "clsx";
import { useRef, useState, type ComponentProps, type InputEvent, type WheelEvent } from "react";
import { controlClass } from "./control-class.ts";
import { useFieldAttributes } from "./field.tsx";
import { notReadText } from "./messages.ts";

/** Props of NumberInput; the value stays text until the form's schema parses it. */
export type NumberInputProps = Omit<ComponentProps<"input">, "type" | "prefix"> & {
  /** Shown before the number, for example "$". */
  prefix?: string;
  /** Shown after the number, for example "%". */
  suffix?: string;
};

// Scrolling over a focused number must scroll the form, not change the amount.
const letGo = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur();

/**
 * A number field; `step` defaults to "any". Browsers drop characters that cannot be part of a number, so "6,25" would
 * become 625. The field says so at once, and the form refuses it until it is typed again.
 */
export function NumberInput({ prefix, suffix, className, ...rest }: NumberInputProps) {
  const { isUnread, ...hearing } = useDropped();
  const ofField = useFieldAttributes();
  return (
    <>
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
          {...ofField}
          {...hearing}
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
      <div role="status" className="empty:hidden">
        {/* After a submit, the field shows its own error. */}
        {isUnread && !ofField["aria-invalid"] && <p className="text-sm text-clay">{notReadText}</p>}
      </div>
    </>
  );
}

/**
 * Detects characters that the browser drops; marks the control for its form (form/controls.ts) until the text changes.
 */
function useDropped() {
  const [isUnread, setUnread] = useState(false);
  const shown = useRef("");

  function mark(field: HTMLInputElement, next: boolean) {
    if (next) field.dataset.unread = "";
    else delete field.dataset.unread;
    shown.current = field.value;
    setUnread(next);
  }

  return {
    isUnread,
    onBeforeInput({ data, currentTarget }: InputEvent<HTMLInputElement>) {
      if (!data || /^[\d.e+\s%$-]*$/i.test(data)) return;
      mark(currentTarget, true);
    },
    onInput({ currentTarget: field }: InputEvent<HTMLInputElement>) {
      if (field.dataset.unread === undefined) return;
      // Typing more at the end does not fix it.
      const goesOn = field.value !== "" && field.value.startsWith(shown.current);
      if (goesOn && field.value.length > shown.current.length) shown.current = field.value;
      else mark(field, false);
    },
  };
}
