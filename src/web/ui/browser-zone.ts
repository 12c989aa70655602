import { readRules, type ZoneRules } from "#domain/kernel/zone-rules.ts";

const year = 365 * 24 * 60 * 60 * 1000;

let known: ZoneRules | undefined;

/** The browser's time zone with its offsets, as far as this browser knows them. */
export function browserZone(): ZoneRules {
  return (known ??= readRules(
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    (instant) => -instant.getTimezoneOffset(),
    { from: new Date(Date.now() - 8 * year), until: new Date(Date.now() + 10 * year) },
  ));
}
