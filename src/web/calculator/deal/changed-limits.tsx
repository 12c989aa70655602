import { useState } from "react";
import type { Limits } from "#domain/calculator/verdict.ts";
import { Button } from "#web/ui/button.tsx";
import { statedLimit } from "./limit-text.ts";
import { shownLimits } from "./limits.ts";
import { changedOffer } from "./offer-text.ts";
import { parameterWords as words } from "./deal-messages.ts";

/** Props of ChangedLimits. */
export type ChangedLimitsProps = { limits: Limits; officer: string; hidesFinances: boolean };

/** Says what the officer has changed since the agent chose the deal or last clicked "Got it". */
export function ChangedLimits({ limits, officer, hidesFinances }: ChangedLimitsProps) {
  const [known, setKnown] = useState({ limits, hidesFinances });
  const limitChanges = shownLimits.flatMap((name) => {
    const before = statedLimit(name, known.limits, known.hidesFinances);
    const after = statedLimit(name, limits, hidesFinances);
    return before === after ? [] : [{ name, label: words[name], before, after }];
  });
  const offer = changedOffer([known.limits, known.hidesFinances], [limits, hidesFinances]);
  const changes = [...limitChanges, ...offer];
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-sky-wash px-5 py-4">
          <div>
            <p className="font-semibold text-sky">{words.changed(officer)}</p>
            <ul>
              {changes.map(({ name, label, before, after }) => (
                <li key={name}>
                  {[before, after].includes(words.hidden)
                    ? words.privacyChange(label, after)
                    : words.change(label, before, after)}
                </li>
              ))}
            </ul>
          </div>
          <Button size="sm" onClick={() => setKnown({ limits, hidesFinances })}>
            {words.seen}
          </Button>
        </div>
      )}
    </div>
  );
}
