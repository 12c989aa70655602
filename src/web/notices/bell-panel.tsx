import { Popover } from "@base-ui/react/popover";
import XIcon from "lucide-react/icons/x";
import { useRef, type RefObject } from "react";
import { Link } from "react-router";
import { wishesPath } from "#domain/notices/where-to.ts";
import { messageOf } from "#web/client/failure.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { dialogCloseLabel } from "#web/ui/messages.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useMedia } from "#web/ui/use-media.ts";
import { bellWords as words } from "./messages.ts";
import { NoticeLine } from "./notice-line.tsx";
import { useSeenNotices } from "./use-seen-notices.ts";

/** Props of BellPanel. */
export type BellPanelProps = {
  /** The bell button: the panel opens next to it, and closing returns focus to it. */
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
};

// As high as needed where the panel is as wide as the screen, and at most 36rem high elsewhere.
const maxHeight = "min(max(36rem, (40rem - 100vw) * 999), var(--available-height))";

/** The newest notifications in a panel at the bell; Esc or a click outside closes it, and a phone has a button. */
export function BellPanel({ anchor, open, onClose }: BellPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useMedia("(width >= 40rem)");
  return (
    <Popover.Root
      open={open}
      // A phone's page is covered by the panel: nothing behind it can be pressed or read.
      modal={!isWide}
      onOpenChange={(next, { event }) => {
        // The bell button closes its panel itself.
        const isBell = event.target instanceof Node && anchor.current?.contains(event.target);
        if (!next && !isBell) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="z-50"
        >
          <Popover.Popup
            aria-labelledby="bell-title"
            initialFocus={heading}
            finalFocus={anchor}
            style={{ maxHeight }}
            className="flex w-[min(25rem,var(--available-width))] flex-col rounded-card border border-line bg-surface shadow-float outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <div className="flex items-center justify-between border-b border-line">
              <h2
                id="bell-title"
                ref={heading}
                tabIndex={-1}
                className="px-4 py-3 font-semibold outline-none"
              >
                {words.title}
              </h2>
              {!isWide && (
                <Popover.Close
                  render={
                    <IconButton
                      label={dialogCloseLabel}
                      icon={<XIcon size={18} aria-hidden="true" />}
                    />
                  }
                />
              )}
            </div>
            <Seen onClose={onClose} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The notifications. They count as read once shown, but keep their mark until the panel closes. */
function Seen({ onClose }: { onClose: () => void }) {
  const { answer, isMarked, failure, isFetching, retry } = useSeenNotices();
  if (failure)
    return (
      <ErrorState
        title={words.failed}
        text={messageOf(failure)}
        onRetry={retry}
        retrying={isFetching}
        className="py-10"
      />
    );
  if (!answer) return <Loading />;
  return (
    <>
      {answer.notices.length === 0 ? (
        <EmptyState level={3} line={words.empty} text={words.emptyText} className="py-10" />
      ) : (
        <ul className="min-h-0 divide-y divide-line overflow-y-auto overscroll-contain">
          {answer.notices.map((notice) => (
            <NoticeLine
              key={notice.id}
              notice={notice}
              isNew={isMarked(notice)}
              onFollow={onClose}
            />
          ))}
        </ul>
      )}
      <Link
        to={wishesPath}
        onClick={onClose}
        className="flex min-h-10 items-center border-t border-line px-4 py-2 text-sm text-soft -outline-offset-2 hover:text-ink pointer-coarse:min-h-11"
      >
        {words.choose}
      </Link>
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={words.loading} className="divide-y divide-line">
      {["w-4/5", "w-3/5", "w-2/3"].map((width) => (
        <div key={width} className="px-4 py-3.5">
          <Skeleton className={`h-3.5 ${width}`} />
          <Skeleton className="mt-2.5 h-3 w-24" />
        </div>
      ))}
    </div>
  );
}
