import { momentText } from "#domain/kernel/moment-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { brokenRulesOf, freeTimesOf } from "../entry/refusals.ts";
import { refusalWords as words } from "./event-messages.ts";
import type { OwnRule } from "#domain/appointments/own-rules.ts";

/** Props of TimeRefusal. */
export type TimeRefusalProps = {
  /** The server's error. */
  error: unknown;
  zone: ZoneRules;
  /** Called with the chosen free time. */
  onChoose: (moment: Date) => void;
};

/** Why a time was refused and what to do: pick one of the nearest free times, or keep it anyway. */
export function TimeRefusal({ error, zone, onChoose }: TimeRefusalProps) {
  const free = freeTimesOf(error);
  const rules = brokenRulesOf(error);
  if (!free && !rules) return null;
  return (
    <div role="alert" className="rounded-control border border-line bg-brass-wash px-4 py-3">
      <p className="font-semibold">{free ? messageOf(error) : brokenRulesText(rules ?? [])}</p>
      {rules && <p className="mt-1 text-sm">{words.anyway}</p>}
      {free?.length === 0 && <p className="mt-1 text-sm">{words.noneFree}</p>}
      {free && free.length > 0 && (
        <>
          <p className="mt-1 text-sm">{words.nearest}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {free.map((moment) => (
              <li key={moment.getTime()}>
                <Button size="sm" onClick={() => onChoose(moment)}>
                  {momentText(moment, zone)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const rules: Record<OwnRule, string> = {
  "day off": "This is one of your days off.",
  "outside hours": "This is outside your booking hours.",
  "too close": "This is closer to another appointment than your buffer allows.",
  "day full": "This day has as many appointments as you take.",
};

/** The broken own rules as text. */
function brokenRulesText(broken: readonly OwnRule[]): string {
  return broken.map((rule) => rules[rule]).join(" ");
}
