import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { momentText } from "#domain/kernel/moment-text.ts";
import { messageOf } from "#web/client/failure.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { contactPath } from "../contact/contact-links.ts";
import { ContactStatus } from "../contact/contact-status.tsx";
import { nameOf } from "../contact/name-of.ts";
import { referralWords as words } from "./contact-messages.ts";
import { referralsOptions } from "./contact-queries.ts";

/** The leads and deals that name this partner as their source, with links. */
export function PartnerReferrals({ partnerId }: { partnerId: string }) {
  const list = useInfiniteQuery(referralsOptions(partnerId));
  const { data, error, isFetchNextPageError } = list;
  const zone = useZone();
  return (
    <Panel
      title={words.title}
      aside={data && data.count > 0 && <p className="text-soft">{words.count(data.count)}</p>}
    >
      {!data && error && (
        <ErrorState
          className="py-8"
          title={words.failed}
          text={messageOf(error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {data?.count === 0 && <p className="px-5 py-4 text-soft">{words.none}</p>}
      {data && data.count > 0 && (
        <ul aria-label={words.title} className="divide-y divide-line">
          {data.referrals.map((one) => (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5"
            >
              <Link
                to={contactPath(one.id)}
                className="text-link inline-flex min-h-8 min-w-0 items-center font-semibold wrap-anywhere pointer-coarse:min-h-11"
              >
                {nameOf(one)}
              </Link>
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="text-soft">{one.type}</span>
                <ContactStatus status={one.status} />
                <time dateTime={one.createdAt.toISOString()} className="text-sm text-soft">
                  {momentText(one.createdAt, zone)}
                </time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && list.hasNextPage && (
        <div className="flex flex-col items-center gap-2 px-5 py-4">
          {isFetchNextPageError && (
            <p role="alert" className="text-sm text-clay">
              {words.moreFailed}
            </p>
          )}
          <Button
            size="sm"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {words.loadMore}
          </Button>
        </div>
      )}
    </Panel>
  );
}
