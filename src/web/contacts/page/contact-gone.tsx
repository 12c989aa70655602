import { Link } from "react-router";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { binPath } from "../contact/contact-links.ts";
import { goneWords } from "./contact-messages.ts";
import { listNames } from "../contact/messages.ts";
import { ContactsPanel } from "../lists/contacts-panel.tsx";

/** In the place of a record that is not there: ways on. */
export function ContactGone() {
  return (
    <ContactsPanel>
      <EmptyState
        line={goneWords.title}
        text={goneWords.text}
        className="pb-6"
        action={<LinkButton to={binPath}>{goneWords.bin}</LinkButton>}
      />
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
