/** Lets a phone put the dashboard on its home screen. The public pages ask for none of this. */
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
 * Lets the browser keep the files of this release, for when there is no line: only for who works here, and not where
 * somebody counts their bytes. A browser that keeps nothing works as well.
 */
export async function keepThisRelease(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || savesData()) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    // As above.
  }
}

/** Not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
