import type { BookingKind } from "#domain/appointments/free-slots.ts";

/** What a visitor may know about a professional who can be booked. */
export type ShownHost = {
  id: string;
  fullName: string;
  companyName: string | null;
  title: string | null;
  /** Only where the professional shows them. */
  pictureUrl?: string;
  licenseNumber?: string;
};

/** The data that the server writes into a booking page, which saves the page a request. */
export type FirstData = { kind: BookingKind; host: ShownHost };

/** The id of the element that contains it. */
export const firstDataId = "first-data";

/**
 * The placeholders for a host in the HTML that is written at build time. A tag, or a part of a text between two dots,
 * is removed if its placeholder stays empty.
 */
export const hostPlaces = {
  id: "%HOST_ID%",
  fullName: "%HOST_NAME%",
  companyName: "%HOST_COMPANY%",
  title: "%HOST_TITLE%",
  pictureUrl: "%HOST_PICTURE%",
  licenseNumber: "%HOST_LICENSE%",
} as const satisfies ShownHost;
