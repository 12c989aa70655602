import { type PageMeta, pageMeta } from "#web/ui/page-meta.ts";
import { pageTitle } from "./messages.ts";
import { privacy } from "./privacy-messages.ts";
import { TextPage } from "./text-page.tsx";

export const meta: PageMeta = () =>
  pageMeta({
    title: pageTitle(privacy.title),
    description: privacy.description,
    path: "/privacy",
  });

/** Says what is stored and who sees it. */
export default function PrivacyPage() {
  return <TextPage title={privacy.title} sections={privacy.sections} />;
}
