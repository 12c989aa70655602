import { fileURLToPath } from "node:url";
import routes, { type PageRoute } from "../src/web/routes.ts";

/*
 * Which modules share a chunk. By default the bundler gives every small module that two pages share its own file,
 * and a list of leads would start with seventy. So what pages start with is grouped into a handful of files by who
 * needs it; the bundler splits everything else.
 */

const web = new URL("../src/web/", import.meta.url);
/** The list of leads, where most of a professional's visits start. */
const list = "contacts/all-leads-page.tsx";
/** Of what the list needs, modules that more pages than all lists need are part of the dashboard's chunk. */
const lists = 6;
/** Modules that this many public pages need are in the common chunk. */
const manyPublic = 5;

/** What the bundler tells about a module (rolldown's ChunkingContext). */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
type Needs = { page: string; modules: ReadonlySet<string> }[];

/** Each page with all modules it needs before it can be shown. */
function needsOf(graph: Graph, all: readonly PageRoute[], frames: string[] = []): Needs {
  return all.flatMap(({ file, children }) => {
    if (children) return needsOf(graph, children, [...frames, file]);
    const modules = new Set<string>();
    const add = (id: string): void => {
      if (modules.has(id)) return;
      modules.add(id);
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) add(next);
    };
    for (const one of [...frames, file]) add(fileURLToPath(new URL(one, web)));
    return [{ page: file, modules }];
  });
}

const isDashboard = ({ path }: PageRoute) => path === "dashboard";
const isPublic = ({ file }: PageRoute) => file === "site/public-layout.tsx";

/** The group of a module; null for those that the bundler splits. */
function groupOf(id: string, { dashboard, visitors }: Record<"dashboard" | "visitors", Needs>) {
  const pages = dashboard.filter(({ modules }) => modules.has(id));
  const visits = visitors.filter(({ modules }) => modules.has(id)).length;
  if (pages.some(({ page }) => page === list)) {
    if (visits > 0) return "common";
    return pages.length > lists ? "dashboard" : "lists";
  }
  // Validation is in one file, never together with code that only renders.
  if (/\/node_modules\/zod\/|\/domain\/kernel\/(email|text)\.ts$/.test(id)) return "schemas";
  // The booking page and the calendar share the month grid, and nothing else that large.
  if (id.includes("/web/ui/month/")) return "month";
  // Keeping a draft; a form that merges it with a newer record loads the rest.
  if (/\/web\/drafts\/(drafts|merge|messages|restored-notice)\.tsx?$/.test(id)) return "drafts";
  if (visits > 0 && id.includes("/domain/kernel/")) return "kernel";
  return visits >= manyPublic && pages.length === 0 ? "visitors" : null;
}

/** The bundler's groups, in the order in which they take their modules and all that these need. */
export function chunkGroups() {
  let known: Record<"dashboard" | "visitors", Needs> | undefined;
  const names = [
    "common",
    "dashboard",
    "lists",
    "schemas",
    "month",
    "drafts",
    "kernel",
    "visitors",
  ];
  const group = (name: string) => ({
    debugName: name,
    name: (id: string, graph: Graph) => {
      known ??= {
        dashboard: needsOf(graph, routes.filter(isDashboard)),
        visitors: needsOf(graph, routes.filter(isPublic)),
      };
      return groupOf(id, known) === name ? name : null;
    },
  });
  // What the entry itself imports stays in its file.
  return [{ name: "start", tags: ["$initial" as const] }, ...names.map(group)];
}
