import { type FirstData, firstDataId, hostPlaces } from "#domain/booking/shown-host.ts";
import { escapeHtml, fillPlaces, inertJson } from "#server/platform/http/pages.ts";

/** Between the parts of the line under a name, as the page writes it. */
const dot = " · ";
const aPlace = /%HOST_[A-Z]+%/g;

/**
 * Writes whom a booking page shows into the HTML that was made at build time, so that it stands there before any script
 * runs, and the same as inert JSON, from which the scripts take it. What the professional does not show goes with its
 * tag, or with its part of the line.
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
