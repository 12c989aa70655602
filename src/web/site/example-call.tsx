import ArrowUp from "lucide-react/icons/arrow-up";
import Mic from "lucide-react/icons/mic";
import Play from "lucide-react/icons/play";
import { buttonClass } from "#web/ui/button-class.ts";
import { exampleCall } from "./messages.ts";
import { wavePath } from "./voice-wave.ts";

const bars = 62;
const spoken = 40;
const shape = { bars, step: 6, height: 40 };

const button = `${buttonClass("secondary")} call-button`;

/**
 * A call that Hearthline might take, clearly labeled as an example: it can be read, heard, and tried. What it does is
 * loaded from `url` on first use (web/shell/example-call.ts).
 */
export function ExampleCall({ url }: { url: string }) {
  return (
    <figure
      data-call={url}
      className="min-w-0 rounded-card border border-line bg-surface"
      aria-label={exampleCall.label}
    >
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-5 py-3 text-sm text-soft sm:px-6">
        <span data-title>{exampleCall.label}</span>
        <span data-caller className="whitespace-nowrap">
          {exampleCall.caller}
        </span>
      </figcaption>
      <div className="flex items-center gap-4 px-5 pt-5 sm:px-6">
        <button type="button" data-listen aria-label={exampleCall.listen} className={button}>
          <Play size={18} aria-hidden="true" />
        </button>
        <svg
          viewBox={`0 0 ${bars * shape.step} ${shape.height + 4}`}
          aria-hidden="true"
          className="h-auto min-w-0 flex-1"
          data-wave
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
        <span data-length className="text-sm text-soft">
          {exampleCall.length}
        </span>
      </div>
      <dl data-lines className="px-5 pt-2 pb-3 text-md sm:px-6">
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
      <div className="border-t border-line px-5 py-4 sm:px-6">
        <form className="flex gap-2">
          <input
            aria-label={exampleCall.field}
            placeholder={exampleCall.tryIt}
            maxLength={500}
            autoComplete="off"
            enterKeyHint="send"
            className="call-field"
          />
          <button type="button" data-speak aria-label={exampleCall.speak} className={button}>
            <Mic size={18} aria-hidden="true" />
          </button>
          <button aria-label={exampleCall.send} className={button}>
            <ArrowUp size={18} aria-hidden="true" />
          </button>
        </form>
        <p data-note role="status" className="mt-2 text-sm text-soft">
          {exampleCall.note}
        </p>
        <p data-chips className="flex flex-wrap gap-x-4">
          <button type="button" className="text-link call-chip">
            {exampleCall.first}
          </button>
        </p>
      </div>
    </figure>
  );
}
