import code from "virtual:landing-script";
import { useEffect } from "react";
import { Link } from "react-router";
import { buttonClass } from "#web/ui/button-class.ts";
import { baseUrl, type PageMeta, pageMeta, preloadedFont } from "#web/ui/page-meta.ts";
import serifUrl from "#web/ui/fonts/newsreader-display-latin.woff2?url";
import { CountdownBlock } from "./countdown-block.tsx";
import { DealLine } from "./deal-line.tsx";
import { ExampleCall } from "./example-call.tsx";
import { LandingClosing, LandingFeatures, LandingPeople } from "./landing-sections.tsx";
import { LandingPricing, LandingQuestions } from "./landing-answers.tsx";
import { hero, pageDescription, pageTitle } from "./messages.ts";
import { structuredData } from "./structured-data.ts";

/** The page is shipped without React: landing-script.ts is all that runs. */
export const isStatic = true;

export const meta: PageMeta = () => [
  ...pageMeta({ title: pageTitle(), description: pageDescription, path: "/" }),
  preloadedFont(serifUrl),
];

/** The landing page. */
export default function LandingPage() {
  useEffect(() => {
    // While developing, React draws this page as it draws all others.
    if (import.meta.env.DEV) void import("./landing-script.ts");
  }, []);
  return (
    <>
      <section className="site-width grid items-center gap-x-14 gap-y-12 pt-12 pb-14 sm:pt-16 lg:grid-cols-[minmax(0,1.42fr)_minmax(0,1fr)] lg:pt-20 lg:pb-16">
        <div>
          <h1 className="font-serif text-display tracking-[-0.018em]">{hero.headline}</h1>
          <p className="mt-6 max-w-[34rem] text-lg text-soft sm:mt-8 sm:text-xl">{hero.lead}</p>
          <CountdownBlock />
          <p className="mt-9">
            <Link to="/signup" className={buttonClass("primary", "lg")}>
              {hero.register}
            </Link>
          </p>
          <p className="mt-4 text-soft">{hero.note}</p>
        </div>
        <ExampleCall />
      </section>
      <DealLine />
      <LandingPeople />
      <LandingFeatures />
      <LandingPricing />
      <LandingQuestions />
      <LandingClosing />
      <script type="application/ld+json">{JSON.stringify(structuredData(baseUrl()))}</script>
      <script type="module">{code}</script>
    </>
  );
}
