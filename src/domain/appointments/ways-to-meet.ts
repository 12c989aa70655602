import * as z from "zod/mini";
import { cleanText, emptyToNull, tooLong } from "#domain/kernel/clean-text.ts";
import { optionalName } from "#domain/kernel/text.ts";
import { isWebAddress } from "#domain/kernel/web-address.ts";
import type { BookingKind } from "./free-slots.ts";

/** How a client and a professional can meet, in the order in which clients can choose. */
export const meetingWays = ["phone", "video", "in person"] as const;
export type MeetingWay = (typeof meetingWays)[number];

/** The longest link and address, in characters. */
const longestLink = 500;
const longestAddress = 200;

const videoLink = z.pipe(
  z.nullish(
    z.string().check(
      z.overwrite(cleanText),
      z.maxLength(longestLink, tooLong(longestLink)),
      // Clients follow it, so it must be encrypted and cannot be a script.
      z.refine(
        (text) => text === "" || (isWebAddress(text) && /^https:/i.test(text)),
        "Enter a link that starts with https://.",
      ),
    ),
  ),
  z.transform(emptyToNull),
);

/** What a professional set: each way is optional, and a way without its link or address is not offered. */
export const waysToMeetSchema = z.strictObject({
  phone: z.boolean(),
  videoLink,
  address: optionalName(longestAddress),
});
export type WaysToMeet = z.output<typeof waysToMeetSchema>;

/** The default: nothing is set, and clients are told nothing. */
export const noWaysToMeet: WaysToMeet = { phone: false, videoLink: null, address: null };

/** The ways for this kind of booking: a demo asks for no phone number. */
export function waysFor(kind: BookingKind, ways: WaysToMeet): WaysToMeet {
  return kind === "Demo" ? { ...ways, phone: false } : ways;
}

/** The ways that clients can choose from. */
export function offeredWays({ phone, videoLink: link, address }: WaysToMeet): MeetingWay[] {
  const isOffered = { phone, video: link !== null, "in person": address !== null };
  return meetingWays.filter((way) => isOffered[way]);
}

/**
 * The way of a new appointment: the chosen one if it is offered, or the only one if none was chosen; null if it is not
 * known. Someone who chose a call is never told to come to an office instead.
 */
export function agreedWay(
  ways: WaysToMeet,
  chosen: MeetingWay | null | undefined,
): MeetingWay | null {
  const offered = offeredWays(ways);
  if (chosen) return offered.includes(chosen) ? chosen : null;
  return offered.length === 1 ? offered[0]! : null;
}

/** Where an appointment is, for those who take part. */
export type MeetingPlace =
  | { way: "phone"; phone: string | null }
  | { way: "video"; link: string }
  | { way: "in person"; address: string };

/**
 * The place of an appointment as it is set today, so that a new link reaches everyone who booked; null if no way was
 * agreed or the professional no longer offers it.
 */
export function placeOf(
  ways: WaysToMeet,
  { meetingWay, clientPhone }: { meetingWay: MeetingWay | null; clientPhone: string | null },
): MeetingPlace | null {
  if (meetingWay === "phone") return { way: "phone", phone: clientPhone };
  if (meetingWay === "video" && ways.videoLink) return { way: "video", link: ways.videoLink };
  if (meetingWay === "in person" && ways.address)
    return { way: "in person", address: ways.address };
  return null;
}

/** The place in the professional's own calendar: the number to call, the link or the address. */
export function ownerLocation(
  ways: WaysToMeet,
  appointment: Parameters<typeof placeOf>[1],
): string | null {
  const place = placeOf(ways, appointment);
  if (place?.way === "phone") return place.phone ? `Call ${place.phone}` : "Phone call";
  return place && (place.way === "video" ? place.link : place.address);
}
