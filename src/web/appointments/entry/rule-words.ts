import type { OwnRule } from "#domain/appointments/own-rules.ts";

const rules: Record<OwnRule, string> = {
  "day off": "This is one of your days off.",
  "outside hours": "This is outside your booking hours.",
  "too close": "This is closer to another appointment than your buffer allows.",
  "day full": "This day has as many appointments as you take.",
};

/** The own rules that an entry would break, in words. */
export function brokenRulesText(broken: readonly OwnRule[]): string {
  return broken.map((rule) => rules[rule]).join(" ");
}
