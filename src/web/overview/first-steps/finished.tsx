import Check from "lucide-react/icons/check";
import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Tone } from "#web/ui/tone.tsx";
import { guideWords as words } from "./first-steps-messages.ts";

/** Props of Finished. */
export type FinishedProps = {
  /** The titles of the steps. */
  titles: string[];
  onClose: () => void;
};

/** The end of the checklist, shown once; the next visit has no checklist. */
export function Finished({ titles, onClose }: FinishedProps) {
  const line = useRef<HTMLHeadingElement>(null);
  // If the last step was done inside the checklist, the focused element is gone.
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Panel className="grid place-items-center">
      <div role="status" className="flex flex-col items-center px-5 py-6 text-center">
        <Tone className="h-6" />
        <h2
          ref={line}
          tabIndex={-1}
          className="mt-4 font-serif text-2xl tracking-[-0.01em] outline-none"
        >
          {words.finished}
        </h2>
        <ul className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-2">
          {titles.map((title) => (
            <li key={title} className="flex items-center gap-2">
              <Check size={16} aria-hidden="true" className="shrink-0 text-green" />
              {title}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-soft">{words.finishedText}</p>
        <Button className="mt-5" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Panel>
  );
}
