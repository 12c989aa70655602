import { ORPCError } from "@orpc/client";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { OwnRule } from "#domain/appointments/own-rules.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { messageOf } from "#web/client/failure.ts";
import { entryWords as words } from "./entry-messages.ts";

/** The nearest free times if an entry was refused because its time is taken; null for any other failure. */
export function freeTimesOf(error: unknown): Date[] | null {
  if (codeOf(error) !== "OVERLAP") return null;
  const { free } = dataOf(error);
  return Array.isArray(free) ? free.filter((moment) => moment instanceof Date) : [];
}

/** The professional's own rules that an entry would break, if it was refused only for those; null otherwise. */
export function brokenRulesOf(error: unknown): OwnRule[] | null {
  if (codeOf(error) !== "AGAINST_OWN_RULES") return null;
  const { rules } = dataOf(error);
  return Array.isArray(rules) ? (rules as OwnRule[]) : [];
}

/** The current entry if a change was refused because it started from an older version; null otherwise. */
export function currentOf(error: unknown): SavedAppointment | null {
  if (codeOf(error) !== "CHANGED") return null;
  const { current } = dataOf(error);
  return typeof current === "object" ? (current as SavedAppointment | null) : null;
}

/** Why a change failed, with the current state of the entry or the nearest free times. */
export function refusalText(error: unknown, zone: ZoneRules): string {
  const current = currentOf(error);
  if (current)
    return `${messageOf(error)} ${words.isNow(current.status, momentText(current.appointmentTime, zone))}`;
  const free = freeTimesOf(error);
  if (!free || free.length === 0) return messageOf(error);
  return `${messageOf(error)} ${words.nearestFree(free.map((moment) => momentText(moment, zone)))}`;
}

/** The contract's error code of a refusal; empty for other failures. */
export function codeOf(error: unknown): string {
  return error instanceof ORPCError ? (error.code as string) : "";
}

function dataOf(error: unknown): { free?: unknown; rules?: unknown; current?: unknown } {
  const data: unknown = error instanceof ORPCError ? error.data : null;
  return typeof data === "object" && data !== null ? data : {};
}
