import { Link } from "react-router";
import type { DealStage } from "#contract/overview/morning.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { AsideLink } from "./aside-link.tsx";
import { Bar } from "./bar.tsx";
import { stageWords as words } from "./messages.ts";
import { NothingHere, Part } from "./part.tsx";
import { useStages } from "./queries.ts";

const list = "/dashboard/crm/working-deals";
/** The board, whose columns are the stages. */
const board = `${list}?view=board`;

/** The working deals by stage, as an accessible table with a bar for the value of each stage. */
export function StagesPanel() {
  const asked = useStages();
  const deals = asked.data?.reduce((sum, stage) => sum + stage.deals, 0) ?? 0;
  return (
    <Part
      title={words.title}
      aside={deals > 0 && <AsideLink to={list}>{words.count(deals)}</AsideLink>}
      asked={asked}
      failed={words.failed}
      room="morning-low"
      lines={3}
    >
      {(stages) =>
        deals === 0 ? (
          <NothingHere
            line={words.empty}
            text={words.emptyText}
            action={<LinkButton to={list}>{words.open}</LinkButton>}
          />
        ) : (
          <Chart stages={stages} />
        )
      }
    </Part>
  );
}

function Chart({ stages }: { stages: DealStage[] }) {
  const most = Math.max(...stages.map(({ amount }) => amount ?? 0));
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.stage}</th>
          <th scope="col">{words.deals}</th>
          <th scope="col">{words.value}</th>
        </tr>
      </thead>
      <tbody>
        {stages.map((stage) => (
          <Row key={stage.status} stage={stage} most={most} />
        ))}
      </tbody>
    </table>
  );
}

/** A stage, with a bar below its name that compares its value with the largest. */
function Row({ stage, most }: { stage: DealStage; most: number }) {
  const { status, deals, priced, amount } = stage;
  const share = most > 0 ? Math.max(0, amount ?? 0) / most : 0;
  const unpriced = deals - priced;
  return (
    <tr className="align-baseline">
      <th scope="row" className="w-full py-3 pl-5">
        <Link to={board} className="morning-name font-semibold hover:underline">
          {status}
        </Link>
        <Bar share={share} />
      </th>
      <td className="px-3 py-3 whitespace-nowrap text-soft">
        {deals === 0 ? words.noDeals : words.count(deals)}
      </td>
      <td className="morning-value py-3 pr-5 text-right">
        {deals > 0 && <span>{amount === null ? words.noAmount : dollarsText(amount)}</span>}
        <span className="block min-h-4.5 text-sm text-soft">
          {amount !== null && unpriced > 0 && words.unpriced(unpriced)}
        </span>
      </td>
    </tr>
  );
}
