import { useState } from "react";

/**
 * The value that a control shows: the new value until it is saved or fails, and otherwise the stored value. Without
 * this, the control would briefly jump back until the cache is updated.
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
