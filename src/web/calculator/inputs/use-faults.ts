import { useCallback, useState } from "react";
import type { OnFault } from "./use-amount-text.ts";

/** Whether any of the inputs shows what is no amount, or one that may not be. */
export function useFaults(): { isFaulty: boolean; onFault: OnFault } {
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const onFault = useCallback<OnFault>((field, isFaulty) => {
    setFields((before) => {
      if (before.has(field) === isFaulty) return before;
      const others = [...before].filter((one) => one !== field);
      return new Set(isFaulty ? [...others, field] : others);
    });
  }, []);
  return { isFaulty: fields.size > 0, onFault };
}
