import { isLinkingTrade } from "#domain/links/sought.ts";
import type { Entry } from "#web/search/entry.ts";
import { keysTo } from "#web/search/shortcuts.ts";
import { crmGroups, deletedPage } from "./crm-groups.ts";
import { commandWords as words } from "./command-messages.ts";
import { shellWords } from "./messages.ts";
import { type NavEntry, navLinksOf } from "./nav-links.ts";

/** The pages available to this person, with synonyms. */
export function pageEntries(profile: Parameters<typeof navLinksOf>[0]): Entry[] {
  const pages: NavEntry[] = [
    ...navLinksOf(profile),
    ...crmGroups.flatMap((group): readonly NavEntry[] => group.pages),
    { to: "/dashboard/settings/booking-hours", words: words.availability },
    { to: "/dashboard/settings/account", words: shellWords.account },
    { to: "/dashboard/settings/notifications", words: words.notifications },
    { to: "/dashboard/settings/assistant", words: words.assistantSettings },
    ...(isLinkingTrade(profile) ? [{ to: "/dashboard/settings/links", words: words.links }] : []),
    { to: "/dashboard/settings", words: shellWords.settings },
    deletedPage,
  ];
  return pages.map((page) => ({
    id: `page:${page.to}`,
    recent: `page:${page.to}`,
    kind: "page",
    words: page.words,
    also: words.also[page.to],
    keys: keysTo(page.to),
    to: page.to,
  }));
}
