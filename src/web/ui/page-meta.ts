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

/** A page's head tags: the `meta` export of its file. */
export type PageMeta = (page: {
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
}) => HeadTag[];

const siteName = "Hearthline";

/** The site's preview picture, which the server draws (server/site/preview-picture.ts). */
export const sitePicture = "/preview.png";
/** The size of all preview pictures, in pixels. */
const pictureSize = { width: "1200", height: "630" };

/**
 * The origin of the site's public URL. The server writes it into the page; HTML rendered at build time has a
 * placeholder.
 */
export function baseUrl(): string {
  if (typeof document === "undefined") return "%SITE_URL%";
  const written = document.documentElement.dataset.baseUrl ?? "";
  return written.startsWith("http") ? written : window.location.origin;
}

/** A public page's information for browsers, search engines and link previews. */
export type PublicPage = {
  title: string;
  description: string;
  /** Its canonical path below the origin. */
  path: string;
  /** The path of its picture below the origin. */
  picture?: string;
  /** The alternative text of the picture. */
  pictureText?: string;
};

/** The head tags of a public page: title, description, canonical URL and preview. */
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
    // Twitter reads the rest from the tags above.
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Preloads a font for a page's largest text, before the style sheet requests it. */
export const preloadedFont = (href: string): HeadTag => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href,
  crossOrigin: "anonymous",
});
