import { type FirstData, firstDataId, hostPlaces } from "#domain/booking/shown-host.ts";
import { escapeHtml, fillPlaces, inertJson } from "#server/platform/http/pages.ts";

/** The separator of the line under a name. */
const dot = " · ";
const aPlace = /%HOST_[A-Z]+%/g;

/**
 * Fills a prerendered booking page with its host, in the HTML, so that it is there before any script runs, and as JSON
 * for the scripts. For what the professional does not show, its element or its part of the line is removed.
 */
export function writeHostPage(html: string, data: FirstData): string {
  const values: Record<string, string> = {};
  for (const [field, place] of Object.entries(hostPlaces)) {
    const value = data.host[field as keyof typeof hostPlaces];
    if (value) values[place] = escapeHtml(value);
  }
  const isEmpty = (text: string) =>
    (text.match(aPlace) ?? []).some((place) => values[place] === undefined);
  const shown = html
    .replace(/<[^<>]*%HOST_[A-Z]+%[^<>]*>/g, (tag) => (isEmpty(tag) ? "" : tag))
    .replace(/(?<=>)[^<>]*%HOST_[A-Z]+%[^<>]*(?=<)/g, (text) =>
      text
        .split(dot)
        .filter((part) => !isEmpty(part))
        .join(dot),
    );
  const named = Object.fromEntries(
    Object.entries(values).map(([place, value]) => [place.replaceAll("%", ""), value]),
  );
  const json = `<script type="application/json" id="${firstDataId}">${inertJson(data)}</script>`;
  const headEnd = shown.indexOf("</head>");
  const head = fillPlaces(shown.slice(0, headEnd), named);
  return head + json + fillPlaces(shown.slice(headEnd), named);
}
