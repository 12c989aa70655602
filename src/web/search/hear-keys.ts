const storageKey = "hearthline-keys";

/** Whether keys pressed alone do something (WCAG 2.1.4); with Ctrl or Command they always do. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Switches keys pressed alone on or off, in this browser. */
export function switchKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // A browser that stores nothing keeps them on.
  }
}

/** Told for Ctrl+K and Command+K. */
export const commandKey = "palette";

// Where a key is typed, or means something already.
const taken =
  "input,textarea,select,[contenteditable],[role=menu],[role=listbox],[role=dialog],[role=alertdialog]";

/** Hears keys that may be shortcuts: small, because every page of the dashboard begins with it. */
export function hearKeys(hear: (key: string) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isModified = event.ctrlKey || event.metaKey;
    if (event.altKey || event.isComposing) return;
    if (isModified ? key.toLowerCase() !== "k" || event.shiftKey : key.length > 1) return;
    if (!isModified && ((target as Element).closest?.(taken) || !areKeysOn())) return;
    // Firefox would look for text on the page, and most browsers for an address.
    if (isModified || key === "/") event.preventDefault();
    hear(isModified ? commandKey : key);
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}
