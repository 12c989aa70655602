import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { loadSpanish } from "#web/language/bilingual.ts";
import { wishesSpanish } from "#web/language/wish.ts";
import { beWrittenIn, writtenIn } from "#web/language/written.ts";
import * as root from "./root.tsx";
import { wearAllStyles } from "./shell/start/all-styles.ts";
import { type Started, startRouter } from "./shell/start/start-router.tsx";

/**
 * Takes over the page. Not awaited by this file: a page's own file imports it, and one that waits for that file in turn
 * would wait for ever.
 */
async function start(): Promise<void> {
  // Also where nothing was written: a page that is drawn here speaks as is wished from its first word.
  const spanish = writtenIn() === "es" || wishesSpanish() ? loadSpanish() : null;
  await isWritten();
  const isDressed = wearAllStyles();
  // While developing, the framework's own router takes over changed files as they are saved.
  const { product, takesOver }: Started = import.meta.env.DEV
    ? await import("react-router/dom").then(({ HydratedRouter }) => ({
        product: <HydratedRouter />,
        takesOver: true,
      }))
    : await startRouter(root);
  const isSpeechless = (await spanish) === false;
  await isDressed;
  if (isSpeechless) beWrittenIn("en");

  startTransition(() => {
    const page = <StrictMode>{product}</StrictMode>;
    // Without its code, or the words in which it was written, a page cannot be taken over, only drawn anew.
    if (takesOver && !isSpeechless) hydrateRoot(document, page);
    else createRoot(document).render(page);
  });
}

/** This file is fetched beside the document, and may be here before the end of what it takes over. */
function isWritten(): Promise<void> | undefined {
  if (document.readyState !== "loading") return undefined;
  return new Promise((resolve) => {
    document.addEventListener("DOMContentLoaded", () => resolve(), { once: true });
  });
}

void start();
