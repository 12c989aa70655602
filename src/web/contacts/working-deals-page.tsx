import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { Spinner } from "#web/ui/spinner.tsx";
import { ContactList } from "./lists/contact-list.tsx";
import { DealViewToggle, isBoardView } from "./board/deal-view-toggle.tsx";
import { listPages } from "./lists/list-pages.ts";

const DealBoard = lazy(async () => ({
  default: (await import("./board/deal-board.tsx")).DealBoard,
}));

/** Working Deals: deals on their way to closing, as a list or as a board (SPEC §2). */
export default function WorkingDealsPage() {
  const toggle = <DealViewToggle />;
  if (!isBoardView(useLocation().search))
    return <ContactList page={listPages.workingDeals} toggle={toggle} />;
  return (
    <Suspense fallback={<Spinner className="mt-24 w-full" />}>
      <DealBoard toggle={toggle} />
    </Suspense>
  );
}
