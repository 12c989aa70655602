import clsx from "clsx";
import type { Limits } from "#domain/calculator/verdict.ts";
import { Panel } from "#web/ui/panel.tsx";
import { statedLimit } from "./limit-text.ts";
import { shownLimits } from "./limits.ts";
import { statedOffer } from "./offer-text.ts";
import { parameterWords as words } from "./deal-messages.ts";

/** Props of Parameters. */
export type ParametersProps = {
  limits: Limits;
  officer: string;
  hidesFinances: boolean;
  /** They are stored and damaged. */
  isUnreadable?: boolean;
};

/** The officer's parameters of the deal, read-only. */
export function Parameters(props: ParametersProps) {
  const { limits, officer, hidesFinances, isUnreadable = false } = props;
  return (
    <Panel
      title={words.title}
      aside={<p className="min-w-0 text-sm wrap-anywhere text-soft">{words.by(officer)}</p>}
    >
      {isUnreadable && <p className="px-5 pt-4">{words.unreadableText(officer)}</p>}
      <dl className="grid gap-2.5 px-5 py-4">
        {shownLimits.map((name) => (
          <Parameter key={name} label={words[name]} isKnown={limits[name] !== null}>
            {isUnreadable ? words.unreadable : statedLimit(name, limits, hidesFinances)}
          </Parameter>
        ))}
        {statedOffer(limits, hidesFinances).map(({ name, label, text }) => (
          <Parameter key={name} label={label} isKnown>
            {text}
          </Parameter>
        ))}
      </dl>
    </Panel>
  );
}

type ParameterProps = { label: string; isKnown: boolean; children: string };

function Parameter({ label, isKnown, children }: ParameterProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-soft">{label}</dt>
      <dd className={clsx("ml-auto text-right", isKnown ? "font-semibold" : "text-soft")}>
        {children}
      </dd>
    </div>
  );
}
