import { Link } from "react-router";
import type { KnownContact } from "#contract/contacts/saved.ts";
import { contactPath } from "../contact/contact-links.ts";
import { knownWords as words } from "./contact-messages.ts";
import { ContactStatus } from "../contact/contact-status.tsx";
import { nameOf } from "../contact/name-of.ts";

/** Other contacts with the same phone or email: told, never merged. */
export function ContactKnown({ known }: { known: KnownContact[] }) {
  if (known.length === 0) return null;
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-card border border-line bg-brass-wash px-5 py-2.5"
    >
      <h3 className="font-semibold text-brass">{words.title}</h3>
      <ul className="flex min-w-0 flex-1 flex-wrap gap-x-6 gap-y-1">
        {known.map((other) => (
          <li key={other.id} className="flex min-w-0 flex-wrap items-center gap-x-3">
            <Link
              to={contactPath(other.id)}
              className="text-link inline-flex min-h-8 items-center font-semibold wrap-anywhere pointer-coarse:min-h-11"
            >
              {nameOf(other)}
            </Link>
            <span>{other.type}</span>
            <ContactStatus status={other.status} />
            <span>{sameIn(other)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sameIn({ by: [first, second] }: KnownContact): string {
  if (first && second) return words.both;
  return first ? words.same[first] : "";
}
