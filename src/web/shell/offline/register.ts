/** Makes the dashboard installable on a home screen; public pages do not call this. */
export function makeInstallable(): void {
  for (const [rel, href] of [
    ["manifest", "/manifest.webmanifest"],
    ["apple-touch-icon", "/apple-touch-icon.png"],
  ] as const) {
    if (document.querySelector(`link[rel=${rel}]`)) continue;
    document.head.append(Object.assign(document.createElement("link"), { rel, href }));
  }
}

/**
 * Registers the service worker, which caches this release for offline use. Only in the dashboard, and not if the
 * browser saves data. The app works without it.
 */
export async function keepThisRelease(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || savesData()) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    // The app works without it.
  }
}

/** Whether the browser saves data; not every browser says so. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
