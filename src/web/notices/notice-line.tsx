import { useCallback } from "react";
import { Link } from "react-router";
import type { Notice } from "#contract/notices.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { howLongAgo } from "#domain/notices/how-long-ago.ts";
import { whereTo } from "#domain/notices/where-to.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { Badge } from "#web/ui/badge.tsx";
import { useClock } from "#web/ui/use-clock.ts";
import { bellWords } from "./messages.ts";
import { noticeText } from "./notice-text.ts";

const lookEvery = 20_000; // milliseconds

/** Props of NoticeLine. */
export type NoticeLineProps = {
  notice: Notice;
  /** Whether it was unread when the panel showed it. */
  isNew: boolean;
  /** Called when the link is followed. */
  onFollow: () => void;
};

/** One notification: who did what and how long ago, as a link. */
export function NoticeLine({ notice, isNew, onFollow }: NoticeLineProps) {
  const zone = useZone();
  const { happenedAt } = notice;
  const when = useClock(
    useCallback(() => howLongAgo(happenedAt, new Date(), zone), [happenedAt, zone]),
    lookEvery,
  );
  const { who, act } = noticeText(notice, zone);
  return (
    <li>
      <Link
        to={whereTo(notice)}
        onClick={onFollow}
        className="flex items-start gap-3 px-4 py-3 text-ink no-underline -outline-offset-2 hover:bg-sunk"
      >
        <span className="min-w-0 flex-1">
          <span className="block">
            <strong className="font-semibold">{who}</strong> {act}
          </span>
          <time
            dateTime={happenedAt.toISOString()}
            title={momentText(happenedAt, zone)}
            className="mt-0.5 block text-sm text-soft"
          >
            {when}
          </time>
        </span>
        {isNew && <Badge tone="brass">{bellWords.isNew}</Badge>}
      </Link>
    </li>
  );
}
