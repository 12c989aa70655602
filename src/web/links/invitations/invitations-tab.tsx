import { isLiveLink } from "#domain/links/invitation.ts";
import { soughtSide } from "#domain/links/sought.ts";
import type { Profile } from "#web/account/auth-state.ts";
import { messageOf } from "#web/client/failure.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useInvitations } from "../party/queries.ts";
import { InvitationCard } from "./invitation-card.tsx";
import { emptyWords, invitationWords as words, listFailed } from "./invitation-messages.ts";
import { otherPartyOf } from "./invitation-text.ts";

/** All sent and received invitations, newest first, with the links that came from them. */
export function InvitationsTab({ me }: { me: Profile }) {
  const invitations = useInvitations(listFailed);
  const { data, error } = invitations;
  if (error && !data)
    return (
      <ErrorState
        title={listFailed.title}
        text={messageOf(error)}
        onRetry={() => void invitations.refetch()}
        retrying={invitations.isFetching}
      />
    );
  if (data?.length === 0)
    return (
      <EmptyState
        line={emptyWords.line}
        text={emptyWords.text[soughtSide(me) === "agent" ? "loan officer" : "agent"]}
        action={
          <LinkButton variant="primary" to="/dashboard/find-professionals">
            {emptyWords.find}
          </LinkButton>
        }
      />
    );
  const live = data?.find((one) => one.agentId === me.id && isLiveLink(one));
  const officerNow = live ? otherPartyOf(live, me.id).fullName : null;
  return (
    <ul aria-label={words.list} aria-busy={!data} className="flex max-w-[60rem] flex-col gap-4">
      {data?.map((invitation) => (
        <InvitationCard
          key={invitation.id}
          invitation={invitation}
          me={me.id}
          officerNow={officerNow}
        />
      )) ?? <CardsOnTheirWay />}
    </ul>
  );
}

function CardsOnTheirWay() {
  return [0, 1, 2].map((card) => (
    <li
      key={card}
      aria-hidden="true"
      className="flex gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <Skeleton className="size-12 shrink-0 rounded-full" />
      <div className="min-w-0 flex-1">
        <Skeleton className="h-4.5 w-40 max-w-full" />
        <Skeleton className="mt-2 h-3 w-56 max-w-full" />
        <Skeleton className="mt-4 h-3 w-64 max-w-full" />
        <Skeleton className="mt-5 h-10 w-44 max-w-full" />
      </div>
    </li>
  ));
}
