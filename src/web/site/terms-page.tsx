import { type PageMeta, pageMeta } from "#web/ui/page-meta.ts";
import { pageTitle, terms } from "./messages.ts";
import { TextPage } from "./text-page.tsx";

export const meta: PageMeta = () =>
  pageMeta({
    title: pageTitle(terms.title),
    description: terms.description,
    path: "/terms",
  });

/** The terms that apply before launch. */
export default function TermsPage() {
  return <TextPage title={terms.title} sections={terms.sections} />;
}
