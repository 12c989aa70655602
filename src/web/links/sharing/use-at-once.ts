import { useState } from "react";

/**
 * What a control shows: what was pressed, from within the press until that is saved or refused, and else what is
 * stored. Without it a control would go back for the moment that the cache needs to tell of a change.
 */
export function useAtOnce<Value>(stored: Value) {
  const [pressed, setPressed] = useState<{ value: Value } | null>(null);
  function press(value: Value, save: Promise<unknown>) {
    const mine = { value };
    const letGo = () => setPressed((now) => (now === mine ? null : now));
    setPressed(mine);
    // The caller says why a save failed.
    save.then(letGo, letGo);
  }
  return { shown: pressed ? pressed.value : stored, press };
}
