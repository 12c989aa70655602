import clsx from "clsx";
import type { Professional } from "#contract/links.ts";
import { cardState } from "#domain/links/invitation.ts";
import { mostFound, shortestTerm } from "#domain/links/sought.ts";
import type { Side } from "#domain/profiles/sides.ts";
import type { Profile } from "#web/account/auth-state.ts";
import { messageOf, isSignedOut } from "#web/client/failure.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useInvitations } from "../party/queries.ts";
import { findWords as words, statusesFailed } from "./find-messages.ts";
import { type BetweenUs, ProfessionalCard } from "./professional-card.tsx";
import { SearchBox } from "./search-box.tsx";
import { useSearchTerm } from "./use-search-term.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queries } from "#web/client/api.ts";
import { showToast } from "#web/ui/toast/toast.ts";

/** Props of ProfessionalSearch. */
export type ProfessionalSearchProps = {
  /** The profile of the person who searches. */
  me: Profile;
  /** The side to search for. */
  sought: Exclude<Side, null>;
};

/** The search for professionals of the other side, with a card for each result. */
export function ProfessionalSearch({ me, sought }: ProfessionalSearchProps) {
  const { typed, term, type } = useSearchTerm();
  const isTooShort = typed.trim().length < shortestTerm;
  // The box may be ahead of the address: a term that is too short stops the search at once.
  const asked = isTooShort || term.length < shortestTerm ? null : term;
  const search = useProfessionals(asked);
  const { data: invitations, error: unread } = useInvitations(statusesFailed);

  function betweenUs(other: string): BetweenUs {
    if (!invitations) return { state: unread ? "unknown" : "loading", isInvitedByThem: false };
    const isInvitedByThem = invitations.some(
      ({ status, invitingProfileId }) => status === "pending" && invitingProfileId === other,
    );
    return { state: cardState(other, me, invitations), isInvitedByThem };
  }

  const { data, isPlaceholderData: isOld } = search;
  const error = isTooShort ? null : search.error;
  const found = error || !asked ? undefined : data;

  function said() {
    if (isTooShort) return <EmptyState line={words.tooShort} />;
    if (error) return null;
    if (!found || isOld) return <Spinner className={found?.length ? "min-h-6" : "w-full py-14"} />;
    if (found.length === 0) return <EmptyState line={words.nothing} text={words.nothingHint} />;
    const count = found.length < mostFound ? words.found(found.length) : words.most(mostFound);
    return <p className="min-h-6 text-sm text-soft">{count}</p>;
  }

  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="text-2xl font-semibold">{words.titles[sought]}</h2>
        <p className="mt-1 text-soft">{words.intro[sought]}</p>
      </div>
      <SearchBox value={typed} onType={type} />
      <div role="status" hidden={Boolean(error)}>
        {said()}
      </div>
      {error && (
        <ErrorState
          title={words.failed}
          text={words.failedText(messageOf(error))}
          onRetry={() => void search.refetch()}
          retrying={search.isFetching}
        />
      )}
      {found && found.length > 0 && <Cards {...{ found, isOld, betweenUs }} />}
    </div>
  );
}

type CardsProps = {
  found: Professional[];
  /** Whether these are the results of the previous term, while the next ones load. */
  isOld: boolean;
  betweenUs: (other: string) => BetweenUs;
};

function Cards({ found, isOld, betweenUs }: CardsProps) {
  return (
    <ul
      aria-label={words.results}
      aria-busy={isOld}
      className={clsx(
        "grid gap-4 transition-opacity sm:grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]",
        isOld && "opacity-60",
      )}
    >
      {found.map((professional) => (
        <ProfessionalCard
          key={professional.id}
          professional={professional}
          {...betweenUs(professional.id)}
        />
      ))}
    </ul>
  );
}

/**
 * The professionals that match a term; null doesn't search. Each term has its own cache key and aborts the previous
 * request, so that an older answer never replaces a newer one. A failure shows a toast.
 */
function useProfessionals(term: string | null) {
  const professionals = useQuery({
    ...queries.links.search.queryOptions({ input: { term: term ?? "" } }),
    enabled: term !== null,
    placeholderData: keepPreviousData,
  });
  const { error, errorUpdatedAt } = professionals;
  useEffect(() => {
    if (error && !isSignedOut(error))
      showToast({
        title: words.failed,
        text: words.failedText(messageOf(error)),
        variant: "destructive",
      });
  }, [error, errorUpdatedAt]);
  return professionals;
}
