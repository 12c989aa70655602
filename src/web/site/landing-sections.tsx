import { Link } from "react-router";
import { buttonClass } from "#web/ui/button-class.ts";
import { FeatureSign, type FeatureSignName } from "./feature-sign.tsx";
import { closing, features, people, pictures } from "./messages.ts";
import { wavePath } from "./voice-wave.ts";

const featureSigns: FeatureSignName[] = ["talk", "close", "limits", "day"];

/** The section about who the product is for. */
export function LandingPeople() {
  return (
    <section className="border-y border-line bg-surface">
      <div className="site-width grid gap-x-16 gap-y-10 py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:py-24">
        <div>
          <h2 className="font-serif text-3xl tracking-[-0.012em]">{people.title}</h2>
          <p className="mt-4 max-w-md text-lg text-soft">{people.text}</p>
        </div>
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {people.groups.map(({ badge, text }) => (
            <li key={badge}>
              <p className="inline-block rounded-full bg-green-wash px-4 py-1.5 text-md font-semibold text-green">
                {badge}
              </p>
              <p className="mt-4 text-md text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The features, in exactly four cards (PUB-048). */
export function LandingFeatures() {
  return (
    <section id="features" aria-labelledby="features-title">
      <div className="site-width py-16 lg:py-24">
        <h2 id="features-title" className="font-serif text-3xl tracking-[-0.012em]">
          {features.title}
        </h2>
        <ul className="feature-cards mt-10">
          {features.cards.map(({ title, text }, at) => (
            <li key={title} className="bg-surface px-6 pt-8 pb-9">
              <FeatureSign name={featureSigns[at] ?? "talk"} />
              <h3 className="mt-10 text-lg font-semibold lg:mt-16">{title}</h3>
              <p className="mt-2 max-w-sm text-md text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What the product looks like, in the reader's theme. Loaded only once they are near. */
export function LandingPictures() {
  const { width, height, list } = pictures;
  return (
    <section className="border-t border-line bg-surface">
      <div className="site-width grid gap-x-16 gap-y-10 py-16 lg:grid-cols-2 lg:py-24">
        {list.map(({ name, title, text, alt }) => (
          <figure key={name} className="min-w-0">
            <picture>
              {/* The page's script changes the condition if the reader has chosen a theme. */}
              <source
                media="(prefers-color-scheme: dark)"
                srcSet={`/landing/${name}-dark.avif, /landing/${name}-dark-2x.avif 2x`}
              />
              <img
                src={`/landing/${name}-light.avif`}
                srcSet={`/landing/${name}-light-2x.avif 2x`}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                className="picture"
              />
            </picture>
            <figcaption className="mt-4 text-md text-soft">
              <b className="font-semibold text-ink">{title}.</b> {text}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

const town = { bars: 15, step: 16, height: 150 };
const half = town.bars * town.step;
/** Where the voice is repeated. */
const repeats = [1, 2, 3, 4, 5];

/** The last section, which asks visitors to join the waitlist. */
export function LandingClosing() {
  return (
    <section className="closing">
      <svg
        viewBox={`0 0 ${6 * half} ${town.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="closing-voice"
      >
        <g fill="none" strokeWidth="7" strokeLinecap="round">
          <path id="voice" d={wavePath(town)} className="stroke-current opacity-15" />
          {repeats.map((at) => (
            <use key={at} href="#voice" x={at * half} />
          ))}
        </g>
      </svg>
      <div className="site-width relative py-20 text-center lg:py-28">
        <h2 className="font-serif text-display tracking-[-0.018em]">{closing.title}</h2>
        <p className="mx-auto mt-5 max-w-md text-lg">{closing.text}</p>
        <p className="mt-9">
          <Link to="/signup" className={`${buttonClass("secondary", "lg")} closing-button`}>
            {closing.action}
          </Link>
        </p>
      </div>
    </section>
  );
}
