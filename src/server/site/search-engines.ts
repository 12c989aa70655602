/** The pages that the site map names. Booking pages are not among them: nobody's clients find a list of professionals. */
const listed = ["/", "/signup", "/signin", "/privacy", "/terms", "/contact"];

/** A booking page may be found by whoever links to it: it is as public as its professional made it. */
const booking = /^\/book(-demo)?\/[^/]+$/;

/** Whether search engines may show a page: none that belongs to an account or is opened by a private link. */
export function mayBeFound(path: string): boolean {
  return listed.includes(path) || booking.test(path);
}

/**
 * What crawlers may read. Pages that they must not show say so themselves (x-robots-tag), which is read only where they
 * may look; the paths below hold no pages.
 */
export function robotsText(baseUrl: string): string {
  const closed = ["/api/", "/rpc/", "/events", "/calendar/", "/twilio/", "/dev/"];
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** The public pages by their one address. */
export function sitemapText(baseUrl: string): string {
  const places = listed.map((path) => `  <url><loc>${escapeXml(baseUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    "</urlset>",
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
