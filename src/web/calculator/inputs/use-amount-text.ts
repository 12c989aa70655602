import { useEffect, useState } from "react";
import { readAmount, tidyAmount, typedAmount } from "#domain/kernel/typed-amounts.ts";
import { inputWords as words } from "./input-messages.ts";

/** Called when a field becomes valid or invalid. While any field is invalid, there is no verdict and no save. */
export type OnFault = (field: string, isFaulty: boolean) => void;

/** A typed amount and its bounds, in dollars unless `read` and `format` use another unit. */
export type TypedAmount = {
  /** The field's name for `onFault`. */
  field: string;
  amount: number;
  min: number;
  max: number;
  read?: (text: string) => number | null;
  /** The text of the amount when the field is not being edited. */
  format?: (amount: number) => string;
  /** The text of a bound. */
  boundText: (amount: number) => string;
  /** The error for text that is not an amount. */
  noAmount?: string;
  /** Called during typing, for each amount within the bounds. */
  onChange: (amount: number) => void;
  /** Called when typing is finished. */
  onSettle: () => void;
  onFault: OnFault;
};

/** The typed text and the amount at that time. Once the amount changes, the text is outdated. */
type Typed = { text: string; amount: number; isOut?: boolean; isRefused?: boolean };

/**
 * The text of an amount field. Invalid or out-of-bounds text stays in the field with an error and changes nothing, so
 * that verdicts and saves always match what the fields show. The text stays even if other fields change the amount
 * behind it; only the field's own slider replaces it, and the field then says so.
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
    // The bounds have changed since, so the text is valid now. It needs a confirmation, because the amount behind it
    // may
    // have changed as well.
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
    /** Replaces the text after the amount was set other than by typing. */
    replace() {
      if (isFaulty) setReplaced(text);
      setTyped(null);
    },
    /** The invalid text that was replaced, until something is typed again. */
    replaced,
    /** Marks the field as invalid after input that it can't show. */
    refuse: () => setTyped({ text: text ?? format(amount), amount, isRefused: true }),
  };
}
