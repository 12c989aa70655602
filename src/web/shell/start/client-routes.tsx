import type { RouteObject, UNSAFE_RouteModules as RouteModules } from "react-router";
import { reloadOnce } from "#web/ui/gone-assets.ts";
import type { RouteEntry } from "./route-table.ts";

type PageModule = NonNullable<RouteModules[string]>;

/** The module of the document itself, which is there from the start. */
export type RootModule = PageModule &
  Required<Pick<PageModule, "Layout" | "HydrateFallback" | "ErrorBoundary">>;

/**
 * The route table as the router wants it. No route of this product has a loader or an action, so a page is its module,
 * fetched when somebody goes there, and the style sheets that must be there before it is shown.
 */
export function clientRoutes(
  entries: readonly RouteEntry[],
  root: RootModule,
  modules: RouteModules,
): RouteObject[] {
  const { Layout, default: Root, HydrateFallback, ErrorBoundary } = root;
  const objects = entries.map((entry, place): RouteObject => {
    const { id, path } = entry;
    const isIndex = !path && !entries.some(({ parent }) => parent === place);
    if (isIndex) return { id, index: true, lazy: () => loadPage(entry, modules) };
    if (entry.parent >= 0) return { id, path, lazy: () => loadPage(entry, modules), children: [] };
    return {
      id,
      path,
      children: [],
      element: (
        <Layout>
          <Root />
        </Layout>
      ),
      hydrateFallbackElement: (
        <Layout>
          <HydrateFallback />
        </Layout>
      ),
      errorElement: (
        <Layout>
          <ErrorBoundary />
        </Layout>
      ),
    };
  });
  entries.forEach(({ parent }, place) => {
    if (parent >= 0) objects[parent]!.children!.push(objects[place]!);
  });
  return objects.filter((_, place) => entries[place]!.parent < 0);
}

/** Fetches a page's module at once instead of when the router wants it. */
export async function loadNow(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "function") return;
  const page = await route.lazy();
  Object.assign(route, page, { lazy: undefined });
}

async function loadPage(entry: RouteEntry, modules: RouteModules) {
  const [page] = await Promise.all([importPage(entry), ...entry.styles.map(wearStyles)]);
  // The document's head takes titles from here.
  modules[entry.id] = page;
  return { Component: page.default, ...(page.handle !== undefined && { handle: page.handle }) };
}

async function importPage({ script, names }: RouteEntry): Promise<PageModule> {
  try {
    const module = (await import(/* @vite-ignore */ script)) as PageModule &
      Record<string, unknown>;
    if (!names) return module;
    const own = Object.entries(names).map(([name, there]) => [name, module[there]]);
    return { default: module.default, ...Object.fromEntries(own) };
  } catch (error) {
    // After a release the old files are gone.
    reloadOnce();
    throw error;
  }
}

/**
 * Puts a page's style sheet on, and waits for it, so that a page is never seen without it. It stays on: a sheet that
 * comes and goes with its page lets the browser look through all of them at every step.
 */
function wearStyles(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
