import { hero } from "./messages.ts";

const units = ["days", "hours", "minutes", "seconds"] as const;

/**
 * The countdown. It is hidden until the page's script finds that the date lies ahead, so once it is past nothing shows.
 * The server writes the date into the HTML when it starts.
 */
export function CountdownBlock() {
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
