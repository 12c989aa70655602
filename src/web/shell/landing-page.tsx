import { useEffect } from "react";
import { Link } from "react-router";
import code, { exampleCallUrl, toastsUrl } from "virtual:landing-script";
import { buttonClass } from "#web/ui/button-class.ts";
import serifUrl from "#web/ui/fonts/newsreader-display-latin.woff2?url";
import { baseUrl, type PageMeta, pageMeta, preloadedFont } from "#web/ui/page-meta.ts";
import { DealLine } from "#web/site/deal-line.tsx";
import { ExampleCall } from "#web/site/example-call.tsx";
import { LandingPricing, LandingQuestions } from "#web/site/landing-answers.tsx";
import {
  LandingClosing,
  LandingFeatures,
  LandingPeople,
  LandingPictures,
} from "#web/site/landing-sections.tsx";
import { hero, pageDescription, pageTitle } from "#web/site/messages.ts";
import { structuredData } from "#web/site/structured-data.ts";

/** The page ships without React: landing-script.ts is its only script at first. */
export const isStatic = true;

export const meta: PageMeta = () => [
  ...pageMeta({ title: pageTitle(), description: pageDescription, path: "/" }),
  preloadedFont(serifUrl),
];

/** The landing page. */
export default function LandingPage() {
  useEffect(() => {
    // In development, React renders this page like all others.
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
        <ExampleCall url={exampleCallUrl} />
      </section>
      <DealLine />
      <LandingPeople />
      <LandingFeatures />
      <LandingPictures />
      <LandingPricing />
      <LandingQuestions />
      <LandingClosing />
      <script type="application/ld+json">{JSON.stringify(structuredData(baseUrl()))}</script>
      <script type="module" data-toasts={toastsUrl}>
        {code}
      </script>
    </>
  );
}

/**
 * The countdown. It is hidden until the page's script finds that the launch date is in the future, so nothing shows
 * once it has passed. The server writes the date into the HTML when it starts.
 */
function CountdownBlock() {
  const units = ["days", "hours", "minutes", "seconds"] as const;
  return (
    <div data-launch-date="%LAUNCH_DATE%" hidden className="mt-9">
      <p className="text-sm font-semibold text-soft">{hero.launching}</p>
      <dl role="timer" aria-live="off" className="mt-2 flex gap-6 sm:gap-8">
        {units.map((unit) => (
          <div key={unit} className="flex flex-col-reverse">
            <dt className="text-sm text-soft">{hero.units[unit]}</dt>
            <dd data-unit={unit} className="font-serif text-3xl">
              00
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
