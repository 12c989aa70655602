import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ShareableDeal } from "#contract/links.ts";
import { queries } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { SavedSign } from "./saved-sign.tsx";
import { dealWords as words } from "./sharing-messages.ts";
import { useShareDeal } from "./sharing-saves.ts";
import { useAtOnce } from "./use-at-once.ts";

const pauseMs = 250;
/** The most deals that the server lists. */
const mostListed = 100;

/** The officer's deals, with a checkbox to share each with the agent. */
export function DealChoice({ invitationId }: { invitationId: string }) {
  const [typed, setTyped] = useState("");
  const search = useLater(typed.trim(), pauseMs);
  const deals = useQuery(
    queries.links.shareableDeals.queryOptions({
      input: { id: invitationId, ...(search && { search }) },
      placeholderData: keepPreviousData,
    }),
  );
  const share = useShareDeal(invitationId);
  const { data, error } = deals;

  if (error && !data)
    return (
      <ErrorState
        className="py-6"
        title={words.failed}
        text={messageOf(error)}
        onRetry={() => void deals.refetch()}
        retrying={deals.isFetching}
      />
    );
  if (!data) return <Spinner className="min-h-24" />;
  if (data.deals.length === 0 && !search)
    return <p className="mt-1 text-sm text-soft">{words.none}</p>;
  return (
    <div className="mt-2 max-w-xl">
      <TextInput
        type="search"
        value={typed}
        aria-label={words.search}
        placeholder={words.search}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {data.deals.length > 0 ? (
        <ul
          aria-label={words.list}
          className="mt-2 max-h-80 divide-y divide-line overflow-y-auto rounded-control border border-line"
        >
          {data.deals.map((deal) => (
            <DealLine
              key={deal.id}
              deal={deal}
              onShare={(isShared) => share.mutateAsync({ deal, isShared })}
            />
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-sm text-soft">{words.nothing}</p>
      )}
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-sm text-soft">
        <span>{words.shared(data.sharedCount)}</span>
        {data.deals.length === mostListed && <span>{words.most(mostListed)}</span>}
        <SavedSign state={share.status} />
      </p>
    </div>
  );
}

type DealLineProps = {
  deal: ShareableDeal;
  onShare: (isShared: boolean) => Promise<unknown>;
};

function DealLine({ deal, onShare }: DealLineProps) {
  const { shown, press } = useAtOnce(deal.isShared);
  const name = [deal.firstName, deal.lastName].filter(Boolean).join(" ");
  return (
    <li className="px-3 py-1">
      <Checkbox
        label={
          <>
            <span className="wrap-anywhere">{name}</span>{" "}
            <span className="text-sm text-soft">{deal.status}</span>
          </>
        }
        checked={shown}
        onChange={({ target: { checked } }) => press(checked, onShare(checked))}
        className="w-full"
      />
    </li>
  );
}

/** The text, updated once it has not changed for this long (milliseconds). */
function useLater(text: string, ms: number): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return later;
}
