import type { ReactNode } from "react";
import { Panel } from "#web/ui/panel.tsx";
import type { Behind } from "./rehearsal-calls.ts";
import { rehearsalWords as words } from "./rehearsal-messages.ts";

/** How the assistant understood each line, newest first. */
export function BehindPanel({ lines }: { lines: readonly Behind[] }) {
  return (
    <Panel title={words.behind}>
      {lines.length === 0 ? (
        <p className="px-5 py-4 text-soft">{words.behindNone}</p>
      ) : (
        <ol aria-label={words.behind} className="divide-y divide-line">
          {lines.toReversed().map((line) => (
            <Line key={line.turnId} line={line} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Line({ line: { said, behind } }: { line: Behind }) {
  const { understoodBy, heard, wouldDo, refused } = behind;
  return (
    <li className="flex flex-col gap-3 px-5 py-4">
      <div>
        <p className="font-semibold wrap-anywhere">“{said}”</p>
        <p className="text-sm text-soft">{words.understoodBy[understoodBy]}</p>
      </div>
      <Part title={words.heard}>
        {heard.length === 0 ? (
          <p>{words.heardNothing}</p>
        ) : (
          <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
            {heard.map(({ label, text }) => (
              <div key={label} className="contents">
                <dt className="text-soft">{label}</dt>
                <dd className="wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </Part>
      {wouldDo.length > 0 && (
        <Part title={words.wouldDo}>
          <ul>
            {wouldDo.map((what, at) => (
              <li key={at} className="wrap-anywhere">
                {what}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {refused.length > 0 && (
        <Part title={words.refused}>
          <ul>
            {refused.map(({ says }, at) => (
              <li key={at}>{says}</li>
            ))}
          </ul>
        </Part>
      )}
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-sm font-semibold text-soft">{title}</h3>
      {children}
    </div>
  );
}
