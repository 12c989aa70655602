import type { GateReceipt } from "#contract/assistant/outreach.ts";
import { StatusDot, type StatusTone } from "#web/ui/status-dot.tsx";
import { verdictNames } from "./names.ts";

type Is = GateReceipt["verdict"];

const tones: Record<Is, StatusTone> = { allow: "green", ask: "brass", refuse: "clay" };

/** The outreach check's verdict on a call, text or email. */
export function Verdict({ is }: { is: Is }) {
  return <StatusDot tone={tones[is]}>{verdictNames[is]}</StatusDot>;
}

/** Props of Reasons. */
export type ReasonsProps = {
  reasons: GateReceipt["reasons"];
  /** Shown if no rule applied. */
  none: string;
};

/** The rules that applied, each with its source. */
export function Reasons({ reasons, none }: ReasonsProps) {
  if (reasons.length === 0) return <p className="text-sm text-soft">{none}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {reasons.map(({ rule, says, source }) => (
        <li key={rule + says} className="wrap-anywhere">
          {says}
          {source && <span className="block text-sm text-soft">{source}</span>}
        </li>
      ))}
    </ul>
  );
}
