import { useState } from "react";
import { roundText } from "../deal/figures.ts";
import { inputWords as words } from "./input-messages.ts";

/** An amount that is typed, and the bounds that it must keep, in dollars. */
export type TypedAmount = {
  amount: number;
  min: number;
  max: number;
  /** How the amount reads while nobody types. */
  format: (amount: number) => string;
  /** While typing, for each amount that keeps the bounds. */
  onChange: (amount: number) => void;
  /** Typing is over. */
  onSettle: () => void;
};

/**
 * The text of a field for an amount. What is no amount, or out of bounds, changes nothing as long as it may only be half
 * typed; when typing is over it is pulled into the bounds, or given up for what was there before.
 */
export function useAmountText({ amount, min, max, format, onChange, onSettle }: TypedAmount) {
  const [typed, setTyped] = useState<string | null>(null);
  const [pulled, setPulled] = useState<string | null>(null);
  const value = typed === null ? amount : readAmount(typed);

  function fault(): string | undefined {
    if (value === null) return words.noNumber;
    if (value < min) return words.tooLow(roundText(min));
    return value > max ? words.tooHigh(roundText(max)) : undefined;
  }

  function settle() {
    if (typed === null) return;
    if (value !== null && fault()) {
      onChange(value < min ? min : max);
      setPulled(fault()!);
    }
    setTyped(null);
    onSettle();
  }

  return {
    error: typed === null ? (pulled ?? undefined) : fault(),
    input: {
      value: typed ?? format(amount),
      "aria-invalid": (typed !== null && fault() !== undefined) || undefined,
      onChange: (event: { target: { value: string } }) => {
        const text = event.target.value;
        setTyped(text);
        setPulled(null);
        const read = readAmount(text);
        if (read !== null && read >= min && read <= max) onChange(read);
      },
      onBlur: settle,
      onKeyDown: (event: { key: string }) => {
        if (event.key === "Enter") settle();
      },
    },
  };
}

/** Dollars as people type them, with or without "$" and commas, to the cent; null when it is no amount. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, "");
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const cents = Math.round(Number(plain) * 100);
  return Number.isSafeInteger(cents) ? cents / 100 : null;
}
