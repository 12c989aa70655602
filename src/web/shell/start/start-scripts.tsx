import { useContext } from "react";
import { Scripts, UNSAFE_FrameworkContext as FrameworkContext } from "react-router";
import pageExports from "virtual:page-exports";
import { fetchAhead } from "./fetch-ahead.ts";
import { writeRouteTable } from "./route-table.ts";
import { startWhenPainted } from "./start-when-painted.ts";

// The framework's build looks for these two names in the page, to be sure that something starts it.
const namesOfBuild = "/* window.__reactRouterContext = window.__reactRouterRouteModules = */";
// The entry's own file does nothing but import this one (vite/chunks.ts).
const firstFile = /\/start-[^/]+\.js$/;

/**
 * What starts the product in a browser: the table of routes, a word to the browser about the files of this path, and
 * the first script; where the page itself stands in the HTML, after its first paint. While developing, the framework's
 * own scripts stand here.
 */
export function StartScripts() {
  return import.meta.env.DEV ? <Scripts /> : <BuiltScripts />;
}

function BuiltScripts() {
  const context = useContext(FrameworkContext);
  // Written at build time; a browser takes it over as it stands, and knows the routes from it.
  if (!import.meta.env.SSR || !context) return <script suppressHydrationWarning> </script>;
  const { manifest, isSpaMode } = context;
  const start = { ...writeRouteTable(manifest, pageExports), isWhole: !isSpaMode };
  const first =
    manifest.entry.imports.find((file) => firstFile.test(file)) ?? manifest.entry.module;
  const table = `${namesOfBuild}routeTable=${JSON.stringify(start)};`;
  if (start.isWhole)
    return <script data-release={manifest.version}>{`${table}${startWhenPainted(first)}`}</script>;
  return (
    <>
      <script data-release={manifest.version}>{`${table}${fetchAhead}`}</script>
      <link rel="modulepreload" href={first} />
      <script type="module" async src={first} />
    </>
  );
}
