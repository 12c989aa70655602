import clsx from "clsx";
import { Link } from "react-router";
import { listWords as words, showNames } from "./list-messages.ts";
import { type Show, searchOf, shows } from "./show.ts";

/** All, those to come or those that are past; each is an address of its own. */
export function ShowTabs({ current }: { current: Show }) {
  return (
    <nav
      aria-label={words.shows}
      className="flex rounded-control border border-line bg-surface p-0.75"
    >
      {shows.map((show) => (
        <Link
          key={show}
          to={{ search: searchOf(show) }}
          aria-current={show === current ? "page" : undefined}
          className={clsx(
            "inline-flex min-h-8 items-center rounded-tag px-3 text-sm font-semibold pointer-coarse:min-h-11",
            show === current ? "bg-green-wash text-green" : "text-soft hover:text-ink",
          )}
        >
          {showNames[show]}
        </Link>
      ))}
    </nav>
  );
}
