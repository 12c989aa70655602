/** A tag of a document's head. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | {
      rel: string;
      href: string;
      hrefLang?: string;
      as?: string;
      type?: string;
      crossOrigin?: "anonymous";
    };

/** What stands in the head for a page: the export `meta` of its file. */
export type PageMeta = (page: {
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
}) => HeadTag[];

const siteName = "Hearthline";

/** The picture of the whole site; the server draws it (server/site/preview-picture.ts). */
export const sitePicture = "/preview.png";
/** Of every preview picture, in pixels. */
const pictureSize = { width: "1200", height: "630" };

/**
 * The origin under which people reach the product. The server writes it into the page; in HTML that is written at build
 * time stands the place for it.
 */
export function baseUrl(): string {
  if (typeof document === "undefined") return "%SITE_URL%";
  const written = document.documentElement.dataset.baseUrl ?? "";
  return written.startsWith("http") ? written : window.location.origin;
}

/** What a public page tells browsers, search engines and link previews. */
export type PublicPage = {
  title: string;
  description: string;
  /** Its one address below the origin. */
  path: string;
  /** Below the origin. */
  picture?: string;
  /** What the picture says, for those who do not see it. */
  pictureText?: string;
};

/** The tags of a public page's head: title, description, canonical address, preview. */
export function pageMeta(page: PublicPage): HeadTag[] {
  const { title, description, path, picture = sitePicture, pictureText = siteName } = page;
  const address = `${baseUrl()}${path}`;
  const graph = {
    type: "website",
    site_name: siteName,
    title,
    description,
    url: address,
    image: `${baseUrl()}${picture}`,
    "image:width": pictureSize.width,
    "image:height": pictureSize.height,
    "image:alt": pictureText,
  };
  return [
    { title },
    { name: "description", content: description },
    { rel: "canonical", href: address },
    ...Object.entries(graph).map(([name, content]) => ({ property: `og:${name}`, content })),
    // The rest of a Twitter card is read from the tags above.
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Fetches a typeface before the style sheet asks for it, for what is the largest thing on a page. */
export const preloadedFont = (href: string): HeadTag => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href,
  crossOrigin: "anonymous",
});
