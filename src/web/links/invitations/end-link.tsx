import { lazy, Suspense, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { endWords as words } from "./invitation-messages.ts";
import { useEndLink } from "./invitation-saves.ts";

// Asked for seldom, and it brings dialogs with it.
const ConfirmDialog = lazy(async () => ({
  default: (await import("#web/ui/confirm-dialog.tsx")).ConfirmDialog,
}));

/** Props of EndLink. */
export type EndLinkProps = {
  invitationId: string;
  /** There is a link to end; the question outlives it until it has closed. */
  isLinked: boolean;
  isOfficer: boolean;
  otherName: string;
  /** The id of the name that the link is with. */
  describedBy: string;
  /** Takes the focus once the link, and this button, are gone. */
  focusAfter: () => HTMLElement | null;
};

/** Ends a link, after saying what ends with it. */
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
