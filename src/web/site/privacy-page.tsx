import type { MetaFunction } from "react-router";
import { pageTitle } from "./messages.ts";
import { privacy } from "./privacy-messages.ts";
import { TextPage } from "./text-page.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(privacy.title) },
  { name: "description", content: privacy.description },
];

/** What is stored and who sees it (SPEC §2 footer). */
export default function PrivacyPage() {
  return <TextPage title={privacy.title} sections={privacy.sections} />;
}
