/** The choices of light and dark; "system" follows the machine. */
export type Theme = "light" | "dark" | "system";

const storageKey = "hearthline-theme";

/** Runs in <head> before anything is painted, so that no wrong theme flashes up. */
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

/** Stores the choice and shows it at once; "system" takes the choice away. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
    // Every other switch of this page hears it as it would hear another tab's.
    window.dispatchEvent(new StorageEvent("storage"));
  } catch {
    // A browser that stores nothing still shows the choice until the page is left.
  }
}
