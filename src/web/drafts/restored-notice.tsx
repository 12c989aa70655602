import { momentText } from "#domain/kernel/moment-text.ts";
import { browserZone } from "#web/ui/browser-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { restoredText, startOverLabel } from "./messages.ts";

/** Says that a draft was restored, with a button to start over. */
export function RestoredNotice({ at, onStartOver }: { at: number; onStartOver: () => void }) {
  const text = restoredText(momentText(new Date(at), browserZone()));
  return <DraftNotice text={text} label={startOverLabel} onPress={onStartOver} />;
}

/** Props of DraftNotice. */
export type DraftNoticeProps = { text: string; label: string; onPress: () => void };

/** The same notice with any text and label. */
export function DraftNotice({ text, label, onPress }: DraftNoticeProps) {
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-brass-wash py-1.5 pr-1.5 pl-4"
    >
      <p className="min-w-0 flex-1 basis-56">{text}</p>
      <Button variant="quiet" size="sm" onClick={onPress} className="ml-auto">
        {label}
      </Button>
    </div>
  );
}
