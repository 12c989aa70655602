import clsx from "clsx";
import Columns3 from "lucide-react/icons/columns-3";
import Rows3 from "lucide-react/icons/rows-3";
import { Link, useLocation } from "react-router";
import { boardWords as words } from "./deal-board-messages.ts";

const parameter = "view";
const board = "board";

/** Whether an address asks for the board. */
export function isBoardView(search: string): boolean {
  return new URLSearchParams(search).get(parameter) === board;
}

/** Switches working deals between list and board. Each has its own address, and the search is kept. */
export function DealViewToggle() {
  const { search } = useLocation();
  const isBoard = isBoardView(search);
  const views = [
    { name: words.list, icon: Rows3, isCurrent: !isBoard, to: addressOf(search, null) },
    { name: words.board, icon: Columns3, isCurrent: isBoard, to: addressOf(search, board) },
  ];
  return (
    <nav
      aria-label={words.views}
      className="flex rounded-control border border-line bg-surface p-0.75"
    >
      {views.map(({ name, icon: Icon, isCurrent, to }) => (
        <Link
          key={name}
          to={{ search: to }}
          aria-current={isCurrent ? "page" : undefined}
          className={clsx(
            "inline-flex min-h-8 items-center gap-2 rounded-tag px-3 text-sm font-semibold pointer-coarse:min-h-10",
            isCurrent ? "bg-green-wash text-green" : "text-soft hover:text-ink",
          )}
        >
          <Icon size={15} aria-hidden="true" />
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** The address of a view with the same search. The board has no sorting and no filters, so they are dropped. */
function addressOf(search: string, view: string | null): string {
  const before = new URLSearchParams(search);
  const after = new URLSearchParams();
  const term = before.get("q");
  if (term) after.set("q", term);
  if (view) after.set(parameter, view);
  return after.toString();
}
