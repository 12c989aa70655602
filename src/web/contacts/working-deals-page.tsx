import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { workingStatuses } from "#domain/contacts/deal-status.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { ContactList } from "./lists/contact-list.tsx";
import { DealViewToggle, isBoardView } from "./board/deal-view-toggle.tsx";
import { listPages } from "./lists/list-pages.ts";
import { workingPeriods } from "./lists/totals-messages.ts";

const DealBoard = lazy(async () => ({
  default: (await import("./board/deal-board.tsx")).DealBoard,
}));

const DealTotals = lazy(async () => ({
  default: (await import("./lists/deal-totals.tsx")).DealTotals,
}));
const totals = (
  <Suspense>
    <DealTotals statuses={workingStatuses} names={workingPeriods} />
  </Suspense>
);

/** Deals that are not closed or lost, as a list or as a board. */
export default function WorkingDealsPage() {
  const toggle = <DealViewToggle />;
  if (!isBoardView(useLocation().search))
    return <ContactList page={listPages.workingDeals} toggle={toggle} totals={totals} />;
  return (
    <Suspense fallback={<Spinner className="mt-24 w-full" />}>
      <DealBoard toggle={toggle} />
    </Suspense>
  );
}
