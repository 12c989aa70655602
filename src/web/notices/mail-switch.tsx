import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queries } from "#web/client/api.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { bellWords as words } from "./messages.ts";

/** Whether a mail follows each notice; it shows at once, and goes back where the server refuses. */
export function MailSwitch({ sendsMail }: { sendsMail: boolean }) {
  const client = useQueryClient();
  const saving = useMutation(
    queries.notices.setMail.mutationOptions({
      onSuccess: () => client.invalidateQueries({ queryKey: queries.notices.key() }),
      onError: (error) => {
        if (!isSignedOut(error))
          showToast({ title: words.mailFailed, text: messageOf(error), variant: "destructive" });
      },
    }),
  );
  return (
    <div className="border-t border-line px-4 py-2">
      <Checkbox
        label={words.mail}
        checked={saving.isPending ? saving.variables.sendsMail : sendsMail}
        aria-busy={saving.isPending || undefined}
        onChange={({ target }) => {
          if (!saving.isPending) saving.mutate({ sendsMail: target.checked });
        }}
      />
    </div>
  );
}
