/** The pages in the site map. Booking pages are left out, so that no list of professionals can be made from it. */
const listed = ["/", "/signup", "/signin", "/privacy", "/terms", "/contact"];

/** Search engines may show a booking page that they find through a link. */
const booking = /^\/book(-demo)?\/[^/]+$/;

/** Whether search engines may show a page: no page of an account and none with a private link. */
export function mayBeFound(path: string): boolean {
  return listed.includes(path) || booking.test(path);
}

/**
 * robots.txt. Pages that must not be shown say so in x-robots-tag, which crawlers read only where they may look; the
 * paths below contain no pages.
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

/** The public pages by their canonical address. */
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
