/** The theme choices; "system" follows the operating system. */
export type Theme = "light" | "dark" | "system";

const storageKey = "hearthline-theme";

/** Runs in <head> before the first paint, so that the wrong theme never flashes. */
export const themeScript = `try{var t=localStorage.getItem("${storageKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** The stored choice, or "system". */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

/** Stores and applies the choice; "system" removes it. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
    // Notifies the other switches on this page like a change in another tab.
    window.dispatchEvent(new StorageEvent("storage"));
  } catch {
    // Without storage, the choice lasts until the page is left.
  }
}
