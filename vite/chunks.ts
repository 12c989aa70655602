import { fileURLToPath } from "node:url";
import routes, { type PageRoute } from "../src/web/routes.ts";

/*
 * Decides which modules share a chunk. By default, the bundler gives every small module that two pages share its own
 * file, and a list of leads would load seventy. So modules needed at page start are grouped into a few files by the
 * pages that need them; the bundler splits everything else.
 */

const web = new URL("../src/web/", import.meta.url);
/** The list of leads, where most of a professional's visits start. */
const list = "contacts/all-leads-page.tsx";
/**
 * Modules of the list that more dashboard pages than this need are in the dashboard's chunk, the others in the lists'
 * chunk.
 */
const lists = 6;
/** Modules that at least this many public pages need are in the visitors' chunk. */
const manyPublic = 5;

/** The bundler's information about a module (rolldown's ChunkingContext). */
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
  // Validation is in its own file, separate from code that only renders.
  if (/\/node_modules\/zod\/|\/domain\/kernel\/(email|text)\.ts$/.test(id)) return "schemas";
  // The booking page and the calendar share the month grid, and nothing else that large.
  if (id.includes("/web/ui/month/")) return "month";
  // Saving drafts; a form that merges its draft with a newer record loads more.
  if (/\/web\/drafts\/(drafts|merge|messages|restored-notice)\.tsx?$/.test(id)) return "drafts";
  if (visits > 0 && id.includes("/domain/kernel/")) return "kernel";
  return visits >= manyPublic && pages.length === 0 ? "visitors" : null;
}

/** The bundler's groups; each takes its modules and their dependencies, earlier groups first. */
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
  // The modules that the entry itself imports stay in its file.
  return [{ name: "start", tags: ["$initial" as const] }, ...names.map(group)];
}
