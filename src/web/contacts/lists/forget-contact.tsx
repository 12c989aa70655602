import { showToast } from "#web/ui/toast/toast.ts";
import { nameOf, type NamedContact } from "../contact/name-of.ts";
import {
  confirmForgetLabel,
  forgetQuestion,
  forgetWarning,
  forgottenTitle,
} from "./list-messages.ts";
import { useForgetContact } from "./queries.ts";
import { RemovalQuestion } from "./removal-question.tsx";

/** Props of ForgetContact. */
export type ForgetContactProps = {
  /** Whom the question is about; stays while it closes. */
  contact: NamedContact | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before a deleted contact goes for good, and says how it went. */
export function ForgetContact({ contact, ...dialog }: ForgetContactProps) {
  const removal = useForgetContact();
  if (!contact) return null;
  const name = nameOf(contact);
  return (
    <RemovalQuestion
      {...dialog}
      contact={contact}
      removal={removal}
      title={forgetQuestion(name)}
      description={forgetWarning}
      confirmLabel={confirmForgetLabel}
      onGone={() => showToast({ title: forgottenTitle(name), variant: "success" })}
    />
  );
}
