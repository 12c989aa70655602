import { pageDescription, questions } from "./messages.ts";

/**
 * The landing page's structured data (schema.org). It uses the page's own texts and nothing beyond them: no price
 * before there is one, no rating.
 */
export function structuredData(origin: string) {
  const organization = `${origin}/#organization`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organization,
        name: "Hearthline",
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
      },
      { "@type": "WebSite", name: "Hearthline", url: `${origin}/`, inLanguage: "en" },
      {
        "@type": "SoftwareApplication",
        name: "Hearthline",
        description: pageDescription,
        url: `${origin}/`,
        applicationCategory: "BusinessApplication",
        operatingSystem: "Web",
        publisher: { "@id": organization },
      },
      {
        "@type": "FAQPage",
        mainEntity: questions.list.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      },
    ],
  };
}
