import { useEffect, useRef } from "react";
import { momentText } from "#domain/kernel/moment-text.ts";
import { Button } from "#web/ui/button.tsx";
import { browserZone } from "#web/ui/browser-zone.ts";
import { binPath } from "../contact/contact-links.ts";
import { restoredText, startOverLabel } from "./draft-messages.ts";
import { binLabel, goneText } from "./form-messages.ts";

/** What was typed before is back, with a way to begin anew. */
export function RestoredNotice({ at, onStartOver }: { at: number; onStartOver: () => void }) {
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-brass-wash py-1.5 pr-1.5 pl-4"
    >
      <p className="min-w-0 flex-1 basis-56">
        {restoredText(momentText(new Date(at), browserZone()))}
      </p>
      <Button variant="quiet" size="sm" onClick={onStartOver} className="ml-auto">
        {startOverLabel}
      </Button>
    </div>
  );
}

/** The record cannot be saved any more: it was deleted, or became something else. */
export function GoneNotice({ message, isDeleted }: { message: string; isDeleted: boolean }) {
  const notice = useRef<HTMLDivElement>(null);
  // It stands above the fields, far from the button that was pressed.
  useEffect(() => notice.current?.focus(), [message]);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="mb-6 rounded-card border border-clay bg-clay-wash p-4"
    >
      <h3 className="font-semibold">{message}</h3>
      <p className="mt-1">
        {goneText}{" "}
        {isDeleted && (
          <a
            href={binPath}
            target="_blank"
            rel="noopener"
            className="font-semibold text-green underline"
          >
            {binLabel}
          </a>
        )}
      </p>
    </div>
  );
}
