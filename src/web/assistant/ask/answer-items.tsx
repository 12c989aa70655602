import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "react-router";
import type { AskItem } from "#contract/assistant/ask.ts";
import type { Under } from "./ask-calls.ts";
import { askWords as words } from "./ask-messages.ts";

/** The records that an answer is about, each linked to its page, and a link to the page that lists them all. */
export function AnswerItems({ items, page }: Under) {
  return (
    <div className="flex w-full max-w-[40rem] flex-col gap-1">
      {items.length > 0 && (
        <ul
          aria-label={words.items}
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {items.map((item, at) => (
            // The index is a safe key: entries can have equal texts, and the list never changes.
            <Item key={at} item={item} />
          ))}
        </ul>
      )}
      {page && (
        <Link
          to={page.href}
          className="text-link inline-flex min-h-8 w-fit items-center gap-1.5 pointer-coarse:min-h-11"
        >
          {page.label}
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}

function Item({ item: { title, detail, href } }: { item: AskItem }) {
  return (
    <li className="group relative px-4 py-2.5">
      {href ? (
        <Link
          to={href}
          className="font-semibold wrap-anywhere outline-none group-hover:underline after:absolute after:inset-0 after:-outline-offset-2 after:outline-green focus-visible:after:outline-2"
        >
          {title}
        </Link>
      ) : (
        <p className="font-semibold wrap-anywhere">{title}</p>
      )}
      {detail && <p className="text-sm wrap-anywhere whitespace-pre-line text-soft">{detail}</p>}
    </li>
  );
}
