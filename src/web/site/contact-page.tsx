import { useSyncExternalStore } from "react";
import { type PageMeta, pageMeta } from "#web/ui/page-meta.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { writtenContactEmail } from "./company.ts";
import { contact, header, pageTitle } from "./messages.ts";
import { TextPage } from "./text-page.tsx";
import { useDemoProfileId } from "./use-demo-profile-id.ts";

const never = () => () => {};
const unwritten = () => "";

export const meta: PageMeta = () =>
  pageMeta({
    title: pageTitle(contact.title),
    description: contact.description,
    path: "/contact",
  });

/** Offers a demo, and the contact address if one is set; the admin's email address is never sent to a browser. */
export default function ContactPage() {
  const email = useSyncExternalStore(never, writtenContactEmail, unwritten);
  const demoProfileId = useDemoProfileId();
  return (
    <TextPage title={contact.title}>
      <p>{contact.text}</p>
      {/* Reserves the height of the button, which appears once its target is known. */}
      <div className="mt-6 min-h-12">
        {demoProfileId && (
          <LinkButton to={`/book-demo/${demoProfileId}`} variant="primary" size="lg">
            {header.bookDemo}
          </LinkButton>
        )}
        {demoProfileId === null && <p>{contact.without}</p>}
      </div>
      {email && (
        <p className="mt-8">
          {contact.write}{" "}
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        </p>
      )}
      <p className="mt-8">{contact.member}</p>
    </TextPage>
  );
}
