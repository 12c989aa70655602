import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { loadSpanish } from "#web/language/bilingual.ts";
import { wishesSpanish } from "#web/language/wish.ts";
import { beWrittenIn, writtenIn } from "#web/language/written.ts";
import { routes } from "./router.tsx";

/** Loads the current page's code, so that React can hydrate the prerendered HTML; false if that fails. */
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
  // Also without prerendered HTML, so that the page renders in the right language from the start.
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
        {/* With transitions, React would render the page in slices, and it would take twice as long to appear. */}
        <RouterProvider router={router} useTransitions={false} />
      </StrictMode>
    );
    // Without its code or its language's texts, a page cannot be hydrated, only rendered again.
    if ("prerendered" in container.dataset && hasCode && !isSpeechless)
      hydrateRoot(container, product);
    else createRoot(container).render(product);
  });
}

void start();
