import type { BookingKind } from "#domain/appointments/free-slots.ts";
import {
  type FirstData,
  firstDataId,
  hostPlaces,
  type ShownHost,
} from "#domain/booking/shown-host.ts";

/** The professional that the server embedded in this page, if it is for this profile; at build time, placeholders. */
export function firstHost(kind: BookingKind, profileId: string): ShownHost | undefined {
  if (typeof document === "undefined") return hostPlaces;
  const written = document.getElementById(firstDataId)?.textContent;
  if (!written) return undefined;
  const { kind: of, host } = JSON.parse(written) as FirstData;
  return of === kind && host.id === profileId.toLowerCase() ? host : undefined;
}
