import { useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from "react";
import {
  matchRoutes,
  RouterProvider,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type DataRouter,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_RouteModules as RouteModules,
} from "react-router";
import { flushSync } from "react-dom";
import { repeatEarlyPress } from "./early-press.ts";
import { clientRoutes, loadNow, type RootModule } from "./client-routes.tsx";
import { readRouteTable, type RouteEntry, type RouteTable } from "./route-table.ts";

declare global {
  interface Window {
    /** Written into the page by StartScripts; whole when the page stands in it and not only the wait for one. */
    routeTable: RouteTable & { isWhole: boolean };
  }
}

/*
 * The framework's own start brings along what reads loaders, actions, streams and routes from a server: a tenth of all
 * scripts. This product has none of them, so the router is put together here, from the parts it consists of.
 */

/** The whole product, and whether it can take over the page that the browser has, or must draw its own. */
export type Started = { product: ReactNode; takesOver: boolean };

/** The whole product as an element. */
export async function startRouter(root: RootModule): Promise<Started> {
  const entries = readRouteTable(window.routeTable);
  const modules: RouteModules = { root };
  const routes = clientRoutes(entries, root, modules);
  // What was written must be drawn again exactly so, or React throws it away. Where its code is not to be had, the
  // router asks once more, and says what it then finds.
  const written = window.routeTable.isWhole ? matchRoutes(routes, location) : null;
  const takesOver = await Promise.all((written ?? []).map(({ route }) => loadNow(route))).then(
    () => true,
    () => false,
  );
  const isWhole = window.routeTable.isWhole && takesOver;
  const inHead = new Set((isWhole ? written : null)?.map(({ route }) => route.id));
  nameEntry();
  const router = createRouter({
    routes,
    history: createBrowserHistory(),
    mapRouteProperties,
    hydrationRouteProperties,
  });
  const parts = { router, manifest: manifestOf(entries, inHead), modules, isWhole };
  return { product: <Product {...parts} />, takesOver };
}

/**
 * Gives this entry of the browser's history a key of its own. Without one every loaded page would be called "default",
 * and a page opened by its address would scroll to where another one was left.
 */
function nameEntry(): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, "");
}

type ProductProps = {
  router: DataRouter;
  manifest: AssetsManifest;
  modules: RouteModules;
  isWhole: boolean;
};

const never = () => () => {};

function Product({ router, manifest, modules, isWhole }: ProductProps) {
  // While React takes the page over, the head is what was written: that of the document alone, unless it is whole.
  const isSpaMode = useSyncExternalStore(
    never,
    () => false,
    () => !isWhole,
  );
  useLayoutEffect(() => void router.initialize(), [router]);
  useEffect(repeatEarlyPress, []);
  // The server's tree has a place for a stream beside the router: without the like of it here, every id that React
  // makes would be another than the one that was written, and no hint would be found by what it is of.
  const noStream = null;
  return (
    <>
      <FrameworkContext
        value={{
          manifest,
          routeModules: modules,
          future: {},
          ssr: false,
          isSpaMode,
          routeDiscovery: { mode: "initial", manifestPath: "" },
        }}
      >
        {/* In slices, between frames that show nothing new, a page comes half as soon. */}
        <RouterProvider router={router} flushSync={flushSync} useTransitions={false} />
      </FrameworkContext>
      {noStream}
    </>
  );
}

const withoutServer = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

/**
 * The table as the framework's head reads it. Only the style sheets of the document and of pages that were written are
 * in the head that React takes over; those of all others are put on as they come (client-routes.tsx).
 */
function manifestOf(
  entries: readonly RouteEntry[],
  inHead: ReadonlySet<string | undefined>,
): AssetsManifest {
  const routes = entries.map(({ id, parent, path, script, imports, styles }) => {
    const css = parent < 0 || inHead.has(id) ? styles : [];
    return [id, { ...withoutServer, id, path, module: script, imports, css }] as const;
  });
  const entry = { imports: [], module: "" };
  return { entry, routes: Object.fromEntries(routes), url: "", version: "" };
}
