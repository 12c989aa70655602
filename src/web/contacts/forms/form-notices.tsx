import { useEffect, useRef } from "react";
import { binPath, contactPath } from "../contact/contact-links.ts";
import { binLabel, openRecordLabel } from "../contact/messages.ts";
import { RestoreButton } from "../contact/restore-button.tsx";
import type { Refusal } from "./form-failure.ts";
import { goneText, restoreHint } from "./form-messages.ts";

/** Props of GoneNotice. */
export type GoneNoticeProps = {
  id: string;
  refusal: Refusal;
  /** Called after the record is restored and can be saved. */
  onRestored: () => void;
};

/**
 * Says that the record can't be saved anymore, because it was deleted or converted. Links open in a new tab, so that
 * the input is kept here.
 */
export function GoneNotice({ id, refusal, onRestored }: GoneNoticeProps) {
  const { message, isConverted, deleted } = refusal;
  const notice = useRef<HTMLDivElement>(null);
  // The notice is above the fields, far from the Save button, so it gets the focus.
  useEffect(() => notice.current?.focus(), [message]);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="mb-6 rounded-card border border-clay bg-clay-wash p-4"
    >
      <h3 className="font-semibold">{message}</h3>
      <p className="mt-1">
        {goneText} {deleted && restoreHint}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {deleted && <RestoreButton contact={deleted} size="sm" onRestored={onRestored} />}
        {isConverted ? (
          <Beside path={contactPath(id)}>{openRecordLabel}</Beside>
        ) : (
          <Beside path={binPath}>{binLabel}</Beside>
        )}
      </p>
    </div>
  );
}

function Beside({ path, children }: { path: string; children: string }) {
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-8 items-center font-semibold text-green underline pointer-coarse:min-h-11"
    >
      {children}
    </a>
  );
}
