import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { Failed, Root } from "./root.tsx";
import pages, { type PageRoute } from "./routes.ts";
import type { PageHandle } from "./shell/page-head.tsx";
import { reloadOnce } from "./ui/gone-assets.ts";
import { FullScreenSpinner } from "./ui/spinner.tsx";

/** What a page's file exports. */
type PageModule = PageHandle & { default: ComponentType };

const files = import.meta.glob<PageModule>([
  "./**/*-{page,layout}.tsx",
  "./shell/{dashboard-index,unknown-path}.tsx",
  // Parts of pages whose names match the pattern.
  "!./{language,ui}/**",
  "!./shell/offline/**",
  "!./site/text-page.tsx",
]);

/** Converts a route of the table to a router route, whose file loads on navigation. */
function routeOf({ file, path, index, children }: PageRoute): RouteObject {
  const load = files[`./${file}`];
  if (!load) throw new Error(`${file} is among the routes, and no page`);
  const lazy = async () => {
    try {
      const { default: Component, meta, isStatic } = await load();
      return { Component, handle: { meta, isStatic } satisfies PageHandle };
    } catch (error) {
      // After a release, the old files are gone.
      reloadOnce();
      throw error;
    }
  };
  if (index) return { id: file, index, lazy };
  return { id: file, path, lazy, children: children?.map(routeOf) };
}

/** All pages, below the shared root. */
export const routes: RouteObject[] = [
  {
    id: "root",
    Component: Root,
    ErrorBoundary: Failed,
    HydrateFallback: FullScreenSpinner,
    children: pages.map(routeOf),
  },
];
