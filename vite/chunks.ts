import { fileURLToPath } from "node:url";

/*
 * Which code travels together. A file for each small part would be many requests, one for all would be read by people
 * who need little of it; so what a professional's list needs comes in three files, each of which other pages begin with
 * too. All other code is split by the bundler, by who needs it.
 */

const web = fileURLToPath(new URL("../src/web/", import.meta.url));

const start = ["entry.client.tsx", "root.tsx"];
const dashboard = ["shell/dashboard-layout.tsx"];
/** The pages of visitors, and those on which somebody becomes a user: they never need what belongs to the dashboard. */
const visitors = [
  "site/public-layout.tsx",
  "site/landing-page.tsx",
  "site/contact-page.tsx",
  "site/privacy-page.tsx",
  "site/terms-page.tsx",
  "account/sign-in/sign-in-page.tsx",
  "account/sign-up-page.tsx",
  "account/update-password-page.tsx",
  "shell/book-page.tsx",
  "booking/manage-page.tsx",
  "booking/book-demo-page.tsx",
  "booking/no-admin-page.tsx",
  "assistant/opt-out/stop-page.tsx",
  "assistant/frame/talk-page.tsx",
];
const lists = [
  "contacts/all-leads-page.tsx",
  "contacts/new-leads-page.tsx",
  "contacts/working-deals-page.tsx",
  "contacts/closed-deals-page.tsx",
  "contacts/referral-partners-page.tsx",
];
/** Pages beside the lists that use parts of them; the bin uses most of a list, and loads the rest with it. */
const besideLists = [
  "overview/overview-page.tsx",
  "shell/contact-page.tsx",
  "shell/profile-page.tsx",
  "shell/account-page.tsx",
  "appointments/appointments-page.tsx",
  "appointments/calendar-page.tsx",
  "appointments/availability-page.tsx",
  "assistant/assistant-page.tsx",
  "calculator/calculator-page.tsx",
  "links/find-professionals-page.tsx",
];

/** What the bundler tells of a module (rolldown's ChunkingContext). */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** All modules that must be there before some pages can run. */
function needsOf(graph: Graph, pages: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) add(next);
  };
  for (const page of pages) add(web + page);
  return found;
}

type Needs = Record<"start" | "dashboard" | "visitors" | "lists" | "besideLists", Set<string>>;

/** The groups of the bundler, in the order in which they take their modules. */
export function chunkGroups() {
  let known: Needs | undefined;
  const needs = (graph: Graph): Needs =>
    (known ??= {
      start: needsOf(graph, start),
      dashboard: needsOf(graph, dashboard),
      visitors: needsOf(graph, visitors),
      lists: needsOf(graph, lists),
      besideLists: needsOf(graph, besideLists),
    });
  const group = (name: string, holds: (id: string, needs: Needs) => boolean) => ({
    name: (id: string, graph: Graph) => (holds(id, needs(graph)) ? name : null),
  });
  return [
    // Whoever comes: the frameworks, the client, and what visitors and professionals both begin with.
    group(
      "start",
      (id, at) =>
        at.start.has(id) || (at.visitors.has(id) && (at.dashboard.has(id) || at.lists.has(id))),
    ),
    group(
      "dashboard",
      (id, at) => at.dashboard.has(id) || (at.lists.has(id) && at.besideLists.has(id)),
    ),
    group("lists", (id, at) => at.lists.has(id)),
  ];
}
