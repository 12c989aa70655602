import { lazy, Suspense, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { endWords as words } from "./invitation-messages.ts";
import { useEndLink } from "./invitation-saves.ts";

// Rarely needed, so its code is loaded on demand.
const ConfirmDialog = lazy(async () => ({
  default: (await import("#web/ui/confirm-dialog.tsx")).ConfirmDialog,
}));

/** Props of EndLink. */
export type EndLinkProps = {
  invitationId: string;
  /** Whether there is a link to end. The dialog stays mounted after that, until it has closed. */
  isLinked: boolean;
  isOfficer: boolean;
  otherName: string;
  /** The id of the element with the other person's name. */
  describedBy: string;
  /** The element that gets the focus once the link, and with it this button, is gone. */
  focusAfter: () => HTMLElement | null;
};

/** Ends a link after a confirmation that says what else ends. */
export function EndLink(props: EndLinkProps) {
  const { invitationId, isLinked, isOfficer, otherName } = props;
  const [question, setQuestion] = useState<"never" | "open" | "closed">("never");
  const end = useEndLink({ id: invitationId, otherName });
  return (
    <>
      {isLinked && (
        <Button size="sm" aria-describedby={props.describedBy} onClick={() => setQuestion("open")}>
          {words.act}
        </Button>
      )}
      {question !== "never" && (
        <Suspense>
          <ConfirmDialog
            open={question === "open"}
            onOpenChange={(open) => setQuestion(open ? "open" : "closed")}
            title={words.question(otherName)}
            description={isOfficer ? words.asOfficer(otherName) : words.asAgent(otherName)}
            confirmLabel={words.act}
            busy={end.isPending}
            onConfirm={() => end.mutate(undefined, { onSettled: () => setQuestion("closed") })}
            finalFocus={() => (end.isSuccess && props.focusAfter()) || true}
          />
        </Suspense>
      )}
    </>
  );
}
