import { type PageMeta, pageMeta } from "#web/ui/page-meta.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { contact, header, pageTitle } from "./messages.ts";
import { TextPage } from "./text-page.tsx";
import { useDemoProfileId } from "./use-demo-profile-id.ts";

export const meta: PageMeta = () =>
  pageMeta({
    title: pageTitle(contact.title),
    description: contact.description,
    path: "/contact",
  });

/** Offers a demo as the way to contact us, because the admin's email address is never sent to a browser. */
export default function ContactPage() {
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
      <p className="mt-8">{contact.member}</p>
    </TextPage>
  );
}
