import type { MetaDescriptor } from "react-router";

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
  if (typeof document === "undefined") return "%BASE_URL%";
  const written = document.documentElement.dataset.baseUrl ?? "";
  return written.startsWith("http") ? written : window.location.origin;
}

/** What a public page tells browsers, search engines and link previews. */
export type PageMeta = {
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
export function pageMeta(page: PageMeta): MetaDescriptor[] {
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
    { tagName: "link", rel: "canonical", href: address },
    ...Object.entries(graph).map(([name, content]) => ({ property: `og:${name}`, content })),
    // The rest of a Twitter card is read from the tags above.
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
