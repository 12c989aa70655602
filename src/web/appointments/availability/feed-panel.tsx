import { useRef, useState } from "react";
import { messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { CopyField } from "#web/ui/copy-field.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { feedWords as words } from "./availability-messages.ts";
import { useChangeFeed, useFeed } from "./queries.ts";

type Act = "renew" | "end";

const questions = {
  renew: { title: words.renewQuestion, description: words.renewText, confirmLabel: words.renew },
  end: { title: words.endQuestion, description: words.endText, confirmLabel: words.end },
} as const;

/** The private address of the calendar feed, which can be created, copied, renewed and removed. */
export function FeedPanel() {
  const feed = useFeed();
  const { mutate, isPending } = useChangeFeed();
  const [asked, setAsked] = useState<{ act: Act; isOpen: boolean }>({
    act: "renew",
    isOpen: false,
  });
  const place = useRef<HTMLDivElement>(null);
  const ask = (act: Act) => setAsked({ act, isOpen: true });
  const close = () => setAsked(({ act }) => ({ act, isOpen: false }));

  function change(act: Act, done: string) {
    mutate(act, {
      onSuccess: () => showToast({ title: done, variant: "success" }),
      onError: (error) =>
        showToast({ title: words.changeFailed, text: messageOf(error), variant: "destructive" }),
      onSettled: close,
    });
  }

  function body() {
    if (!feed.data && feed.error)
      return (
        <ErrorState
          title={words.failed}
          text={messageOf(feed.error)}
          onRetry={() => void feed.refetch()}
          retrying={feed.isFetching}
          className="py-6"
        />
      );
    if (!feed.data) return <Skeleton className="h-10 w-full max-w-xl" />;
    const { url } = feed.data;
    if (url === null)
      return (
        <Button busy={isPending} onClick={() => change("renew", words.made)}>
          {words.make}
        </Button>
      );
    return (
      <>
        <CopyField label={words.label} value={url} className="w-full" />
        <div className="flex w-full flex-wrap items-center gap-3">
          <a
            href={url.replace(/^https?:/, "webcal:")}
            className="text-link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
          >
            {words.open}
          </a>
          <Button size="sm" className="sm:ml-auto" onClick={() => ask("renew")}>
            {words.renew}
          </Button>
          <Button size="sm" onClick={() => ask("end")}>
            {words.end}
          </Button>
        </div>
      </>
    );
  }

  return (
    <Panel title={words.title}>
      <div ref={place} tabIndex={-1} className="flex flex-col items-start gap-4 p-5 outline-none">
        <p className="max-w-[60ch] text-soft">{words.text}</p>
        {feed.data?.url && (
          <p className="max-w-[60ch] rounded-control bg-brass-wash px-3 py-2">{words.warning}</p>
        )}
        <div className="flex w-full max-w-xl flex-col items-start gap-3">{body()}</div>
      </div>
      <ConfirmDialog
        {...questions[asked.act]}
        open={asked.isOpen}
        onOpenChange={(isOpen) => !isOpen && close()}
        onConfirm={() => change(asked.act, asked.act === "renew" ? words.renewed : words.ended)}
        busy={isPending}
        variant={asked.act === "end" ? "danger" : "primary"}
        // The button that opened the dialog disappears with the address, so focus needs another place.
        finalFocus={() => (asked.act === "end" && place.current ? place.current : true)}
      />
    </Panel>
  );
}
