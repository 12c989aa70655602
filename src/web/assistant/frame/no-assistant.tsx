import { useWords } from "#web/language/use-words.ts";
import { useEffect } from "react";
import { loadFailedTitle } from "#web/booking/frame/frame-messages.ts";
import { useHost } from "#web/booking/frame/use-host.ts";
import { messageOf } from "#web/client/failure.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { FrameSkeleton } from "./frame-skeleton.tsx";
import { frameWords } from "./frame-messages.ts";

/** Shown when the professional's assistant is off, or when no professional has this id (as in use-host.ts). */
export function NoAssistant({ profileId }: { profileId: string }) {
  const words = useWords(frameWords);
  const { host, failure, isBusy, retry } = useHost("Appointment", profileId);
  const name = host?.fullName;
  useEffect(() => {
    if (name) document.title = words.titleOf(name);
  }, [name, words]);

  if (failure)
    return (
      <ErrorState
        level={1}
        title={loadFailedTitle}
        text={messageOf(failure)}
        onRetry={retry}
        retrying={isBusy}
        className="lg:py-28"
      />
    );
  if (!host) return <FrameSkeleton />;
  return (
    <EmptyState
      level={1}
      line={words.away(host.fullName)}
      text={words.awayText(host.fullName)}
      className="lg:py-28"
      action={
        <LinkButton to={`/book/${profileId}`} variant="primary">
          {words.book}
        </LinkButton>
      }
    />
  );
}
