import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DealStatus } from "#domain/contacts/deal-status.ts";
import { type Period, periods, spanOf } from "#domain/contacts/periods.ts";
import { exactDollars } from "#domain/kernel/money-text.ts";
import { queries } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { retryLabel } from "#web/ui/messages.ts";
import { Select } from "#web/ui/select.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToday } from "../contact/today.ts";
import { totalsWords as words } from "./totals-messages.ts";

/** Props of DealTotals. */
export type DealTotalsProps = {
  /** The statuses that are added up. */
  statuses: readonly DealStatus[];
  /** The names of the periods, such as "Closed this year". */
  names: Record<Period, string>;
};

/** What deals add up to: their number, volume and commission, with what is unknown counted apart. */
export function DealTotals({ statuses, names }: DealTotalsProps) {
  const [period, setPeriod] = useState<Period>("year");
  const span = spanOf(period, useToday());
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...queries.contacts.dealTotals.queryOptions({ input: { statuses: [...statuses], ...span } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center gap-x-8 gap-y-3 rounded-card border border-line bg-surface px-5 py-3"
    >
      <Select
        aria-label={words.period}
        options={periods.map((value) => ({ value, label: names[value] }))}
        value={period}
        onChange={({ target }) => setPeriod(target.value as Period)}
        className="w-full sm:w-56"
      />
      {data ? (
        <dl aria-busy={isPlaceholderData} className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
          <Figure label={words.deals} value={data.deals.toLocaleString("en-US")}>
            {span && data.undated > 0 && words.undated(data.undated)}
          </Figure>
          <Figure label={words.volume} value={exactDollars(data.volume)}>
            {data.withoutPrice > 0 && words.withoutPrice(data.withoutPrice)}
          </Figure>
          <Figure label={words.commission} value={exactDollars(data.commission)}>
            {data.withoutCommission > 0 && words.withoutCommission(data.withoutCommission)}
          </Figure>
        </dl>
      ) : error ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-clay">
          {words.failed(messageOf(error))}
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {retryLabel}
          </Button>
        </p>
      ) : (
        <Skeleton className="h-10 w-64" />
      )}
    </section>
  );
}

type FigureProps = { label: string; value: string; children: string | false | null };

function Figure({ label, value, children }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-lg font-semibold">{value}</span>
        {children && <span className="text-sm text-soft">{children}</span>}
      </dd>
    </div>
  );
}
