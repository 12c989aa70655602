import type { MetaFunction } from "react-router";
import { pageTitle, terms } from "./messages.ts";
import { TextPage } from "./text-page.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(terms.title) },
  { name: "description", content: terms.description },
];

/** What holds before the launch (SPEC §2 footer). */
export default function TermsPage() {
  return <TextPage title={terms.title} sections={terms.sections} />;
}
