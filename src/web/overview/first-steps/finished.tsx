import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Tone } from "#web/ui/tone.tsx";
import { guideWords as words } from "./first-steps-messages.ts";

/** Props of Finished. */
export type FinishedProps = { steps: number; onClose: () => void };

/** The end of the guide, said once: the next visit begins without it. */
export function Finished({ steps, onClose }: FinishedProps) {
  const line = useRef<HTMLHeadingElement>(null);
  // The last step may have been done from within the guide: what had the focus went with it.
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
        <p className="mt-2 max-w-md text-soft">{words.finishedText(steps)}</p>
        <Button className="mt-5" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Panel>
  );
}
