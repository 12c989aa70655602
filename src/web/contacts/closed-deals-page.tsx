import { lazy, Suspense } from "react";
import { ContactList } from "./lists/contact-list.tsx";
import { listPages } from "./lists/list-pages.ts";
import { closedPeriods } from "./lists/totals-messages.ts";

const DealTotals = lazy(async () => ({
  default: (await import("./lists/deal-totals.tsx")).DealTotals,
}));

/** Deals that closed or were lost; those that closed are added up. */
export default function ClosedDealsPage() {
  const totals = (
    <Suspense>
      <DealTotals statuses={["Closed Deal"]} names={closedPeriods} />
    </Suspense>
  );
  return <ContactList page={listPages.closedDeals} totals={totals} />;
}
