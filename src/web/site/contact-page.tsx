import type { MetaFunction } from "react-router";
import { LinkButton } from "#web/ui/link-button.tsx";
import { contact, header, pageTitle } from "./messages.ts";
import { TextPage } from "./text-page.tsx";
import { useDemoProfileId } from "./use-demo-profile-id.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle(contact.title) },
  { name: "description", content: contact.description },
];

/** The way to us is a demo: the admin's address is never sent to a browser (SPEC §2 footer, §6). */
export default function ContactPage() {
  const demoProfileId = useDemoProfileId();
  return (
    <TextPage title={contact.title}>
      <p>{demoProfileId ? contact.text : contact.without}</p>
      {demoProfileId && (
        <LinkButton to={`/book-demo/${demoProfileId}`} variant="primary" size="lg" className="mt-6">
          {header.bookDemo}
        </LinkButton>
      )}
      <p className="mt-8">{contact.member}</p>
    </TextPage>
  );
}
