import type { MetaFunction } from "react-router";
import { pageMeta } from "#web/ui/page-meta.ts";
import { pageTitle, terms } from "./messages.ts";
import { TextPage } from "./text-page.tsx";

export const meta: MetaFunction = () =>
  pageMeta({
    title: pageTitle(terms.title),
    description: terms.description,
    path: "/terms",
  });

/** The terms that apply before the launch. */
export default function TermsPage() {
  return <TextPage title={terms.title} sections={terms.sections} />;
}
