/** So long is waited for styles before a page goes on without (milliseconds). */
const patienceMs = 5_000;

/**
 * A page that stands whole wears what it needs of the style sheet in itself, and the sheet comes behind its first paint
 * (vite/inline-styles.ts). What React draws from here on may need all of it.
 */
export async function wearAllStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][media=print]");
  await Promise.all([...links].map(wear));
}

function wear(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      link.media = "all";
      resolve();
    };
    if (link.sheet) return go();
    for (const end of ["load", "error"]) link.addEventListener(end, go, { once: true });
    // It may have failed before anybody listened.
    setTimeout(go, patienceMs);
  });
}
