import clsx from "clsx";
import ArrowRight from "lucide-react/icons/arrow-right";
import ShieldAlert from "lucide-react/icons/shield-alert";
import { type ReactNode, useState } from "react";
import type { SavedScenario } from "#contract/calculator.ts";
import type { StoredResults } from "#domain/calculator/results.ts";
import { notStatedText } from "#domain/contacts/verdict-needs.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { StatusDot } from "#web/ui/status-dot.tsx";
import { centsText, dtiText, rateText } from "../deal/figures.ts";
import { historyWords as words } from "./saved-messages.ts";
import { resultWords } from "../results/result-messages.ts";

/** Props of ScenarioList. */
export type ScenarioListProps = {
  label: string;
  scenarios: SavedScenario[];
  /** Whether to show who saved each scenario. */
  showsAgent?: boolean;
  /** The action at the end of each scenario. */
  act?: (scenario: SavedScenario, when: string) => ReactNode;
};

const shownAtFirst = 5;

/** A list of saved scenarios, in columns for easy comparison. */
export function ScenarioList({ label, scenarios, showsAgent = false, act }: ScenarioListProps) {
  const [isOpen, setOpen] = useState(false);
  const hidden = scenarios.length - shownAtFirst;
  // A single hidden scenario would take as much space as the button that shows it.
  const isFolded = !isOpen && hidden > 1;
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {(isFolded ? scenarios.slice(0, shownAtFirst) : scenarios).map((scenario) => (
          <Line key={scenario.id} scenario={scenario} showsAgent={showsAgent} act={act} />
        ))}
      </ul>
      {hidden > 1 && (
        <div className="border-t border-line px-5 py-3">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="text-link min-h-6 text-sm pointer-coarse:min-h-11"
          >
            {isOpen ? words.fewer : words.more(hidden)}
          </button>
        </div>
      )}
    </>
  );
}

type LineProps = Pick<ScenarioListProps, "showsAgent" | "act"> & { scenario: SavedScenario };

function Line({ scenario, showsAgent, act }: LineProps) {
  const { agentName, savedAt, inputs, currentResults } = scenario;
  const when = momentText(savedAt, useZone());
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Outcome scenario={scenario} />
        <span className="text-sm text-soft">
          {showsAgent && <span className="font-semibold text-ink">{agentName} · </span>}
          <time dateTime={savedAt.toISOString()}>{when}</time>
        </span>
        {act && <span className="ml-auto">{act(scenario, when)}</span>}
      </div>
      <Changed scenario={scenario} />
      <NotStated results={currentResults} />
      {currentResults.isWithoutMortgageInsurance && (
        <p className="flex items-center gap-2 font-semibold text-brass">
          <ShieldAlert size={16} aria-hidden="true" className="shrink-0" />
          {words.withoutInsurance}
        </p>
      )}
      {scenario.unreadable?.map((what) => (
        <p key={what}>{words.unreadable[what]}</p>
      ))}
      {inputs.propertyAddress && <p className="wrap-anywhere">{inputs.propertyAddress}</p>}
      <Facts scenario={scenario} />
    </li>
  );
}

function Outcome({ scenario }: { scenario: SavedScenario }) {
  const { isVerdictHidden, currentResults } = scenario;
  const { isWithinLimits, notStated } = currentResults;
  if (isVerdictHidden) return <StatusDot tone="grey">{words.verdictHidden}</StatusDot>;
  if (isWithinLimits === null) return <StatusDot tone="grey">{words.noResult}</StatusDot>;
  return isWithinLimits ? (
    <StatusDot tone="green">{words.within}</StatusDot>
  ) : (
    <StatusDot tone="clay">{notStated.length > 0 ? words.mayExceed : words.exceeds}</StatusDot>
  );
}

/** The figures that the deal doesn't state, so that nothing can be within limits. */
function NotStated({ results: { notStated } }: { results: StoredResults }) {
  if (notStated.length === 0) return null;
  return <p>{`${words.unknown} ${notStatedText(notStated)}`}</p>;
}

/** How the result changed with the officer's parameters. */
function Changed({ scenario }: { scenario: SavedScenario }) {
  const { results, currentResults, recheckedAt } = scenario;
  const zone = useZone();
  // What could not be read did not change.
  if (!recheckedAt || scenario.unreadable) return null;
  const when = momentText(recheckedAt, zone);
  const was = results.isWithinLimits;
  const is = currentResults.isWithinLimits;
  if (was !== is)
    return (
      <p
        className={clsx(
          "flex items-baseline gap-2 rounded-control px-3 py-2",
          is === true ? "bg-green-wash text-green" : "bg-clay-wash text-clay",
        )}
      >
        <ArrowRight size={15} aria-hidden="true" className="shrink-0 self-center" />
        {words.change(wordOf(words.was, was), wordOf(words.now, is), when)}
      </p>
    );
  if (results.estimatedPiti === currentResults.estimatedPiti) return null;
  return (
    <p className="text-sm text-soft">
      {words.figuresChanged(centsText(results.estimatedPiti ?? 0), when)}
    </p>
  );
}

function wordOf(of: { within: string; exceeds: string; none: string }, is: boolean | null): string {
  if (is === null) return of.none;
  return is ? of.within : of.exceeds;
}

function Facts({ scenario: { inputs, currentResults: now } }: { scenario: SavedScenario }) {
  const dollars = (amount: number | null) => (amount === null ? "" : dollarsText(amount));
  const facts: [string, string][] = [
    [words.price, dollars(inputs.purchasePrice)],
    [words.down, dollars(inputs.downPayment)],
    [words.concession, dollars(inputs.sellersConcession)],
    [words.costs, dollars((inputs.monthlyTaxes ?? 0) + (inputs.monthlyInsurance ?? 0))],
    [words.rate, now.interestRateUsed === null ? "" : rateText(now.interestRateUsed)],
    [words.piti, now.estimatedPiti === null ? "" : centsText(now.estimatedPiti)],
    [words.dti, dtiOf(now)],
    ...(now.cashToClose === null
      ? []
      : [[words.cash, centsText(now.cashToClose)] satisfies [string, string]]),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4 xl:grid-cols-7">
      {facts.map(([label, text]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function dtiOf({ updatedDti, notStated }: StoredResults): string {
  if (updatedDti !== null) return dtiText(updatedDti);
  return notStated.includes("debts") ? words.noDebts : resultWords.hidden;
}
