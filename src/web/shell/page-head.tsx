import { useLocation, useMatches } from "react-router";
import type { HeadTag, PageMeta } from "#web/ui/page-meta.ts";

/** What the file of a page exports beside the page. */
export type PageHandle = {
  /** What stands in the document's head; a frame's, where its page has none. */
  meta?: PageMeta;
  /** The page is shipped without React. */
  isStatic?: boolean;
};

/** The title of a page that gives none of its own. */
export const siteTitle: HeadTag = { title: "Hearthline" };

type Match = { params: Record<string, string | undefined>; pathname: string; handle: unknown };

/** The tags of the innermost route that has some. */
export function headOf(matches: readonly Match[], pathname: string): HeadTag[] {
  const match = matches.findLast(({ handle }) => (handle as PageHandle | undefined)?.meta);
  const meta = (match?.handle as PageHandle | undefined)?.meta;
  return meta && match ? meta({ params: match.params, pathname }) : [siteTitle];
}

/** The head of the page that is open; a prerendered one has its tags in the document already, which React takes over. */
export function PageHead() {
  const matches = useMatches();
  const { pathname } = useLocation();
  return import.meta.env.SSR ? null : <HeadTags tags={headOf(matches, pathname)} />;
}

/** Tags of a head; React moves them there from wherever they are drawn. */
export function HeadTags({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map((tag) => {
    const key = JSON.stringify(tag);
    if ("title" in tag) return <title key="title">{tag.title}</title>;
    return "rel" in tag ? <link key={key} {...tag} /> : <meta key={key} {...tag} />;
  });
}
