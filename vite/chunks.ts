import { fileURLToPath } from "node:url";
import routes, { type PageRoute } from "../src/web/routes.ts";

/*
 * Which code travels together. Left alone, the bundler gives every small part that two pages share a file of its own, and
 * a list of leads would begin with seventy. So what the pages begin with travels in a handful of files, by who needs it;
 * everything else is split by the bundler.
 */

const web = new URL("../src/web/", import.meta.url);
/** The list of leads: what most visits of a professional begin with. */
const list = "contacts/all-leads-page.tsx";
/** Of what the list needs, that which more pages than all lists need comes with the dashboard. */
const lists = 6;
/** What so many public pages need is everybody's. */
const manyPublic = 5;

/** What the bundler tells of a module (rolldown's ChunkingContext). */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
type Needs = { page: string; modules: ReadonlySet<string> }[];

/** Each page with all modules that must be there before it can be shown. */
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

/** In which group a module travels; null for those that the bundler splits. */
function groupOf(id: string, { dashboard, visitors }: Record<"dashboard" | "visitors", Needs>) {
  const pages = dashboard.filter(({ modules }) => modules.has(id));
  const visits = visitors.filter(({ modules }) => modules.has(id)).length;
  if (pages.some(({ page }) => page === list)) {
    if (visits > 0) return "common";
    return pages.length > lists ? "dashboard" : "lists";
  }
  // What checks values comes in one file, and never with what only shows them.
  if (/\/node_modules\/zod\/|\/domain\/kernel\/(email|text)\.ts$/.test(id)) return "schemas";
  // The booking page and the calendar show the same month, and share nothing else that is as large.
  if (id.includes("/web/ui/month/")) return "month";
  // What keeps a draft; a form that merges it with a newer record brings the rest.
  if (/\/web\/drafts\/(drafts|merge|messages|restored-notice)\.tsx?$/.test(id)) return "drafts";
  if (visits > 0 && id.includes("/domain/kernel/")) return "kernel";
  return visits >= manyPublic && pages.length === 0 ? "visitors" : null;
}

/** The groups of the bundler, in the order in which they take their modules with all that these need. */
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
  // What the entry itself imports stays with it, in one file.
  return [{ name: "start", tags: ["$initial" as const] }, ...names.map(group)];
}
