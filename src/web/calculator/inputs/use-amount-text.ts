import { useEffect, useState } from "react";
import { readAmount, tidyAmount, typedAmount } from "#domain/kernel/typed-amounts.ts";
import { inputWords as words } from "./input-messages.ts";

/** Hears which fields show something that is no amount, or one that may not be: none of it may be judged or saved. */
export type OnFault = (field: string, isFaulty: boolean) => void;

/** An amount that is typed, and the bounds that it must keep: dollars, unless `read` and `format` say another unit. */
export type TypedAmount = {
  /** Names the field to `onFault`. */
  field: string;
  amount: number;
  min: number;
  max: number;
  read?: (text: string) => number | null;
  /** How the amount reads while nobody types. */
  format?: (amount: number) => string;
  /** How a bound reads. */
  boundText: (amount: number) => string;
  /** Said of a text that says none. */
  noAmount?: string;
  /** While typing, for each amount that keeps the bounds. */
  onChange: (amount: number) => void;
  /** Typing is over. */
  onSettle: () => void;
  onFault: OnFault;
};

/** What was typed, and the amount at that time: once the amount changes, the text is out of date. */
type Typed = { text: string; amount: number; isOut?: boolean; isRefused?: boolean };

/**
 * The text of a field for an amount. What says none, or is out of bounds, stays in the field with what is wrong, and
 * changes nothing: no scenario is judged or saved that the fields do not show. It stays while other fields change the
 * amount behind it; a slider of its own replaces it, and the field says so.
 */
export function useAmountText(props: TypedAmount) {
  const { field, amount, min, max, boundText, onChange, onSettle, onFault } = props;
  const { read = readAmount, format = typedAmount, noAmount = words.noAmount } = props;
  const [typed, setTyped] = useState<Typed | null>(null);
  const [replaced, setReplaced] = useState<string | null>(null);
  const wrong = typed ? faultOf(typed.text) : undefined;
  const isKept = (typed?.isOut || typed?.isRefused) && wrong !== undefined;
  const text = typed && (isKept || typed.amount === amount) ? typed.text : null;
  const fault = text === null ? undefined : wrong;
  const isFaulty = fault !== undefined;
  useEffect(() => {
    onFault(field, isFaulty);
    return () => onFault(field, false);
  }, [field, isFaulty, onFault]);

  function faultOf(of: string): string | undefined {
    const value = typed?.isRefused ? null : read(of);
    if (value === null) return noAmount;
    if (value < min) return words.tooLow(boundText(min));
    if (value > max) return words.tooHigh(boundText(max));
    // Its bounds have changed since. It counts when somebody says so: the amount behind it may have changed as well.
    return typed?.isOut ? words.fitsNow : undefined;
  }

  function settle() {
    if (text === null) return;
    const value = typed?.isRefused ? null : read(text);
    if (value === null || value < min || value > max)
      return setTyped(typed && { ...typed, text: tidyAmount(text) });
    if (isFaulty) onChange(value);
    setTyped(null);
    onSettle();
  }

  function type(next: string) {
    const value = read(next);
    const counts = value !== null && value >= min && value <= max;
    setReplaced(null);
    setTyped({ text: next, amount: counts ? value : amount, isOut: !counts });
    if (counts) onChange(value);
  }

  return {
    error: fault,
    input: {
      value: text ?? format(amount),
      "aria-invalid": isFaulty || undefined,
      onChange: (event: { target: { value: string } }) => type(event.target.value),
      onBlur: settle,
      onKeyDown: (event: { key: string }) => {
        if (event.key === "Enter") settle();
      },
    },
    type,
    /** The field is set by other means than typing. */
    replace() {
      if (isFaulty) setReplaced(text);
      setTyped(null);
    },
    /** What was typed and could not be used, once it was replaced; until something is typed again. */
    replaced,
    /** Something was typed that the field cannot show. */
    refuse: () => setTyped({ text: text ?? format(amount), amount, isRefused: true }),
  };
}
