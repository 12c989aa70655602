import { messageOf } from "#web/client/failure.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { ContactsPanel } from "./contacts-panel.tsx";

/** Props of FailedList. */
export type FailedListProps = {
  title: string;
  error: Error;
  retry: () => Promise<unknown>;
  isBusy: boolean;
};

/** Replaces a list that could not be loaded; unlike the toast, it stays. */
export function FailedList({ title, error, retry, isBusy }: FailedListProps) {
  return (
    <ContactsPanel>
      <ErrorState
        title={title}
        text={messageOf(error)}
        onRetry={() => void retry()}
        retrying={isBusy}
      />
    </ContactsPanel>
  );
}
