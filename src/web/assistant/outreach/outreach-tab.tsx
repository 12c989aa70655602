import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import type { GateReceipt } from "#contract/assistant/outreach.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Moment } from "../shared/moment.tsx";
import { dot, purposeNames, wayNames } from "../shared/names.ts";
import { numberText } from "../shared/number-text.ts";
import { Part } from "../shared/part.tsx";
import { tabPath } from "../shared/paths.ts";
import { receiptsOptions } from "../shared/queries.ts";
import { Reasons, Verdict } from "../shared/verdict.tsx";
import { outreachWords as words } from "./outreach-messages.ts";

const uuid = /^[\da-f-]{36}$/i;

/** The results of the outreach check for each call, text and email; the URL can name a single one. */
export function OutreachTab() {
  const [params] = useSearchParams();
  const named = params.get("action") ?? "";
  const actionId = uuid.test(named) ? named : undefined;
  const asked = useInfiniteQuery(receiptsOptions(actionId));
  return (
    <div className="flex max-w-[60rem] flex-col gap-4">
      <p className="max-w-[60ch] text-soft">{words.text}</p>
      <Panel
        title={actionId ? words.one : words.title}
        aside={
          actionId && (
            <Link to={tabPath("outreach")} className="text-link py-1 pointer-coarse:py-3">
              {words.all}
            </Link>
          )
        }
      >
        <Part asked={asked} failed={words.failed} lines={6}>
          {(receipts) =>
            receipts.length > 0 ? (
              <ul aria-label={words.title} className="divide-y divide-line">
                {receipts.map((receipt) => (
                  <Receipt key={receipt.id} receipt={receipt} />
                ))}
              </ul>
            ) : (
              <EmptyState
                level={3}
                className="py-8"
                line={actionId ? words.noneOf : words.none}
                text={actionId ? words.noneOfText : words.noneText}
              />
            )
          }
        </Part>
        {asked.hasNextPage && (
          <div className="flex justify-center border-t border-line px-5 py-4">
            <Button
              size="sm"
              busy={asked.isFetchingNextPage}
              onClick={() => void asked.fetchNextPage()}
            >
              {words.more}
            </Button>
          </div>
        )}
      </Panel>
    </div>
  );
}

function Receipt({ receipt }: { receipt: GateReceipt }) {
  const { channel, purpose, recipient, verdict, reasons, decidedAt } = receipt;
  return (
    <li className="flex flex-col gap-2 px-5 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{wayNames[channel]}</span> {numberText(recipient)}
        </p>
        <Verdict is={verdict} />
      </div>
      <Reasons reasons={reasons} none={words.noReason} />
      <p className="text-sm text-soft">
        {purposeNames[purpose]}
        {dot}
        <Moment at={decidedAt} />
      </p>
    </li>
  );
}
