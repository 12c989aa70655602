const storageKey = "hearthline-keys";

/** Whether single-key shortcuts are on (WCAG 2.1.4); those with Ctrl or Command always are. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Turns single-key shortcuts on or off in this browser. */
export function switchKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Without storage they stay on.
  }
}

/** The value reported for Ctrl+K and Command+K. */
export const commandKey = "palette";

// Places where keys are typed or already have a meaning.
const taken =
  "input,textarea,select,[contenteditable],[role=menu],[role=listbox],[role=dialog],[role=alertdialog]";

/** Listens for shortcut keys. Kept small, because every dashboard page loads it first. */
export function hearKeys(hear: (key: string) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isModified = event.ctrlKey || event.metaKey;
    if (event.altKey || event.isComposing) return;
    if (isModified ? key.toLowerCase() !== "k" || event.shiftKey : key.length > 1) return;
    if (!isModified && ((target as Element).closest?.(taken) || !areKeysOn())) return;
    // Firefox would open its quick find, and most browsers would focus the address bar.
    if (isModified || key === "/") event.preventDefault();
    hear(isModified ? commandKey : key);
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}
