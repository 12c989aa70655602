import { fileURLToPath } from "node:url";

/*
 * Which code travels together. A file for each small part would be many requests, one for all would be read by people
 * who need little of it; so what a professional's list needs comes in three files, each of which other pages begin with
 * too. All other code is split by the bundler, by who needs it.
 */

const web = new URL("../src/web/", import.meta.url);
/** A file of the browser's part, as the bundler names it. */
const idOf = (file: string): string => fileURLToPath(new URL(file, web));

const start = ["entry.client.tsx", "root.tsx"];
const dashboard = ["shell/dashboard-layout.tsx"];
/**
 * The pages of visitors, and those on which somebody becomes a user: they never need what belongs to the dashboard. Those
 * of one row have a file of their own in common.
 */
const visits = {
  visitors: ["site/public-layout.tsx"],
  landing: ["site/landing-page.tsx"],
  texts: ["site/contact-page.tsx", "site/privacy-page.tsx", "site/terms-page.tsx"],
  "ways-in": ["account/sign-in/sign-in-page.tsx", "account/sign-up-page.tsx"],
  password: ["account/update-password-page.tsx"],
  booking: [
    "shell/book-page.tsx",
    "booking/manage-page.tsx",
    "booking/book-demo-page.tsx",
    "booking/no-admin-page.tsx",
  ],
  talk: ["assistant/frame/talk-page.tsx"],
  stop: ["assistant/opt-out/stop-page.tsx"],
};
const visitors = Object.values(visits).flat();
/** Small parts of appointments that visitors and professionals see: each alone would be a request of its own. */
const times = [
  "appointments/entry/status-badge.tsx",
  "appointments/entry/use-now.ts",
  "account/focus-back.ts",
  "ui/link-button.tsx",
  "ui/text-area.tsx",
  "ui/use-clock.ts",
  "../domain/kernel/clock-time.ts",
  "../domain/kernel/zone-name.ts",
  "../../node_modules/lucide-react/dist/esm/icons/chevron-left.mjs",
  "../../node_modules/lucide-react/dist/esm/icons/chevron-right.mjs",
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
const dialogs = ["ui/dialog.tsx", "ui/confirm-dialog.tsx"];
/** What the press on Add Lead brings, with its dialog. */
const leadForm = ["contacts/forms/contact-dialog.tsx", "contacts/forms/lead-form.tsx"];
/** Forms beside the contacts' that use parts of theirs. */
const besideForms = [
  "appointments/event/event-dialog.tsx",
  "appointments/availability/availability-form.tsx",
  "assistant/settings/settings-form.tsx",
  "profiles/profile-form.tsx",
];

/** What the bundler tells of a module (rolldown's ChunkingContext). */
type Graph = {
  getModuleInfo(
    id: string,
  ): Record<
    "importedIds" | "dynamicallyImportedIds" | "importers" | "dynamicImporters",
    readonly string[]
  > | null;
};

/** All modules that must be there before some pages can run, and with `later` what they load on demand. */
function needsOf(graph: Graph, pages: readonly string[], { later = false } = {}): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of importedIds) add(next);
    if (later) for (const next of dynamicallyImportedIds) add(next);
  };
  for (const page of pages) add(idOf(page));
  return found;
}

/** Of these modules those that no other module asks for, at once or later; the pages themselves are asked for by all. */
function ownOf(graph: Graph, modules: ReadonlySet<string>, pages: readonly string[]): Set<string> {
  const own = new Set(modules);
  const isAskedFor = (id: string) => {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
    return [...importers, ...dynamicImporters].some((by) => !own.has(by));
  };
  const isPage = new Set(pages.map(idOf));
  let isSettled = false;
  while (!isSettled) {
    isSettled = true;
    for (const id of own) {
      if (isPage.has(id) || !isAskedFor(id)) continue;
      own.delete(id);
      isSettled = false;
    }
  }
  return own;
}

/**
 * Under which name each module travels that only pages of visitors need. What several rows need is everybody's; what one
 * needs at once and another only later goes by who needs it, or it would come with all that the first has in common.
 */
function visitorFiles(graph: Graph): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, pages] of Object.entries(visits))
    for (const id of needsOf(graph, pages)) files.set(id, files.has(id) ? "visitors" : name);
  const own = ownOf(graph, needsOf(graph, visitors, { later: true }), visitors);
  for (const [name, pages] of Object.entries(visits))
    for (const id of needsOf(graph, pages, { later: true }))
      if (![name, "visitors"].includes(files.get(id) ?? name)) own.delete(id);
  return new Map([...files].filter(([id]) => own.has(id)));
}

const roots = {
  start,
  dashboard,
  visitors,
  times,
  lists,
  besideLists,
  dialogs,
  leadForm,
  besideForms,
};
type Needs = Record<keyof typeof roots, Set<string>> & { visitorFiles: Map<string, string> };

/** The groups of the bundler, in the order in which they take their modules. */
export function chunkGroups() {
  let known: Needs | undefined;
  const needs = (graph: Graph): Needs =>
    (known ??= {
      ...(Object.fromEntries(
        Object.entries(roots).map(([name, pages]) => [name, needsOf(graph, pages)]),
      ) as Record<keyof typeof roots, Set<string>>),
      visitorFiles: visitorFiles(graph),
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
    // What every form is made of, and what every dialog stands on.
    { name: "form", test: /\/web\/ui\/form\/|\/domain\/kernel\/is-email\.ts$/ },
    group("dialog", (id, at) => at.leadForm.has(id) && at.dialogs.has(id)),
    // What checks values comes in one file, and never with what only shows them.
    { name: "schemas", test: /\/node_modules\/zod\/|\/domain\/kernel\/(email|text)\.ts$/ },
    // The booking page and the calendar show the same month, and share nothing else that is as large.
    { name: "month", test: /\/web\/ui\/month\// },
    // What keeps a draft; a form that merges it with a newer record brings the rest.
    { name: "drafts", test: /\/web\/drafts\/(drafts|merge|messages|restored-notice)\.tsx?$/ },
    group("times", (id, at) => at.times.has(id)),
    // What others need too goes by who needs it, or the files below would take it along.
    {
      ...group("shared", (id, at) => at.visitors.has(id) && !at.visitorFiles.has(id)),
      entriesAware: true,
    },
    ...Object.keys(visits).map((name) => group(name, (id, at) => at.visitorFiles.get(id) === name)),
    // What the press on Add Lead brings besides: what other rooms' forms use too, and a contact's own.
    group("fields", (id, at) => at.leadForm.has(id) && at.besideForms.has(id)),
    group("contact-form", (id, at) => at.leadForm.has(id)),
  ];
}
