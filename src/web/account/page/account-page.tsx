import { useEffect } from "react";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { failureText } from "../failure.ts";
import { useCleanReturn, useReturnToast } from "../return-toast.ts";
import { session } from "../session.ts";
import "./account-page.css";
import { ActivityPanel } from "./activity-panel.tsx";
import { DataPanel } from "./data-panel.tsx";
import { DevicesPanel } from "./devices-panel.tsx";
import { KeysPanel } from "./keys-panel.tsx";
import { LinkedPanel } from "./linked-panel.tsx";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { useAccount } from "./queries.ts";
import { ReturnNote } from "./return-note.tsx";
import { SecondStepPanel } from "./second-step-panel.tsx";
import { SignInPanel } from "./sign-in-panel.tsx";
import { pageWords as words } from "./sign-in-words.ts";

/** Props of AccountPage. */
export type AccountPageProps = {
  /** Leaves the dashboard after the account is deleted. */
  onErased: () => void;
};

/** The Account and security page. */
export function AccountPage({ onErased }: AccountPageProps) {
  useReturnToast("link");
  useCleanReturn("link");
  return (
    <div className="flex max-w-[60rem] flex-col gap-6">
      <ReturnNote />
      <Sections onErased={onErased} />
    </div>
  );
}

function Sections({ onErased }: AccountPageProps) {
  const { data: account, error, refetch, isFetching } = useAccount();

  // An email that was confirmed on another device is new to this page's session too.
  useEffect(() => {
    const now = session.get();
    if (account?.email && now.status === "signed-in" && now.user.email !== account.email)
      void session.recheck();
  }, [account?.email]);

  if (!account && error)
    return (
      <Panel>
        <ErrorState
          title={words.failed}
          text={failureText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Panel>
    );
  if (!account)
    return (
      <div aria-busy="true" className="flex flex-col gap-6">
        {Array.from({ length: 3 }, (_, index) => (
          <Panel key={index}>
            <div className="flex flex-col gap-4 p-5">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-10 w-full" />
              <Skeleton className="h-10 w-full" />
            </div>
          </Panel>
        ))}
      </div>
    );
  return (
    <>
      <SignInPanel account={account} />
      <SecondStepPanel account={account} />
      <PasskeysPanel account={account} />
      <LinkedPanel account={account} />
      <DevicesPanel account={account} />
      <KeysPanel account={account} />
      <ActivityPanel />
      <DataPanel account={account} onErased={onErased} />
    </>
  );
}
