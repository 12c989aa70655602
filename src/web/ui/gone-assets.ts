const key = "hearthline-reloaded";

/**
 * After a release, an open page can ask for files that no longer exist; one reload gets a page whose files do. At most
 * one reload per release, so that a permanently missing file shows an error instead of reloading forever; and none
 * while offline, because the page itself would be lost. Only for pages that keep typed text.
 */
export function watchGoneAssets(): () => void {
  window.addEventListener("vite:preloadError", reloadOnce);
  return () => window.removeEventListener("vite:preloadError", reloadOnce);
}

/** Reloads the page, unless it was already reloaded for this release. */
export function reloadOnce(): void {
  const release = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
  try {
    if (!navigator.onLine || sessionStorage.getItem(key) === release) return;
    sessionStorage.setItem(key, release);
  } catch {
    return; // Without storage, it might reload forever.
  }
  // Hide the error, because the reload fixes it in a moment.
  document.documentElement.style.visibility = "hidden";
  window.location.reload();
}
