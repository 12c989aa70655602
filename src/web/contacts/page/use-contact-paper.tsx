import type { ContactInFull } from "#contract/contacts/saved.ts";
import { addressOf } from "#web/account/address-of.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { messageOf } from "#web/client/failure.ts";
import { paperWords } from "#web/ui/paper/messages.ts";
import { usePaper } from "#web/ui/paper/use-paper.ts";
import { showToast } from "#web/ui/toast/toast.ts";

/** Prints a contact with its whole timeline; how that looks comes with the press. */
export function useContactPaper(contact: ContactInFull) {
  const { user, profile } = useAuth();
  return usePaper(
    async (onDone) => {
      const [{ ContactPaper }, { wholeTimeline }] = await Promise.all([
        import("./contact-paper.tsx"),
        import("./whole-timeline.ts"),
      ]);
      const timeline = await wholeTimeline(contact.id);
      const by = profile?.fullName || (user ? addressOf(user) : "");
      return (
        <ContactPaper {...timeline} contact={contact} now={new Date()} by={by} onDone={onDone} />
      );
    },
    (error) =>
      showToast({ title: paperWords.failed, text: messageOf(error), variant: "destructive" }),
  );
}
