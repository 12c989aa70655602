import { Link } from "react-router";
import type { Restorable } from "#contract/contacts/saved.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { binPath } from "../contact/contact-links.ts";
import { deletedTitle, listNames } from "../contact/messages.ts";
import { nameOf } from "../contact/name-of.ts";
import { RestoreButton } from "../contact/restore-button.tsx";
import { ContactsPanel } from "../lists/contacts-panel.tsx";
import { deletedWords, goneWords } from "./contact-messages.ts";

/** Replaces a record that doesn't exist: restores a deleted one, and links to the lists. */
export function ContactGone({ deleted = null }: { deleted?: Restorable | null }) {
  const bin = <LinkButton to={binPath}>{goneWords.bin}</LinkButton>;
  return (
    <ContactsPanel>
      {deleted ? (
        <EmptyState
          line={deletedTitle(nameOf(deleted))}
          text={deletedWords.text}
          className="pb-6 wrap-anywhere"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <RestoreButton contact={deleted} variant="primary" />
              {bin}
            </div>
          }
        />
      ) : (
        <EmptyState line={goneWords.title} text={goneWords.text} className="pb-6" action={bin} />
      )}
      <ul className="mx-auto flex max-w-xl flex-wrap justify-center gap-x-5 px-4 pb-10">
        {Object.entries(listNames).map(([path, name]) => (
          <li key={path}>
            <Link
              to={`/dashboard/crm/${path}`}
              className="text-link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </ContactsPanel>
  );
}
