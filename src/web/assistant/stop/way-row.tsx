import type { Permissions } from "#contract/assistant/outreach.ts";
import { Moment } from "../shared/moment.tsx";
import { numberText } from "../shared/number-text.ts";
import { wayNames } from "../shared/names.ts";
import { Reasons, Verdict } from "../shared/verdict.tsx";
import { reachWords as words } from "./stop-messages.ts";

type Way = Permissions["ways"][number];

/** One channel to a contact, and what the outreach check allows on it now. */
export function WayRow({ way }: { way: Way }) {
  const { channel, address, service, marketing } = way;
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <h3 className="font-semibold">{wayNames[channel]}</h3>
        <p className="text-sm wrap-anywhere text-soft">
          {address ? <Address text={numberText(address)} /> : words.noAddress[channel]}
        </p>
      </div>
      {service && marketing && (
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          <Answer about={words.service} answer={service} />
          <Answer about={words.marketing} answer={marketing} />
        </div>
      )}
    </li>
  );
}

/** A long email address wraps before its @. */
function Address({ text }: { text: string }) {
  const at = text.indexOf("@");
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

function Answer({ about, answer }: { about: string; answer: NonNullable<Way["service"]> }) {
  const { verdict, reasons, notBefore } = answer;
  return (
    <div className="min-w-0">
      <p className="text-sm text-soft">{about}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Verdict is={verdict} />
        {notBefore && (
          <span className="text-sm text-soft">
            {words.from} <Moment at={notBefore} />
          </span>
        )}
      </p>
      <details className="text-sm">
        <summary
          aria-label={`${words.why}: ${about}`}
          className="min-h-6 w-fit cursor-pointer py-0.5 text-soft pointer-coarse:py-3"
        >
          {words.why}
        </summary>
        <div className="mt-1">
          <Reasons reasons={reasons} none={words.noReason} />
        </div>
      </details>
    </div>
  );
}
