import { EmptyList } from "./list-states.tsx";
import { emptyLists } from "./messages.ts";

/** Closed Deals (SPEC §2): no deal can be stored yet, so there is nothing to ask the server for. */
export default function ClosedDealsPage() {
  return <EmptyList {...emptyLists.closedDeals} />;
}
