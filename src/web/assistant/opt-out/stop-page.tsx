import { ORPCError } from "@orpc/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import { BookingData } from "#web/booking/frame/booking-data.tsx";
import { FailedPart } from "#web/booking/frame/failed-part.tsx";
import { failureWords } from "#web/booking/frame/failure-messages.ts";
import { api, queries } from "#web/client/api.ts";
import { useTitle, useWords } from "#web/language/use-words.ts";
import { VisitorPage } from "#web/language/visitor-page.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { PageMeta } from "#web/ui/page-meta.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { optOutWords } from "./opt-out-messages.ts";

export const meta: PageMeta = () => [
  { title: optOutWords.english.pageTitle },
  { name: "robots", content: "noindex" },
];

/** The target of the opt-out link in the assistant's emails: one click stops all messages. */
export default function StopPage() {
  const { profileId = "" } = useParams();
  const secret = useLocation().hash.slice(1);
  return (
    <VisitorPage>
      <BookingData key={`${profileId} ${secret}`}>
        <OptOut profileId={profileId} secret={secret} />
      </BookingData>
    </VisitorPage>
  );
}

const place = "lg:py-28";

function OptOut(link: { profileId: string; secret: string }) {
  const words = useWords(optOutWords);
  const { messageOf } = useWords(failureWords);
  useTitle(words.pageTitle);
  const queryClient = useQueryClient();
  const options = queries.assistant.optOut.read.queryOptions({
    input: link,
    enabled: link.secret !== "",
  });
  const { data, error, isFetching, refetch } = useQuery(options);
  // Needs a click, because email scanners open every link in an email.
  const stop = useMutation({
    mutationFn: () => api.assistant.optOut.stop(link),
    onSuccess: (state) => queryClient.setQueryData(options.queryKey, state),
    onError: (failure) =>
      showToast({ title: words.stopFailed, text: messageOf(failure), variant: "destructive" }),
  });
  const code = error instanceof ORPCError ? String(error.code) : "";

  if (link.secret === "" || ["NO_LINK", "BAD_REQUEST"].includes(code))
    return (
      <EmptyState
        level={1}
        line={words.wrongTitle}
        text={words.wrongText}
        className={place}
        action={
          <LinkButton to="/" reloadDocument>
            {words.home}
          </LinkButton>
        }
      />
    );
  if (data)
    return (
      <div aria-live="polite">
        {data.isStopped ? (
          <EmptyState
            level={1}
            line={words.stopped(data.fullName)}
            text={words.stoppedText(data.address)}
            className={place}
          />
        ) : (
          <EmptyState
            level={1}
            line={words.title(data.fullName)}
            text={words.text(data.fullName, data.address)}
            className={place}
            action={
              <Button variant="primary" busy={stop.isPending} onClick={() => stop.mutate()}>
                {words.stop}
              </Button>
            }
          />
        )}
      </div>
    );
  if (error)
    return (
      <FailedPart
        level={1}
        title={words.failed}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className={place}
      />
    );
  return (
    <div className="grid min-h-96 place-items-center">
      <Spinner label={words.loading} />
    </div>
  );
}
