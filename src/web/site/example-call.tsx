import { exampleCall } from "./messages.ts";
import { wavePath } from "./voice-wave.ts";

const bars = 62;
const spoken = 40;
const shape = { bars, step: 6, height: 40 };

/** A call that Hearthline might take, clearly labeled as an example. */
export function ExampleCall() {
  return (
    <figure className="rounded-card border border-line bg-surface" aria-label={exampleCall.label}>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-5 py-3 text-sm text-soft sm:px-6">
        <span>{exampleCall.label}</span>
        <span className="whitespace-nowrap">{exampleCall.caller}</span>
      </figcaption>
      <div className="flex items-center gap-4 px-5 pt-5 sm:px-6">
        <svg
          viewBox={`0 0 ${bars * shape.step} ${shape.height + 4}`}
          aria-hidden="true"
          className="h-auto min-w-0 flex-1"
        >
          <g fill="none" strokeWidth="3" strokeLinecap="round" transform="translate(0 2)">
            <path d={wavePath({ ...shape, to: spoken })} className="stroke-green" />
            <path
              d={wavePath({ ...shape, from: spoken, to: spoken + 1 })}
              className="stroke-brass"
            />
            <path d={wavePath({ ...shape, from: spoken + 1 })} className="stroke-line" />
          </g>
        </svg>
        <span className="text-sm text-soft">{exampleCall.length}</span>
      </div>
      <dl className="px-5 pt-2 pb-3 text-md sm:px-6">
        {exampleCall.lines.map(({ who, says }) => (
          <div key={says} className="call-line border-b border-line py-3">
            <dt className="text-sm text-soft">{who}</dt>
            <dd>{says}</dd>
          </div>
        ))}
        <div className="call-line py-3 text-green">
          <dt className="text-sm font-semibold">{exampleCall.done}</dt>
          <dd className="flex flex-wrap gap-x-4">
            {exampleCall.outcome.map((words) => (
              <span key={words}>{words}</span>
            ))}
          </dd>
        </div>
      </dl>
    </figure>
  );
}
