import { useLocation, useMatches } from "react-router";
import type { HeadTag, PageMeta } from "#web/ui/page-meta.ts";

/** What a page's file exports besides the page. */
export type PageHandle = {
  /** The tags of the document's head; a layout's apply if its page has none. */
  meta?: PageMeta;
  /** Whether the page ships without React. */
  isStatic?: boolean;
};

/** The title of a page without its own. */
export const siteTitle: HeadTag = { title: "Hearthline" };

type Match = { params: Record<string, string | undefined>; pathname: string; handle: unknown };

/** The tags of the innermost route that has any. */
export function headOf(matches: readonly Match[], pathname: string): HeadTag[] {
  const match = matches.findLast(({ handle }) => (handle as PageHandle | undefined)?.meta);
  const meta = (match?.handle as PageHandle | undefined)?.meta;
  return meta && match ? meta({ params: match.params, pathname }) : [siteTitle];
}

/** The head of the current page. A prerendered page already has its tags, and React adopts them. */
export function PageHead() {
  const matches = useMatches();
  const { pathname } = useLocation();
  return import.meta.env.SSR ? null : <HeadTags tags={headOf(matches, pathname)} />;
}

/** Head tags; React moves them into the head from wherever they are rendered. */
export function HeadTags({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map((tag) => {
    const key = JSON.stringify(tag);
    if ("title" in tag) return <title key="title">{tag.title}</title>;
    return "rel" in tag ? <link key={key} {...tag} /> : <meta key={key} {...tag} />;
  });
}
