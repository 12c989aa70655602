import { ORPCError } from "@orpc/client";
import type { OwnRule } from "#domain/appointments/own-rules.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { messageOf } from "#web/client/failure.ts";
import { entryWords as words } from "./entry-messages.ts";

/** The nearest free moments, when an entry was refused because its time is taken (D4); null for any other failure. */
export function freeTimesOf(error: unknown): Date[] | null {
  if (codeOf(error) !== "OVERLAP") return null;
  const { free } = dataOf(error);
  return Array.isArray(free) ? free.filter((moment) => moment instanceof Date) : [];
}

/** The own rules that an entry would break, when it was refused for those alone; null for any other failure. */
export function brokenRulesOf(error: unknown): OwnRule[] | null {
  if (codeOf(error) !== "AGAINST_OWN_RULES") return null;
  const { rules } = dataOf(error);
  return Array.isArray(rules) ? (rules as OwnRule[]) : [];
}

/** Why something failed, and, where the time is taken, which times are free. */
export function refusalText(error: unknown, zone: ZoneRules): string {
  const free = freeTimesOf(error);
  if (!free || free.length === 0) return messageOf(error);
  return `${messageOf(error)} ${words.nearestFree(free.map((moment) => momentText(moment, zone)))}`;
}

/** The code that the contract gives a refusal; empty for a failure that has none. */
export function codeOf(error: unknown): string {
  return error instanceof ORPCError ? (error.code as string) : "";
}

function dataOf(error: unknown): { free?: unknown; rules?: unknown } {
  const data: unknown = error instanceof ORPCError ? error.data : null;
  return typeof data === "object" && data !== null ? data : {};
}
