import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import BellIcon from "lucide-react/icons/bell";
import { lazy, Suspense, useRef, useState } from "react";
import { queries } from "#web/client/api.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { bellWords } from "./messages.ts";

// Loads the panel on hover or on the first click.
const loadPanel = async () => ({ default: (await import("./bell-panel.tsx")).BellPanel });
const BellPanel = lazy(loadPanel);

/** The largest count that fits beside the bell. */
const mostShown = 99;

/** The bell in the dashboard header: shows the unread count and opens the notifications. */
export function Bell({ className }: { className?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<"never" | "open" | "closed">("never");
  const { data: unread = 0 } = useQuery(
    queries.notices.list.queryOptions({ select: (answer) => answer.unread }),
  );
  const isOpen = opened === "open";
  return (
    <span className={clsx("relative inline-flex", className)}>
      <IconButton
        ref={button}
        label={bellWords.unread(unread)}
        icon={<BellIcon size={19} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPanel()}
        onClick={() => setOpened(isOpen ? "closed" : "open")}
        className={clsx(isOpen && "bg-sunk text-ink")}
      />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -top-0.5 left-1/2 min-w-4 rounded-full bg-brass px-1 text-center text-xs font-semibold text-paper"
        >
          {unread > mostShown ? `${mostShown}+` : unread}
        </span>
      )}
      {opened !== "never" && (
        <Suspense>
          <BellPanel anchor={button} open={isOpen} onClose={() => setOpened("closed")} />
        </Suspense>
      )}
    </span>
  );
}
