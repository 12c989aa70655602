import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { loadSpanish } from "#web/language/bilingual.ts";
import { wishesSpanish } from "#web/language/wish.ts";
import { beWrittenIn, writtenIn } from "#web/language/written.ts";
import { routes } from "./router.tsx";

/** Fetches the code of the page that is open, so that React finds what was prerendered; false where it does not come. */
async function loadPage(): Promise<boolean> {
  const loads = (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === "function")
      Object.assign(route, await route.lazy(), { lazy: undefined });
  });
  return Promise.all(loads).then(
    () => true,
    () => false,
  );
}

async function start(): Promise<void> {
  // Also where nothing was prerendered: a page that is drawn here speaks as is wished from its first word.
  const spanish = writtenIn() === "es" || wishesSpanish() ? loadSpanish() : null;
  const hasCode = await loadPage();
  const isSpeechless = (await spanish) === false;
  if (isSpeechless) {
    beWrittenIn("en");
    document.documentElement.lang = "en";
  }

  const container = document.getElementById("root")!;
  const router = createBrowserRouter(routes);
  startTransition(() => {
    const product = (
      <StrictMode>
        {/* In slices, between frames that show nothing new, a page comes half as soon. */}
        <RouterProvider router={router} useTransitions={false} />
      </StrictMode>
    );
    // Without its code, or the words in which it was written, a page cannot be taken over, only drawn anew.
    if ("prerendered" in container.dataset && hasCode && !isSpeechless)
      hydrateRoot(container, product);
    else createRoot(container).render(product);
  });
}

void start();
