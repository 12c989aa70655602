import type { Permissions } from "#contract/assistant/outreach.ts";
import { FoldedText } from "#web/ui/folded-text.tsx";
import { StatusDot } from "#web/ui/status-dot.tsx";
import { Moment } from "../shared/moment.tsx";
import { dot, purposeNames } from "../shared/names.ts";
import { numberText } from "../shared/number-text.ts";
import { basisNames, consentWords, reachWords as words } from "./stop-messages.ts";

/** The contact's consents with their exact wording, and the opt-outs. These records never change. */
export function PermissionHistory({
  permissions: { consents, stops },
}: {
  permissions: Permissions;
}) {
  return (
    <>
      <details>
        <summary className="cursor-pointer px-5 py-3 font-semibold">
          {words.consents} ({consents.length})
        </summary>
        {consents.length === 0 && <p className="px-5 pb-4 text-soft">{words.noConsents}</p>}
        <ul aria-label={words.consents} className="divide-y divide-line">
          {consents.map((consent) => (
            <li key={consent.id} className="px-5 py-3">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span>
                  {consentWords.channels[consent.channel]}
                  {dot}
                  {purposeNames[consent.purpose]}, {basisNames[consent.basis]}
                </span>
                {consent.isRevoked && <StatusDot tone="clay">{words.revoked}</StatusDot>}
              </p>
              <FoldedText text={consent.wording} className="my-1" />
              <p className="text-sm wrap-anywhere text-soft">
                {numberText(consent.address)}
                {dot}
                {consent.source}
                {dot}
                <Moment at={consent.givenAt} />
              </p>
            </li>
          ))}
        </ul>
      </details>
      {stops.length > 0 && (
        <details>
          <summary className="cursor-pointer px-5 py-3 font-semibold">
            {words.stops} ({stops.length})
          </summary>
          <ul aria-label={words.stops} className="divide-y divide-line">
            {stops.map((stop) => (
              <li key={stop.id} className="px-5 py-3">
                <p>{stop.kind === "stopped" ? words.stopped : words.lifted}</p>
                {stop.words && <FoldedText text={stop.words} className="my-1" />}
                <p className="text-sm wrap-anywhere text-soft">
                  {stop.source}
                  {dot}
                  <Moment at={stop.happenedAt} />
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
