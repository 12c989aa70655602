const key = "hearthline-reloaded";

/**
 * A page may be older than the files on the server: then a part that it asks for is gone, and one reload brings a page
 * whose files are there. Only one for each release, so that a file that is missing for good is told and not tried for
 * ever; and none while there is no line, because then the page itself would go. For pages that keep what was typed.
 */
export function watchGoneAssets(): () => void {
  window.addEventListener("vite:preloadError", reloadOnce);
  return () => window.removeEventListener("vite:preloadError", reloadOnce);
}

/** Reloads the page, unless it was reloaded for this release already. */
export function reloadOnce(): void {
  const release = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
  try {
    if (!navigator.onLine || sessionStorage.getItem(key) === release) return;
    sessionStorage.setItem(key, release);
  } catch {
    return; // Without a memory it might go round for ever.
  }
  // What failed is not worth a word: it is there in a moment.
  document.documentElement.style.visibility = "hidden";
  window.location.reload();
}
