import { startTransition, StrictMode, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import * as root from "./root.tsx";
import { startRouter } from "./shell/start/start-router.tsx";

/**
 * Takes over the page. Not awaited by this file: a page's own file imports it, and one that waits for that file in turn
 * would wait for ever.
 */
async function start(): Promise<void> {
  await isWritten();
  // While developing, the framework's own router takes over changed files as they are saved.
  const product: ReactNode = import.meta.env.DEV
    ? await import("react-router/dom").then(({ HydratedRouter }) => <HydratedRouter />)
    : await startRouter(root);

  startTransition(() => {
    hydrateRoot(document, <StrictMode>{product}</StrictMode>);
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
