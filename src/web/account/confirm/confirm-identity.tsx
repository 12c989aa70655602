import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { queries } from "#web/client/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { failureText } from "../failure.ts";
import { hasPasskeys } from "../passkeys.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { confirmWords as words, wayNames } from "./messages.ts";
import { type Way, waysOf } from "./ways.ts";

/** Props of ConfirmIdentity. */
export type ConfirmIdentityProps = {
  open: boolean;
  /** Called once: true if the person confirmed, false if they cancelled. */
  onAnswer: (isConfirmed: boolean) => void;
};

/** The "Confirm it's you" dialog, with all the ways that the person has. */
export function ConfirmIdentity({ open, onAnswer }: ConfirmIdentityProps) {
  const formId = useId();
  const account = useQuery(queries.account.overview.queryOptions());
  const [chosen, setChosen] = useState<Way | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [canSubmit, setCanSubmit] = useState(true);
  const ways = account.data ? waysOf(account.data, hasPasskeys()) : [];
  const way = chosen && ways.includes(chosen) ? chosen : ways[0];
  const others = ways.filter((one) => one !== way);

  function body() {
    if (!account.data && account.error)
      return (
        <ErrorState
          title={words.failed}
          text={failureText(account.error)}
          onRetry={() => void account.refetch()}
          retrying={account.isFetching}
          className="py-6"
        />
      );
    if (!account.data) return <Skeleton className="h-10 w-full" />;
    if (!way) return <p>{words.none}</p>;
    return (
      <ConfirmForm
        key={way}
        id={formId}
        way={way}
        account={account.data}
        isBusy={isBusy}
        onBusy={setBusy}
        onCanSubmit={setCanSubmit}
        onDone={() => onAnswer(true)}
        // Two-step sign-in was set up in the meantime, so its factors are now the ways to confirm.
        onOtherWay={() => void account.refetch()}
      />
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isBusy && onAnswer(false)}
      title={words.title}
      description={words.text}
      width="sm"
      footer={
        <>
          <Button disabled={isBusy} onClick={() => onAnswer(false)}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isBusy}
            disabled={!way || !canSubmit}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      {body()}
      {others.length > 0 && (
        <div className="mt-5 border-t border-line pt-4">
          <p className="text-sm text-soft">{words.otherWays}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {others.map((one) => (
              <Button
                key={one}
                size="sm"
                disabled={isBusy}
                onClick={() => {
                  setChosen(one);
                  setCanSubmit(true);
                }}
              >
                {wayNames[one]}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  );
}
